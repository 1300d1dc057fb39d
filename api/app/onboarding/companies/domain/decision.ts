import {
  companyReopenTransitions,
  companyTransitions,
  isOpenStep,
  type CompanyStatus,
} from '#contracts/companies'
import { canMove } from '#contracts/transitions'
import { AlreadyProcessed, Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

export type CompanyVerdict = 'ACCEPTED' | 'REJECTED'

/** What is decided, as it stands now. */
interface Decidable {
  status: CompanyStatus
  /** When it was last sent. */
  sentAt: Date | null
}
interface Decision {
  verdict: CompanyVerdict
  /** When what was looked at had been sent; something newer is not decided unseen. */
  sentAt?: Date
}

/**
 * @throws Conflict (409) for what was not sent, and for what was sent anew since it was looked at; AlreadyProcessed
 *   (409) for what was decided
 */
export const assertDecidable = (
  { status, sentAt }: Decidable,
  { verdict, sentAt: seen }: Decision
): void => {
  if (status === 'START') throw new Conflict(messages.notSent)
  if (!canMove(companyTransitions, status, verdict)) {
    throw new AlreadyProcessed(messages.alreadyDecided)
  }
  if (seen && sentAt && seen.getTime() !== sentAt.getTime()) {
    throw new Conflict(messages.changedMeanwhile)
  }
}

/** What is taken back, as it stands now. */
interface Reopenable {
  status: CompanyStatus
  decidedAt: Date | null
}

/** @throws Conflict (409) for what waits or was never decided, and for a refusal that the CEO is mending */
export const assertReopenable = ({ status, decidedAt }: Reopenable): void => {
  if (!canMove(companyReopenTransitions, status, 'PENDING')) {
    throw new Conflict(status === 'START' ? messages.notDecided : messages.resentMeanwhile)
  }
  if (!decidedAt) throw new Conflict(messages.isMended)
}

/**
 * What the members' answers make of the board: refused with any until it is sent again, accepted with the last.
 * @param isAsSent nobody has left it and no level or minimum has changed since the CEO sent it
 */
export const boardStatusOf = (
  members: readonly CompanyStatus[],
  isAsSent: boolean
): CompanyStatus => {
  if (!isAsSent || members.some(isOpenStep)) return 'REJECTED'
  return members.every((status) => status === 'ACCEPTED') ? 'ACCEPTED' : 'PENDING'
}
