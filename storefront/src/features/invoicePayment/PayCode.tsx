import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { codeRules } from '@kasbeno/api/contracts/identity'
import { useState, type FormEvent } from 'react'
import { Button } from '#components/Button.tsx'
import { CodeField } from '#components/CodeField.tsx'
import { Countdown } from '#components/Countdown.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Rial } from '#components/Rial.tsx'
import { Screen } from '#components/Screen.tsx'
import { orders as text } from '#i18n/fa/orders.ts'
import { otp } from '#i18n/fa/otp.ts'
import { ApiError, messageOf } from '#lib/api/errors.ts'
import { toast, toastError } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'

interface PayCodeProps {
  phone: string
  amount: number
  distributor: string
  deadline: number
  onCode: (code: string) => Promise<void>
  onResend: () => Promise<void>
  onBack: () => void
}

const belongsToCode = (error: unknown) =>
  error instanceof ApiError && (error.status === 400 || error.status === 429)

/** The code that pays; who is paid and how much stand beside it. */
export const PayCode = (props: PayCodeProps) => {
  const { phone, amount, distributor, deadline, onCode, onResend, onBack } = props
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const pay = useCommand(onCode, (failure) => {
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
    if (code.length === codeRules.digits) void pay.run(code)
    else setError(code === '' ? otp.missing : otp.incomplete)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Screen
        title={text.codeTitle}
        onBack={onBack}
        footer={
          <Button wide type="submit" isRunning={pay.isRunning}>
            {text.payNow}
          </Button>
        }
      >
        <Facts>
          <Fact name={text.distributor}>{distributor}</Fact>
          <Fact name={text.amount}>
            <Rial value={amount} size="large" />
          </Fact>
        </Facts>
        <p>{text.codeSent(`\u2066${toPersianDigits(phone)}\u2069`)}</p>
        <CodeField
          length={codeRules.digits}
          value={code}
          error={error}
          disabled={pay.isRunning}
          onChange={(typed) => {
            setCode(typed)
            if (typed !== '') setError(undefined)
          }}
          onComplete={(complete) => void pay.run(complete)}
        />
        <Countdown
          deadline={deadline}
          isResending={resend.isRunning}
          onResend={() => void resend.run()}
        />
      </Screen>
    </form>
  )
}
