import { codeDigits } from '@kasbeno/api/contracts/codes'
import type { CardCodePurpose } from '@kasbeno/api/contracts/cards'
import { useState } from 'react'
import { started } from '#features/otp/started.ts'
import { useCodeEntry } from '#features/otp/useCodeEntry.ts'
import { usePlan } from '#features/registration/standing.ts'
import { api } from '#lib/api/client.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { deadlineIn } from '#lib/deadline.ts'

interface CardCodeCalls {
  purpose: CardCodePurpose
  onCode: (code: string) => Promise<void>
  onWrong?: (message: string) => void
}

/** The code of a card: asked for, or the one that still runs, and typed. */
export const useCardCode = ({ purpose, onCode, onWrong }: CardCodeCalls) => {
  const plan = usePlan()
  const [deadline, setDeadline] = useState(0)
  const send = async (path: typeof endpoints.startCardCode | typeof endpoints.resendCardCode) => {
    const { millis, wasAlreadySent } = await started(api.post(path, { plan, purpose }))
    setDeadline(deadlineIn(millis))
    return !wasAlreadySent
  }
  const entry = useCodeEntry({
    deadline,
    digits: codeDigits[`CARD_${purpose}`],
    onCode,
    onWrong,
    onResend: () => send(endpoints.resendCardCode),
  })
  return { deadline, entry, start: () => send(endpoints.startCardCode) }
}
