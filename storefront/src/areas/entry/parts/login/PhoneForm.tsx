import { isMobilePhone } from '@kasbeno/api/contracts/phone'
import { lazy, Suspense, useRef, useState, type FormEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { DigitsField } from '#ui/DigitsField.tsx'
import { login as text } from '#areas/entry/words/login.ts'
import { ApiError } from '#core/api/errors.ts'
import { fetchPage } from '#core/fetchPage.ts'
import { asLocalPhone } from '@kasbeno/api/contracts/phone'
import { longestPhone } from '#core/phone.ts'
import { toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { Terms } from './Terms.tsx'
import styles from './login.module.css'

const HeldUp = lazy(() =>
  fetchPage(async () => ({ default: (await import('./HeldUp.tsx')).HeldUp }))
)

interface PhoneFormProps {
  phone: string
  onPhone: (phone: string) => void
  onSend: (phone: string, supportNumber?: string) => Promise<void>
  autoFocus?: boolean
}

export const PhoneForm = ({ phone, onPhone, onSend, autoFocus }: PhoneFormProps) => {
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement | null>(null)
  /** Strangers used up this phone's codes. */
  const [heldUp, setHeldUp] = useState<string>()
  const [number, setNumber] = useState('')
  const send = useCommand(onSend, (failure) => {
    if (failure instanceof ApiError && failure.body.takesSupportNumber) setHeldUp(failure.message)
    else toastError(failure)
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const local = asLocalPhone(phone)
    if (isMobilePhone(local)) {
      setError(undefined)
      void send.run(local, heldUp && number ? number : undefined)
      return
    }
    setError(phone === '' ? text.phoneMissing : text.phoneWrong)
    input.current?.focus()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <DigitsField
        ref={(element) => {
          input.current = element
        }}
        label={text.phone}
        hint={text.phoneHint}
        error={error}
        name="phone"
        type="tel"
        autoComplete="tel-national"
        enterKeyHint="send"
        autoFocus={autoFocus}
        placeholder={text.phoneExample}
        maxDigits={longestPhone}
        value={phone}
        onChange={(digits) => {
          onPhone(digits)
          setError(undefined)
          setHeldUp(undefined)
        }}
      />
      {heldUp && (
        <Suspense fallback={null}>
          <HeldUp message={heldUp} number={number} onNumber={setNumber} />
        </Suspense>
      )}
      <Button type="submit" wide isRunning={send.isRunning}>
        {text.send}
      </Button>
      <Terms />
    </form>
  )
}
