import { lazy, Suspense, useState } from 'react'
import { fetchPage } from '#core/fetchPage.ts'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { clearSession } from '#core/session.ts'
import { deadlineIn } from '#core/deadline.ts'
import { PhoneForm } from './PhoneForm.tsx'
import { resendCode, startCode } from './loginCalls.ts'
import { keepRunningCode, readRunningCode, readTypedPhone } from './loginDraft.ts'

const importCodeForm = async () => ({ default: (await import('./CodeForm.tsx')).CodeForm })
const CodeForm = lazy(() => fetchPage(importCodeForm))

interface LoginFlowProps {
  isCodeStep: boolean
  onCodeStep: (isCodeStep: boolean) => void
  /** The keyboard begins in the field of the phone. */
  autoFocus?: boolean
}

export const LoginFlow = ({ isCodeStep, onCodeStep, autoFocus }: LoginFlowProps) => {
  const [running] = useState(readRunningCode)
  const [phone, setPhone] = useState(readTypedPhone)
  const [deadline, setDeadline] = useState(() =>
    deadlineIn(running ? running.endsAt - Date.now() : 0)
  )
  const [isEarlier, setEarlier] = useState(false)

  const take = (
    sentTo: string,
    { millis, wasAlreadySent }: Awaited<ReturnType<typeof startCode>>
  ) => {
    setPhone(sentTo)
    setDeadline(deadlineIn(millis))
    setEarlier(wasAlreadySent)
    keepRunningCode({ phone: sentTo, endsAt: Date.now() + millis })
  }

  const send = async (typedPhone: string, supportNumber?: string) => {
    clearSession()
    take(typedPhone, await startCode(typedPhone, supportNumber))
    onCodeStep(true)
  }
  const resend = async () => {
    const sent = await resendCode(phone)
    take(phone, sent)
    return !sent.wasAlreadySent
  }
  const editPhone = () => {
    keepRunningCode(null)
    onCodeStep(false)
  }

  const type = (typed: string) => {
    setPhone(typed)
    // Preloads the next step; errors are retried later.
    void importCodeForm().catch(() => undefined)
  }

  return isCodeStep ? (
    <Suspense fallback={<SkeletonLines count={2} shape="card" />}>
      <CodeForm
        phone={phone}
        deadline={deadline}
        isEarlier={isEarlier}
        onResend={resend}
        onEditPhone={editPhone}
      />
    </Suspense>
  ) : (
    <PhoneForm phone={phone} onPhone={type} onSend={send} autoFocus={autoFocus} />
  )
}
