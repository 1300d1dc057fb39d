import { useState } from 'react'
import { useLocation } from 'wouter'
import { legalPaths } from '#app/legalPaths.ts'
import { otpSecretOf } from '#features/otp/otpSecret.ts'
import { started } from '#features/otp/started.ts'
import { legalOrders as text } from '#i18n/fa/legalOrders.ts'
import { api } from '#lib/api/client.ts'
import { ApiError } from '#lib/api/errors.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { leaveOverlays } from '#lib/overlays.ts'
import { refresh } from '#lib/query.ts'
import { toast, toastError } from '#lib/toast.ts'
import { deadlineIn } from '#lib/useCountdown.ts'
import { useIsHere } from '#lib/useIsHere.ts'
import { companyOrdersPath } from './calls.ts'

/** A code that signs: asked for, entered, asked for again. One that runs already is used. company §4 */
export const useSigningCode = (start: () => Promise<{ expirationMillis: number }>) => {
  const [deadline, setDeadline] = useState<number | null>(null)
  const requestCode = async () => {
    const { millis, wasAlreadySent } = await started(start())
    return { deadline: deadlineIn(millis), isNew: !wasAlreadySent }
  }
  return {
    /** When the code that is being entered dies; null before one was asked for. */
    deadline,
    requestCode,
    enterCode: (code: { deadline: number }) => setDeadline(code.deadline),
    resend: async () => {
      const next = await requestCode()
      setDeadline(next.deadline)
      return next.isNew
    },
    stop: () => setDeadline(null),
  }
}

/** A member's answer to one invoice: accepted, or with a reason refused. */
export const useSigning = (id: string) => {
  const [, navigate] = useLocation()
  const isHere = useIsHere()
  const code = useSigningCode(() => api.post(legalEndpoints.startSigning(id)))

  const answer = async (send: Promise<unknown>, said: string) => {
    try {
      await send
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      // Answered before, over, or changed: the invoice itself tells which.
      await refresh(companyOrdersPath)
      toastError(error)
      return code.stop()
    }
    await Promise.all([refresh(companyOrdersPath), leaveOverlays()])
    // Whoever has gone to another page meanwhile stays there, and is notified.
    if (!isHere.current) return toast('success', said)
    navigate(legalPaths.signed(id), { replace: true })
  }
  return {
    ...code,
    sign: (otp: string) =>
      answer(api.post(legalEndpoints.sign(id), { otpSecret: otpSecretOf(otp) }), text.signed),
    reject: (otp: string, reason: string) => {
      const body = { otpSecret: otpSecretOf(otp), reason }
      return answer(api.post(legalEndpoints.reject(id), body), text.refused)
    },
  }
}
