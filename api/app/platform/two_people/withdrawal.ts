import { canMove, type Transitions } from '#contracts/transitions'
import type { StaffActor } from '../audit/actor.js'
import { AlreadyProcessed, BusinessRule } from '../errors.js'
import { messages } from '../i18n/fa.js'

/**
 * Whoever asked for what takes two people takes it back while nobody has decided, whatever it asks for and wherever
 * it is kept. Nobody else does: to end somebody else's request is to reject it. The caller holds its lock.
 * @throws AlreadyProcessed once it was decided, BusinessRule (422) for anybody else
 */
export const assertMayTakeBack = <Status extends string>(
  { status, requestedBy }: { status: Status | 'WITHDRAWN'; requestedBy: string },
  transitions: Transitions<Status | 'WITHDRAWN'>,
  actor: StaffActor
): void => {
  if (!canMove(transitions, status, 'WITHDRAWN')) {
    throw new AlreadyProcessed(messages.alreadyDecided)
  }
  if (requestedBy !== actor.id) throw new BusinessRule(messages.notYourRequest)
}
