import { locksLiftedPerDay } from '#contracts/sign_in'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { liftedSince } from '../queries/lifted_locks.js'

interface LiftCommand {
  actor: StaffActor
  phone: string
  /** Where the wrong codes were entered, as the standing of the phone names it. */
  place: string
  reason: string
}

const purpose = 'LOGIN'

/**
 * Ends the wait of one browser, and keeps what was counted: the next wrong code there locks it again, for twice as long.
 * So whoever talks support into it wins one guess, and few a day; what is sent to a phone or from a network is not lifted.
 */
export default class LiftSignInLock {
  /** @throws Conflict where nothing is locked, or too much was lifted for this phone within a day */
  async execute({ actor, phone, place, reason }: LiftCommand): Promise<void> {
    await transaction(async (trx) => {
      // Lifts of one phone take turns, so that the day's are counted; and a lift takes turns with tries at its place.
      for (const name of [`LIFT:${phone}`, `${purpose}:${place}`]) {
        await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
      }
      const row = await trx
        .from('failed_attempts')
        .where({ who: place, purpose, phone })
        .where('locked_until', '>', clock.systemNow().toJSDate())
        .select('failures', 'locked_until')
        .first()
      if (!row) throw new Conflict(messages.nothingLocked)
      const yesterday = clock.systemNow().minus({ days: 1 }).toJSDate()
      if ((await liftedSince(phone, yesterday, trx)) >= locksLiftedPerDay) {
        throw new Conflict(messages.liftedEnough)
      }
      await trx
        .from('failed_attempts')
        .where({ who: place, purpose })
        .update({ locked_until: null })
      const customer = await trx.from('users').where({ phone, active: true }).select('id').first()
      await audit(
        {
          actor,
          command: 'sign-ins.lift-lock',
          subject: { type: 'users', id: customer?.id ?? null },
          before: { lockedUntil: row.locked_until },
          after: { phone, failures: row.failures },
          reason,
        },
        trx
      )
    })
  }
}
