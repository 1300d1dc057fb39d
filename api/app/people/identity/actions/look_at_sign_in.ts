import { standingsPerHour } from '#contracts/sign_in'
import { RateLimit } from '#app/reference/settings/rate_limit'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { signInStanding, type SignInStanding } from '../queries/sign_in_standing.js'

interface LookCommand {
  actor: StaffActor
  phone: string
}

const looks = new RateLimit({ name: 'signInStandings', requests: standingsPerHour }, '1 hour')

/**
 * How it stands with signing in with any number, for who is called about it. The reader stands in the audit trail before
 * anything is shown, and nobody goes through numbers: what is told of them is told of strangers too.
 */
export default class LookAtSignIn {
  /** @throws Throttled (429) after so many within an hour */
  async execute({ actor, phone }: LookCommand): Promise<SignInStanding> {
    await looks.consume(actor.id)
    const standing = await signInStanding(phone, actor)
    const subject = { type: 'users', id: standing.customer?.id ?? null }
    await transaction((trx) =>
      audit({ actor, command: 'sign-ins.look', subject, after: { phone } }, trx)
    )
    return standing
  }
}
