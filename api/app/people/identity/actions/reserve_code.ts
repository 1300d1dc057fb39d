import { randomInt } from 'node:crypto'
import { reservedCodeRules } from '#contracts/sign_in'
import { RateLimit } from '#app/reference/settings/rate_limit'
import { setting } from '#app/reference/settings/settings'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { newId } from '#app/platform/values/ids'
import { reservationHash } from '../domain/secrets.js'
import { messages } from '../i18n/fa.js'
import { reservedSince } from '../queries/reserved_codes.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    CodeReserved: { id: string; phone: string; supportPhone: string }
  }
}

interface ReserveCommand {
  actor: StaffActor
  phone: string
  reason: string
}

export interface NewReservation {
  /** Read out to who called, and shown this once. */
  number: string
  expiresAt: Date
}

const { digits, lifeMs, perDay, byOnePersonPerHour } = reservedCodeRules
const reservations = new RateLimit(
  { name: 'reservedCodes', requests: byOnePersonPerHour },
  '1 hour'
)

/**
 * Holds one code for a phone whose strangers have used up what it may be sent. Its number is told to who called and to
 * nobody else, so who keeps asking for codes cannot take it; the owner of the phone is told that it was asked for.
 */
export default class ReserveCode {
  /** @throws Throttled (429), Conflict after so many for this phone within a day */
  async execute({ actor, phone, reason }: ReserveCommand): Promise<NewReservation> {
    await reservations.consume(actor.id)
    const number = String(randomInt(10 ** (digits - 1), 10 ** digits))
    const [id, now] = [newId(), clock.systemNow()]
    const expiresAt = now.plus({ milliseconds: lifeMs }).toJSDate()
    await transaction(async (trx) => {
      const turn = [`RESERVE:${phone}`]
      await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', turn)
      if ((await reservedSince(phone, now.minus({ days: 1 }).toJSDate(), trx)) >= perDay) {
        throw new Conflict(messages.reservedEnough)
      }
      // One at a time: what was read out before is no good any more.
      const open = trx.from('reserved_codes').where({ phone, code_id: null })
      await open.where('expires_at', '>', now.toJSDate()).update({ expires_at: now.toJSDate() })
      const held = { id, phone, number_hash: reservationHash(number, phone) }
      const times = { reserved_at: now.toJSDate(), expires_at: expiresAt }
      await trx.table('reserved_codes').insert({ ...held, ...times })
      const customer = await trx.from('users').where({ phone, active: true }).select('id').first()
      const subject = { type: 'users', id: customer?.id ?? null }
      const after = { phone, expiresAt }
      await audit({ actor, command: 'sign-ins.reserve-code', subject, after, reason }, trx)
      const supportPhone = await setting('supportPhone', trx)
      await publish('CodeReserved', { id, phone, supportPhone }, trx)
    })
    return { number, expiresAt }
  }
}
