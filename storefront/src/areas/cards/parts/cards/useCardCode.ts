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
  /** Deadline of a code that was asked for before. */
  runsUntil?: number
  onCode: (code: string) => Promise<void>
  onWrong?: (message: string) => void
}

/** Requests a code, or finds the one that runs. */
export const useSendCardCode = (purpose: CardCodePurpose) => {
  const { calls, named } = useKeeper()
  return async (path: CardKeeper['calls']['startCode' | 'resendCode'] = calls.startCode) => {
    const { millis, wasAlreadySent } = await started(api.post(path, { ...named, purpose }))
    return { deadline: deadlineIn(millis), wasAlreadySent }
  }
}

/** Requests, resumes or enters the code. */
export const useCardCode = ({ purpose, runsUntil = 0, onCode, onWrong }: CardCodeCalls) => {
  const { calls } = useKeeper()
  const request = useSendCardCode(purpose)
  const [deadline, setDeadline] = useState(runsUntil)
  const send = async (path: CardKeeper['calls']['startCode' | 'resendCode']) => {
    const sent = await request(path)
    setDeadline(sent.deadline)
    return !sent.wasAlreadySent
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
