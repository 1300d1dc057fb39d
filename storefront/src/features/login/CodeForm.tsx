import { codeRules } from '@kasbeno/api/contracts/identity'
import { useState, type FormEvent } from 'react'
import { Button } from '#components/Button.tsx'
import { CodeField } from '#components/CodeField.tsx'
import { Countdown } from '#components/Countdown.tsx'
import { Ltr } from '#components/Ltr.tsx'
import { Notice } from '#components/Notice.tsx'
import { login as text } from '#i18n/fa/login.ts'
import { otp } from '#i18n/fa/otp.ts'
import { ApiError, messageOf } from '#lib/api/errors.ts'
import { toast, toastError } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'
import styles from './login.module.css'

interface CodeFormProps {
  phone: string
  deadline: number
  /** Said above the field when an earlier code is still alive. */
  notice: string | null
  onResend: () => Promise<void>
  onCode: (code: string) => Promise<void>
  onEditPhone: () => void
}

/** What belongs to the code is said under its field: wrong, used up, locked. */
const belongsToCode = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 400 || error.status === 429 || error.status === 422)

export const CodeForm = (props: CodeFormProps) => {
  const { phone, deadline, notice, onResend, onCode, onEditPhone } = props
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const verify = useCommand(onCode, (failure) => {
    if (!belongsToCode(failure)) return toastError(failure)
    setCode('')
    setError(messageOf(failure))
  })
  const resend = useCommand(async () => {
    setError(undefined)
    setCode('')
    await onResend()
    toast('success', otp.resent)
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === codeRules.digits) void verify.run(code)
    else setError(code === '' ? otp.missing : otp.incomplete)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.sentTo}>
        <p>
          {text.codeSentTo}{' '}
          <strong>
            <Ltr>{phone}</Ltr>
          </strong>
        </p>
        <Button look="quiet" small icon="edit" onClick={onEditPhone}>
          {text.editPhone}
        </Button>
      </div>
      {notice && <Notice tone="info">{notice}</Notice>}
      <CodeField
        length={codeRules.digits}
        value={code}
        error={error}
        disabled={verify.isRunning}
        onChange={(typed) => {
          setCode(typed)
          if (typed !== '') setError(undefined)
        }}
        onComplete={(complete) => void verify.run(complete)}
      />
      <Countdown
        deadline={deadline}
        isResending={resend.isRunning}
        onResend={() => void resend.run()}
      />
      <Button type="submit" wide isRunning={verify.isRunning}>
        {text.enter}
      </Button>
    </form>
  )
}
