import { companyTransitions, isOpenStep, type CompanyStatus } from '#contracts/companies'
import { canMove } from '#contracts/transitions'
import { AlreadyProcessed, Conflict } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'

export type CompanyVerdict = 'ACCEPTED' | 'REJECTED'

/** @throws Conflict (409) for what was not sent, AlreadyProcessed (409) for what was decided */
export const assertDecidable = (from: CompanyStatus, to: CompanyVerdict): void => {
  if (from === 'START') throw new Conflict(messages.notSent)
  if (!canMove(companyTransitions, from, to)) throw new AlreadyProcessed(messages.alreadyDecided)
}

/** What the members' answers make of the board: refused with any until it is sent again, accepted with the last. */
export const boardStatusOf = (members: readonly CompanyStatus[]): CompanyStatus => {
  if (members.some(isOpenStep)) return 'REJECTED'
  return members.every((status) => status === 'ACCEPTED') ? 'ACCEPTED' : 'PENDING'
}
