import { type OutputOf, type StaffActions, officeLimits } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { FormFault } from '@qadam/ui/form-fault'
import { Icon } from '@qadam/ui/icon'
import { Notice } from '@qadam/ui/notice'
import { TextArea } from '@qadam/ui/text-area'
import { isTransient } from '@qadam/web/call-error'
import { formatNumber } from '@qadam/web/format'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { rosterFault } from './roster-fault.ts'
import { refreshRoster } from './roster-queries.ts'
import { saveSlips } from './slips.ts'
import { OpenDialog } from '../../../platform/open-dialog.tsx'
import { FileChooser } from '../../../platform/file-chooser.tsx'

type Imported = OutputOf<StaffActions['students_import']>

/** The passwords of two thousand are hashed in a minute or two, and cannot be fetched again. */
const PATIENCE_MS = 10 * 60_000

/** Of a letter of a file. */
const MOST_BYTES = 4

/** A list of students: validated first, each bad row named; then imported whole, and the passwords saved as a file. */
export function ImportDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation()
  const [csv, setCsv] = useState('')
  const [areSaved, setSaved] = useState(false)
  const [isTooLarge, setTooLarge] = useState(false)
  // The list that was found to be right: it is named on the button for as long as it is being taken, too.
  const [tried, setTried] = useState<{ csv: string; rows: number }>()
  // One list is one request, however often its reply is lost.
  const request = useRef({ csv: '', id: '' })
  const requestOf = (list: string): string => {
    if (request.current.csv !== list) request.current = { csv: list, id: crypto.randomUUID() }
    return request.current.id
  }
  const run = useMutation({
    mutationFn: async (dry_run: boolean) => {
      const input = dry_run ? { csv, dry_run } : { csv, dry_run, request_id: requestOf(csv) }
      return {
        ...(await call('students_import', input, { timeout_ms: PATIENCE_MS })),
        isTried: dry_run,
        csv,
      }
    },
    onSuccess: ({ isTried, created, errors, rows, csv: list }) => {
      setTried(isTried && errors.length === 0 && rows > 0 ? { csv: list, rows } : undefined)
      if (!isTried && created.length > 0) refreshRoster()
    },
    gcTime: 0,
  })
  const read = async (file: File) => {
    run.reset()
    // A film that was chosen by mistake is not even read.
    const most = officeLimits.roster.csvMaxLength
    const text = file.size > most * MOST_BYTES ? undefined : await readText(file)
    const isTaken = text !== undefined && text.length <= most
    setTooLarge(!isTaken)
    if (isTaken) setCsv(text)
  }
  // A result for earlier input is stale.
  const result = run.data?.csv === csv ? run.data : undefined
  const unread = [
    ...(result?.unread ?? []),
    ...(result?.unnamed ?? []).map((place) => t('roster.import_unnamed', { column: columnName(place) })),
  ]
  const created = run.data?.created ?? []
  const isTaking = run.isPending && !run.variables
  const mayClose = !isTaking && (created.length === 0 || areSaved)
  useEffect(() => {
    if (mayClose) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [mayClose])
  const isLost = run.error !== null && !run.variables && isTransient(run.error)
  const isTrying = run.isPending && run.variables
  const ready = tried?.csv === csv && run.error === null && !isTrying ? tried : undefined
  return (
    <OpenDialog
      title={t('roster.import')}
      description={created.length > 0 ? undefined : t('roster.import_text')}
      size="wide"
      onClose={() => mayClose && onClose()}
    >
      {created.length > 0 ? (
        <div className="flex flex-col gap-4">
          <p role="status" className="font-semibold">
            {t('roster.import_done', { count: created.length })}
          </p>
          <p>{t('roster.slips_text')}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              icon={<Icon name="download" size={20} />}
              onClick={() => {
                saveSlips(created, t)
                setSaved(true)
              }}
            >
              {t('roster.slips')}
            </Button>
            <Button variant="secondary" disabled={!areSaved} onClick={onClose}>
              {t('shell.close')}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <FileChooser
            accept=".csv,text/csv,text/plain"
            disabled={isTaking}
            onChoose={(file) => void read(file)}
          >
            {t('roster.import_file')}
          </FileChooser>
          <TextArea
            label={t('roster.import_list')}
            value={csv}
            disabled={isTaking}
            minRows={5}
            maxRows={12}
            spellCheck={false}
            maxLength={officeLimits.roster.csvMaxLength}
            placeholder={'first_name;last_name;phone;group\nAziza;Karimova;+998 90 123 45 67;Python 1'}
            onChange={({ target }) => {
              setTooLarge(false)
              setCsv(target.value)
            }}
          />
          {isTooLarge && (
            <FormFault>
              {t('roster.import_too_long', { most: formatNumber(officeLimits.roster.importMax) })}
            </FormFault>
          )}
          {result && <Findings result={result} />}
          {unread.length > 0 && (
            <Notice
              tone="saffron"
              icon="warning"
              role="status"
              title={t('roster.import_unread')}
              text={<span className="break-words">{unread.join(', ')}</span>}
            />
          )}
          {run.error && <FormFault>{isLost ? t('roster.import_lost') : rosterFault(run.error, t)}</FormFault>}
          <div className="flex flex-wrap gap-3">
            <Button
              variant={ready || isLost ? 'secondary' : 'primary'}
              disabled={csv.trim() === '' || isTaking}
              loading={isTrying}
              onClick={() => run.mutate(true)}
            >
              {t('roster.import_try')}
            </Button>
            {(ready || isLost) && (
              <Button loading={isTaking} onClick={() => run.mutate(false)}>
                {ready ? t('roster.import_take', { count: ready.rows }) : t('errors.retry')}
              </Button>
            )}
          </div>
        </div>
      )}
    </OpenDialog>
  )
}

/** As spreadsheets call the column of this place, from 1: A, B, …, Z, AA. */
function columnName(place: number): string {
  const letter = String.fromCodePoint(65 + ((place - 1) % 26))
  return place > 26 ? columnName(Math.floor((place - 1) / 26)) + letter : letter
}

/** So many bad rows are read at once; the rest comes with the next try. */
const shownErrors = 100

function Findings({ result: { rows, errors } }: { result: Imported }): ReactNode {
  const { t } = useTranslation()
  if (errors.length === 0)
    return (
      <p role="status" className="text-pistachio-text">
        {t('roster.import_fine', { count: rows })}
      </p>
    )
  return (
    <div role="alert" className="flex flex-col gap-2">
      <p className="font-semibold text-pomegranate-text">
        {t('roster.import_bad', { count: errors.length })}
      </p>
      <ul className="list-none rounded-control border border-line p-3">
        {errors.slice(0, shownErrors).map(({ line, field, message }) => (
          <li key={`${line} ${field ?? ''} ${message}`} className="py-0.5 text-compact">
            <span className="font-semibold numbers">{t('roster.import_line', { line })}</span> {message}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** UTF-8, else as spreadsheets of Windows here write it. */
export async function readText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
