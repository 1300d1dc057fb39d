import {
  contactLists,
  contactMoves,
  contactTransitions,
  type ContactKind,
  type ContactMove,
} from '#contracts/leads'
import { canMove } from '#contracts/transitions'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { sqlState, transaction, uniqueViolation, type Trx } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { lockContact } from '../steps/lock_contact.js'

interface MoveCommand {
  actor: StaffActor
  kind: ContactKind
  id: string
  move: ContactMove
  reason?: string
}

/** Takes up what was left, lets go of it, or ends it. Only who works on it ends it; anybody may free it. */
export default class MoveContact {
  /** @throws NotFound, AlreadyProcessed when a colleague was first, BusinessRule (422) for somebody else's work */
  async execute({ actor, kind, id, move, reason }: MoveCommand): Promise<void> {
    const to = contactMoves[move]
    await oneOpenLead(async (trx) => {
      const { status, claimed_by: claimedBy } = await lockContact({ kind, id }, trx)
      if (!canMove(contactTransitions, status, to)) throw new AlreadyProcessed(messages.moved)
      const ends = to === 'DONE' || to === 'REJECTED'
      if (ends && claimedBy !== actor.id) throw new BusinessRule(messages.claimedByOther)
      const now = clock.businessNow().toJSDate()
      await trx
        .from('contacts')
        .where({ id })
        .update({
          status: to,
          updated_at: now,
          closed_at: ends ? now : null,
          outcome: ends ? (reason ?? null) : null,
          ...(to === 'CLAIMED' && { claimed_by: actor.id, claimed_at: now }),
          ...(to === 'NEW' && { claimed_by: null, claimed_at: null }),
        })
      const subject = { type: contactLists[kind], id }
      const [before, after] = [{ status }, { status: to }]
      await audit({ actor, command: `contacts.${move}`, subject, before, after, reason }, trx)
    })
  }
}

/** Whoever left the same again is that new lead: the old one stays ended. */
const oneOpenLead = async (work: (trx: Trx) => Promise<void>): Promise<void> => {
  try {
    await transaction(work)
  } catch (error) {
    throw sqlState(error) === uniqueViolation ? new AlreadyProcessed(messages.leftAgain) : error
  }
}
