import { useRef, useState } from 'react'
import { otpSecretOf } from '#areas/entry/parts/otp/otpSecret.ts'
import { started } from '#areas/entry/parts/otp/started.ts'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import { ApiError } from '#core/api/errors.ts'
import { leaveOverlays } from '#core/overlays.ts'
import { refresh } from '#core/query.ts'
import { toast, toastError } from '#core/toast.ts'
import { deadlineIn } from '#core/deadline.ts'
import { useCloseWhenStale } from '#core/useCloseWhenStale.ts'
import { useIdempotencyKey } from '#core/useIdempotencyKey.ts'
import { useIsHere } from '#core/useIsHere.ts'

/** Reuses a running code. company §4 */
export const useSigningCode = (start: () => Promise<{ expirationMillis: number }>) => {
  const [deadline, setDeadline] = useState<number | null>(null)
  const requestCode = async () => {
    const { millis, wasAlreadySent } = await started(start())
    return { deadline: deadlineIn(millis), isNew: !wasAlreadySent }
  }
  return {
    /** Null before a request. */
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

interface AnswerBody {
  otpSecret: ReturnType<typeof otpSecretOf>
}

/** How one document is answered for; whoever repeats an answer that was lost repeats nothing. */
export interface SigningCalls {
  /** Null for nobody. */
  subject: string | null
  start: () => Promise<{ expirationMillis: number }>
  sign: (body: AnswerBody, key: string) => Promise<unknown>
  reject: (body: AnswerBody & { reason: string }, key: string) => Promise<unknown>
  /** Below it stands everything that an answer changes. */
  around: string
  said: { signed: string; refused: string }
  /** Where a member goes on who has stayed here. */
  next: () => void
}

/** Accepts, or refuses with a reason. */
export const useSigning = ({ subject, start, sign, reject, around, said, next }: SigningCalls) => {
  const isHere = useIsHere()
  const keyOf = useIdempotencyKey()
  const code = useSigningCode(start)
  const isAnswering = useRef(false)
  // Changes during the answer are its own.
  useCloseWhenStale(code.deadline !== null && !isAnswering.current, subject, () => {
    toast('info', text.changedMeanwhile)
    code.stop()
  })

  const answer = async (send: Promise<unknown>, message: string) => {
    isAnswering.current = true
    try {
      await told(send, message)
    } finally {
      isAnswering.current = false
    }
  }
  const told = async (send: Promise<unknown>, message: string) => {
    try {
      await send
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      // The document shows the current state.
      await refresh(around)
      toastError(error)
      return code.stop()
    }
    await Promise.all([refresh(around), leaveOverlays()])
    // Left meanwhile: a toast.
    if (!isHere.current) return toast('success', message)
    next()
  }
  return {
    ...code,
    sign: (otp: string) => {
      const body = { otpSecret: otpSecretOf(otp) }
      return answer(sign(body, keyOf({ sign: body })), said.signed)
    },
    reject: (otp: string, reason: string) => {
      const body = { otpSecret: otpSecretOf(otp), reason }
      return answer(reject(body, keyOf({ reject: body })), said.refused)
    },
  }
}
