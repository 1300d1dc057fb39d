import { digitsOnly, toPersianDigits } from '@kasbeno/api/contracts/digits'
import { useEffect, useRef } from 'react'
import { ui as text } from '#core/words/ui.ts'
import { FieldError, useFieldIds } from './Field.tsx'
import { classes } from './classes.ts'
import styles from './CodeField.module.css'

interface CodeFieldProps {
  length: number
  value: string
  onChange: (code: string) => void
  onComplete: (code: string) => void
  error?: string
  disabled?: boolean
}

interface OtpCredential {
  code: string
}

/** WebOTP, also for repeated codes. */
const useCodeFromMessage = (receive: (code: string) => void) => {
  const latest = useRef(receive)
  latest.current = receive
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const abort = new AbortController()
    const request = { otp: { transport: ['sms'] }, signal: abort.signal }
    const listen = async (): Promise<void> => {
      const credential = await navigator.credentials.get(request as CredentialRequestOptions)
      if (!credential || abort.signal.aborted) return
      latest.current((credential as unknown as OtpCredential).code)
      return listen()
    }
    // Whoever waves the offer away types the code.
    listen().catch(() => undefined)
    return () => abort.abort()
  }, [])
}

/** Looks like five inputs; complete codes are sent. */
export const CodeField = ({
  length,
  value,
  onChange,
  onComplete,
  error,
  disabled,
}: CodeFieldProps) => {
  const { id, control } = useFieldIds({ error })
  const take = (typed: string) => {
    const code = digitsOnly(typed).slice(0, length)
    onChange(code)
    if (code.length === length && code !== value) onComplete(code)
  }
  useCodeFromMessage(take)

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {text.codeLabel}
      </label>
      <div className={styles.frame} dir="ltr">
        <input
          {...control}
          className={styles.input}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          maxLength={length}
          autoFocus
          value={toPersianDigits(value)}
          onChange={({ target }) => take(target.value)}
          onFocus={({ target }) => target.setSelectionRange(value.length, value.length)}
          readOnly={disabled}
        />
        {Array.from({ length }, (_, i) => (
          <span
            key={i}
            aria-hidden="true"
            className={classes(
              styles.box,
              i === Math.min(value.length, length - 1) && styles.current,
              error && styles.wrong
            )}
          >
            {toPersianDigits(value[i] ?? '')}
          </span>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
