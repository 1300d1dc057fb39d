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

/** Consents a day; refusals are unlimited. */
const givenPerDay = 30

/**
 * Consent to show remaining credit, by the CEO for companies. Idempotent.
 * @throws NotFound, BusinessRule before the plan began and for other members, Throttled
 */
export default class KeepCreditConsent {
  execute({ actor, plan, slug, isAllowed }: ConsentCommand): Promise<CreditConsent> {
    refuseOtherMembers(actor)
    return transaction(async (trx) => {
      // Serializes concurrent answers.
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
