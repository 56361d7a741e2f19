import { Button } from '@qadam/ui/button'
import { TextField } from '@qadam/ui/text-field'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { codeOf } from './code-of.ts'

/** For whom a wrong code brought here: another one, as it was written or as a whole link. */
export function OtherCode(): ReactNode {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const code = codeOf(text)
    setWrong(code === undefined)
    if (code !== undefined) void navigate({ to: `${paths.invite}/${code}` })
  }

  return (
    <form onSubmit={onSubmit} noValidate className="mx-auto flex w-full max-w-sm flex-col gap-3">
      <TextField
        label={t('invite.code.label')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        error={isWrong ? t('invite.code.wrong') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" full>
        {t('invite.code.open')}
      </Button>
    </form>
  )
}
