import type { ParcelStatus } from '#contracts/cards'
import type { RegistrationRefusal } from '#contracts/refusal'
import {
  creditReminderDays,
  nextStep,
  type RegistrationStep,
  type Standing,
} from '#contracts/registration'
import type { FeeStatus, RenewalRefusal } from '#contracts/credit'
import type { PersonPlan } from '#contracts/plans'
import { settingDefaults } from '#contracts/settings'
import { planNotChosen } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { daysBetween } from '#app/platform/time/jalali'
import { registrationRefusal, type RefusalFacts } from '../domain/refusal.js'
import { personPlanOf } from './registration_of.js'

/** GET …/registration-status: all that the rules of person §4 read. */
export interface RegistrationStatus extends Standing {
  plan: PersonPlan
  /** Why identity or shop was refused, several reasons line by line; null while nothing is. */
  rejectionReason: string | null
  /** Why the documents were refused. */
  rejectionReasonUpload: string | null
  identityRejectionReason: string | null
  shopRejectionReason: string | null
  /** The last day of the credit, `YYYY-MM-DD`. */
  creditScoreExpirationDate: string | null
  /** Why another year, granted or not, does not begin now; then `hasRenewalCredit` is false. */
  renewalRefusal: RenewalRefusal | null
  hasJustGetCredit: boolean
  hasNotGetCredit: boolean
  /** Of the newest parcel of the card that `cardStatus` is about; null before there is one. */
  parcelStatus: ParcelStatus | null
  /** What was refused, why, where the money is and when to apply again; null while nothing is refused. */
  refusal: RegistrationRefusal | null
  nextStep: RegistrationStep
}

type Row = Omit<
  RegistrationStatus,
  | 'rejectionReason'
  | 'creditScoreExpirationDate'
  | 'creditRemainingDays'
  | 'isCreditExpired'
  | 'refusal'
  | 'nextStep'
> & {
  expiresOn: string | null
  refused: Refused
}
/** As the database writes it into JSON. */
interface Refused {
  at: string | null
  reason: string | null
  fee: { status: FeeStatus; amount: number; paidAt: string; settledAt: string | null } | null
  reapplyAfterDays: number | null
}

/** The hot read of every screen, in one round trip. A reason counts only while its step is refused. */
const sql = `
  select r.plan, r.kyc_step as "kycStep", r.bank_status as "bankStatus",
         r.identity_status as "identityOverallStatus", r.shop_status as "shopOverallStatus",
         r.docs_status as "docsOverallStatus",
         case r.identity_status when 'REJECTED' then r.identity_rejection end as "identityRejectionReason",
         case r.shop_status when 'REJECTED' then r.shop_rejection end as "shopRejectionReason",
         case r.docs_status when 'REJECTED' then r.docs_rejection end as "rejectionReasonUpload",
         r.has_just_got_credit as "hasJustGetCredit", r.has_not_get_credit as "hasNotGetCredit",
         coalesce(package.status, 'START') as "userSubscriptionPackageStatus",
         card.status as "cardStatus", card.parcel_status as "parcelStatus",
         coalesce(account.credit_limit, 0) as "creditAmount",
         line.expires_on as "expiresOn",
         coalesce(line.has_renewal_credit, false) as "hasRenewalCredit",
         shown_renewal_refusal(line.id, ?, ${creditReminderDays}) as "renewalRefusal",
         line.id is not null and contract_is_signed(owned.owner_type, owned.owner_id, owned.plan,
           line.credit_year, line.has_renewal_credit) as "hasSignedContract",
         coalesce(line.is_blocked, false) as "creditBlocked",
         fee_is_active(owned.owner_type, owned.owner_id, owned.plan, line.expires_on, ?) as "hasActivePlatformFee",
         jsonb_build_object(
           'at', r.refused_at, 'reason', r.refusal_reason, 'fee', fee.facts,
           'reapplyAfterDays', (select value from settings_values where key = 'reapplyAfterDays')
         ) as refused
    from registrations r
    left join registration_packages package on package.registration_id = r.id
    join owner_plans owned on owned.registration_id = r.id
    left join registration_credit_lines line on line.owner_type = owned.owner_type
     and line.owner_id = owned.owner_id and line.plan = owned.plan
    left join ledger_accounts account on account.id = line.account_id
    left join lateral (
      select status, parcel_status from issuing_cards
       where owner_type = owned.owner_type and owner_id = owned.owner_id and plan = owned.plan
       order by created_at desc, id desc limit 1
    ) card on true
    left join lateral (
      select jsonb_build_object('status', status, 'amount', fee + vat, 'paidAt', paid_at,
                                'settledAt', settled_at) as facts
        from registration_fees
       where registration_id = r.id and r.refused_at is not null
         and paid_at >= coalesce(r.reopened_at, '-infinity')
       order by paid_at desc limit 1
    ) fee on true
   where r.user_id = ? and r.plan = ?`

const lines = (...reasons: (string | null)[]) =>
  reasons.filter((reason) => reason !== null).join('\n') || null

const dateOf = (text: string | null) => (text === null ? null : new Date(text))

const refusalFacts = (
  file: Omit<Row, 'refused' | 'expiresOn'>,
  { at, reason, fee, reapplyAfterDays }: Refused
): RefusalFacts => ({
  kycStep: file.kycStep,
  statuses: {
    identity: file.identityOverallStatus,
    shop: file.shopOverallStatus,
    docs: file.docsOverallStatus,
  },
  reasons: {
    identity: file.identityRejectionReason,
    shop: file.shopRejectionReason,
    docs: file.rejectionReasonUpload,
  },
  refusalReason: reason,
  refusedAt: dateOf(at),
  fee: fee && { ...fee, paidAt: new Date(fee.paidAt), settledAt: dateOf(fee.settledAt) },
  reapplyAfterDays: reapplyAfterDays ?? settingDefaults.reapplyAfterDays,
})

/** How the customer stands in a plan. @throws NotFound, BusinessRule as `registrationOf` */
export const registrationStatus = async (
  customer: CustomerActor,
  plan: unknown
): Promise<RegistrationStatus> => {
  const today = clock.today()
  const [row] = await prepared<Row>('registration_status', sql, [
    today,
    today,
    customer.id,
    personPlanOf(customer, plan),
  ])
  if (!row) throw planNotChosen()
  const { expiresOn, refused, ...facts } = row
  const creditRemainingDays = expiresOn === null ? null : daysBetween(today, expiresOn)
  const isCreditExpired = creditRemainingDays !== null && creditRemainingDays < 0
  const standing = {
    ...facts,
    hasRenewalCredit: facts.hasRenewalCredit && !facts.renewalRefusal,
    creditScoreExpirationDate: expiresOn,
    creditRemainingDays,
    isCreditExpired,
  }
  return {
    ...standing,
    refusal: registrationRefusal(refusalFacts(facts, refused), today),
    rejectionReason: lines(facts.identityRejectionReason, facts.shopRejectionReason),
    nextStep: nextStep(standing),
  }
}
