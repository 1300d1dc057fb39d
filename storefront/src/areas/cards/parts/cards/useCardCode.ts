import { codeDigits } from '@kasbeno/api/contracts/codes'
import type { CardCodePurpose } from '@kasbeno/api/contracts/cards'
import { useState } from 'react'
import { started } from '#areas/entry/parts/otp/started.ts'
import { useCodeEntry } from '#areas/entry/parts/otp/useCodeEntry.ts'
import { api } from '#core/api/client.ts'
import { deadlineIn } from '#core/deadline.ts'
import { useKeeper, type CardKeeper } from './keeper.ts'

interface CardCodeCalls {
  purpose: CardCodePurpose
  onCode: (code: string) => Promise<void>
  onWrong?: (message: string) => void
}

/** Requests, resumes or enters the code. */
export const useCardCode = ({ purpose, onCode, onWrong }: CardCodeCalls) => {
  const { calls, named } = useKeeper()
  const [deadline, setDeadline] = useState(0)
  const send = async (path: CardKeeper['calls']['startCode' | 'resendCode']) => {
    const { millis, wasAlreadySent } = await started(api.post(path, { ...named, purpose }))
    setDeadline(deadlineIn(millis))
    return !wasAlreadySent
  }
  const entry = useCodeEntry({
    deadline,
    digits: codeDigits[`CARD_${purpose}`],
    onCode,
    onWrong,
    onResend: () => send(calls.resendCode),
  })
  return { deadline, entry, start: () => send(calls.startCode) }
}
