import { useState } from 'react'
import { started } from '#areas/entry/parts/otp/started.ts'
import { useCodeEntry } from '#areas/entry/parts/otp/useCodeEntry.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { api } from '#core/api/client.ts'
import { ApiError } from '#core/api/errors.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { withdrawalEndpoints } from '#areas/wallet/calls/withdrawalEndpoints.ts'
import { deadlineIn } from '#core/deadline.ts'
import { refresh } from '#core/query.ts'
import { toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { useIdempotencyKey } from '#core/useIdempotencyKey.ts'

export interface Wanted {
  amount: number
  iban: string
}

type Step = 'FORM' | 'CODE' | 'DONE'

const none: Wanted = { amount: 0, iban: '' }

export const useWithdraw = () => {
  const plan = usePlan()
  const keyOf = useIdempotencyKey()
  const [step, setStep] = useState<Step>('FORM')
  const [wanted, setWanted] = useState(none)
  const [deadline, setDeadline] = useState(0)
  const [refused, setRefused] = useState<Record<string, string>>({})

  const send = async (body: Wanted) => {
    const { millis, wasAlreadySent } = await started(
      api.post(withdrawalEndpoints.startCode(plan), body)
    )
    setDeadline(deadlineIn(millis))
    return !wasAlreadySent
  }
  /** Field errors inline, others as toast. */
  const fail = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : []
    setRefused(Object.fromEntries(fields.map(({ field, message }) => [field, message])))
    if (fields.length === 0) return toastError(error)
    setStep('FORM')
  }
  const start = useCommand(async (body: Wanted) => {
    setRefused({})
    setWanted(body)
    await send(body)
    setStep('CODE')
  }, fail)
  const enter = async (otpSecret: string) => {
    const body = { ...wanted, otpSecret }
    try {
      await api.post(withdrawalEndpoints.request(plan), body, keyOf(body))
    } catch (error) {
      if (error instanceof ApiError && error.fields.some(({ field }) => field !== 'otpSecret')) {
        return fail(error)
      }
      throw error
    }
    setStep('DONE')
    await refresh(endpoints.wallet(plan))
    await refresh(withdrawalEndpoints.request(plan))
    await refresh(withdrawalEndpoints.withdrawable(plan))
  }
  const entry = useCodeEntry({ deadline, onCode: enter, onResend: () => send(wanted) })
  return { step, wanted, deadline, refused, start, entry, back: () => setStep('FORM') }
}
