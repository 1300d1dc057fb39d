import type { CreditConsent } from '#contracts/orders'
import type { OwnerName } from '#contracts/owners'
import { isCompanyPlan } from '#contracts/plans'
import { lockFileOf } from '#app/people/owners/files'
import { ownerColumns, refuseOtherMembers } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { Throttled } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'
import { creditConsentOf } from '../queries/credit_consent.js'

interface ConsentCommand {
  actor: CustomerActor
  plan: unknown
  slug: string
  isAllowed: boolean
}

/** How often one owner may say yes in a day; a no is always taken. */
const givenPerDay = 30

/**
 * An owner lets a distributor see what is left of their credit, or lets it no longer; for a company its CEO says so. It
 * holds from the next question on, and overrides that they bought from it. Said again, it changes nothing.
 * @throws NotFound, BusinessRule before the plan was begun and for the other members of a company, Throttled
 */
export default class KeepCreditConsent {
  execute({ actor, plan, slug, isAllowed }: ConsentCommand): Promise<CreditConsent> {
    refuseOtherMembers(actor)
    return transaction(async (trx) => {
      // Who says yes and no at once says one after the other.
      const { owner } = await lockFileOf(actor, plan, trx)
      const { distributorId, because } = await creditConsentOf(owner, slug, trx)
      const said = isAllowed ? 'GIVEN' : 'WITHDRAWN'
      if (because === said) return { isAllowed, because }
      if (isAllowed) await refuseTooMany(owner, trx)
      await trx
        .insertQuery()
        .table('credit_consents')
        .insert({
          id: newId(),
          ...ownerColumns(owner),
          plan: owner.plan,
          distributor_id: distributorId,
          is_given: isAllowed,
          said_at: clock.systemNow().toJSDate(),
        })
      await audit(
        {
          actor,
          command: isAllowed ? 'orders.give-credit-consent' : 'orders.withdraw-credit-consent',
          subject: { type: isCompanyPlan(owner.plan) ? 'companies' : 'users', id: owner.id },
          before: { because },
          after: { because: said, distributorId, plan: owner.plan },
        },
        trx
      )
      return { isAllowed, because: said }
    })
  }
}

const refuseTooMany = async (owner: OwnerName, trx: Trx): Promise<void> => {
  const [{ given }] = await trx
    .from('credit_consents')
    .where({ ...ownerColumns(owner), is_given: true })
    .where('said_at', '>', clock.systemNow().minus({ days: 1 }).toJSDate())
    .count('* as given')
  if (given >= givenPerDay) throw new Throttled(60 * 60, messages.consentsToday)
}
