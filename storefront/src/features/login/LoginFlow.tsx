import { useState } from 'react'
import { leaveOverlays } from '#lib/overlays.ts'
import { clearSession, startSession } from '#lib/session.ts'
import { deadlineIn } from '#lib/useCountdown.ts'
import { login as text } from '#i18n/fa/login.ts'
import { CodeForm } from './CodeForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { resendCode, startCode, verifyCode } from './loginCalls.ts'
import { keepRunningCode, readRunningCode } from './loginDraft.ts'

interface LoginFlowProps {
  isCodeStep: boolean
  onCodeStep: (isCodeStep: boolean) => void
}

/** Two steps on one screen: the phone, then its code. */
export const LoginFlow = ({ isCodeStep, onCodeStep }: LoginFlowProps) => {
  const [running] = useState(readRunningCode)
  const [phone, setPhone] = useState(running?.phone ?? '')
  const [deadline, setDeadline] = useState(() =>
    deadlineIn(running ? running.endsAt - Date.now() : 0)
  )
  const [notice, setNotice] = useState<string | null>(null)

  const take = (
    sentTo: string,
    { millis, wasAlreadySent }: Awaited<ReturnType<typeof startCode>>
  ) => {
    setPhone(sentTo)
    setDeadline(deadlineIn(millis))
    setNotice(wasAlreadySent ? text.alreadySent(Math.ceil(millis / 1000)) : null)
    keepRunningCode({ phone: sentTo, endsAt: Date.now() + millis })
  }

  const send = async (typedPhone: string) => {
    clearSession()
    take(typedPhone, await startCode(typedPhone))
    onCodeStep(true)
  }
  const resend = async () => {
    const sent = await resendCode(phone)
    take(phone, sent)
    return !sent.wasAlreadySent
  }
  const verify = async (code: string) => {
    const pair = await verifyCode(phone, code)
    keepRunningCode(null)
    await leaveOverlays()
    startSession(pair)
  }
  const editPhone = () => {
    keepRunningCode(null)
    onCodeStep(false)
  }

  return isCodeStep ? (
    <CodeForm
      phone={phone}
      deadline={deadline}
      notice={notice}
      onResend={resend}
      onCode={verify}
      onEditPhone={editPhone}
    />
  ) : (
    <PhoneForm phone={phone} onPhone={setPhone} onSend={send} />
  )
}
