import { useState } from 'react'
import type { OnBehalf } from '#core/api/types.ts'

/** For themselves, or only for an absent member. */
export const useAnswerAs = (isOwnOpen: boolean, onBehalf: OnBehalf | null) => {
  const [wantsOther, setWantsOther] = useState(false)
  const isOtherOpen = onBehalf !== null && onBehalf.refusal === null
  const isOther = isOtherOpen && (wantsOther || !isOwnOpen)
  return {
    as: isOther ? onBehalf : null,
    /** Changes with the person; null for nobody. */
    subject: isOther ? onBehalf.phone : isOwnOpen ? 'own' : null,
    /** Both ways are open: the reader may change over. */
    switchTo: isOwnOpen && isOtherOpen ? setWantsOther : null,
  }
}

export type AnswersAs = Pick<ReturnType<typeof useAnswerAs>, 'as' | 'subject'>
