import { delegations } from '#areas/company/words/delegations.ts'
import type { OnBehalf } from '#core/api/types.ts'

interface RefusalWords {
  rejectEnds: string
  rejectGoesOn: string
}

/** What this very refusal does, before it is made: the caller's own, or in the place of whom they answer for. */
export const refusalMeaning = (
  text: RefusalWords,
  as: OnBehalf | null,
  own: { refusalEnds: boolean }
): string => {
  const meaning = (as ?? own).refusalEnds ? text.rejectEnds : text.rejectGoesOn
  return as ? delegations.rejectFor(as.fullName, meaning) : meaning
}
