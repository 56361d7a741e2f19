import { limits } from '@qadam/contract'
import { Notice } from '@qadam/ui/notice'
import { RecorderPanel, useVoiceRecorder, type RecorderLabels } from '@qadam/ui/recorder-panel'
import type { RecorderState } from '@qadam/ui/recorder'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Work, WorkAreaProps } from './practice-work.ts'
import type { FileQueue } from './file-queue.ts'
import { playerLabels } from './media-labels.ts'
import { microphoneHelp } from './microphone-help.ts'
import { practiceDraftQuery } from './practice-queries.ts'
import { recordingKey } from './recording-key.ts'
import { useFileQueue } from './use-workspace.ts'

/** A spoken answer: recorded here, stored each second, sent when it is submitted. */
export default function VoiceWork({ question, accountId, disabled, onWork }: WorkAreaProps): ReactNode {
  const { t } = useTranslation()
  const maxSeconds = question.other.max_s ?? limits.voice.max_s
  const storageKey = recordingKey(accountId, question.id)
  const { recorder, state } = useVoiceRecorder({ maxSeconds, storageKey })
  const { queue } = useFileQueue(accountId, question.id)
  const recording = state.kind === 'recorded' ? state.recording : undefined
  const server = useQuery(practiceDraftQuery(accountId, question.id))
  const lacksConsent = server.data?.draft.needs_consent === true

  const report = useEffectEvent(onWork)
  const { kind } = state
  useEffect(() => {
    report(
      lacksConsent
        ? { kind: 'missing', message: t('practice.voice.no_consent_text') }
        : recording
          ? { kind: 'files', read: () => queueRecording(queue, recording.blob, t('practice.voice.file')) }
          : missingOf(t, kind),
    )
  }, [t, queue, recording, kind, lacksConsent])

  const labels = useMemo(() => recorderLabels(t), [t])
  return (
    <>
      {lacksConsent && (
        <Notice
          tone="saffron"
          icon="info"
          title={t('practice.voice.no_consent')}
          text={t('practice.voice.no_consent_text')}
        />
      )}
      {/* What was recorded before stays to be heard. */}
      {(!lacksConsent || recording) && (
        <RecorderPanel
          recorder={recorder}
          state={state}
          maxSeconds={maxSeconds}
          disabled={disabled}
          labels={labels}
        />
      )}
    </>
  )
}

function missingOf(t: TFunction, kind: RecorderState['kind']): Work {
  const isRunning = kind === 'recording' || kind === 'paused'
  return { kind: 'missing', message: t(isRunning ? 'practice.voice.running' : 'practice.voice.none') }
}

const extensions: Record<string, string> = { 'audio/webm': 'webm', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' }

/** The recording replaces one that was not submitted after all. @returns its id */
async function queueRecording(queue: FileQueue, blob: Blob, name: string): Promise<readonly string[]> {
  await queue.open()
  for (const { id } of queue.list()) await queue.remove(id)
  const type = blob.type.split(';')[0] ?? ''
  const { ids } = await queue.add([{ name: `${name}.${extensions[type] ?? 'webm'}`, content: blob }])
  return ids
}

function recorderLabels(t: TFunction): RecorderLabels {
  const failure = (reason: 'missing' | 'unsupported' | 'busy' | 'broken') => ({
    title: t(`practice.voice.${reason}`),
    text: t(`practice.voice.${reason}_text`),
  })
  return {
    record: t('practice.voice.record'),
    asking: t('practice.voice.asking'),
    recording: t('practice.voice.recording'),
    pause: t('practice.voice.pause'),
    paused: t('practice.voice.paused'),
    resume: t('practice.voice.resume'),
    stop: t('practice.voice.stop'),
    again: t('practice.voice.again'),
    againTitle: t('practice.voice.again_title'),
    againText: t('practice.voice.again_text'),
    againConfirm: t('practice.voice.again_confirm'),
    againCancel: t('practice.voice.again_cancel'),
    limit: (count) => t('practice.voice.limit', { count }),
    timeLeft: (count) => t('practice.voice.left', { count }),
    interruptedTitle: t('practice.voice.interrupted'),
    interruptedText: t('practice.voice.interrupted_text'),
    failures: {
      denied: {
        title: t('practice.voice.denied'),
        text: t(`practice.voice.allow.${microphoneHelp(navigator)}`),
      },
      missing: failure('missing'),
      unsupported: failure('unsupported'),
      busy: failure('busy'),
      broken: failure('broken'),
    },
    retry: t('practice.voice.retry'),
    player: playerLabels(t),
    playerName: t('practice.voice.name'),
  }
}
