import { refuseListed, recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import { isRealName } from '#contracts/person'
import type { StepStatus } from '#contracts/registration'
import { keepPerson, type Person } from '#app/people/identity/steps/keep_person'
import { planNotChosen } from '#app/people/owners/owner'
import { lockPerson } from '#app/people/identity/steps/lock_people'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { InvalidFields, type FieldError } from '#app/platform/errors'
import { birthDateFault } from '#app/platform/values/birth_date'
import { refuseLocked } from '../domain/editing.js'
import { inquiriesOf } from '../domain/inquiry.js'
import { messages } from '../i18n/fa.js'
import { personPlanOf } from '../queries/registration_of.js'
import { askInquiries } from '../inquiries.js'

interface IdentityCommand {
  actor: CustomerActor
  plan: unknown
  identity: Person
}

/**
 * Sends who the owner is to the reviewers. Identity belongs to the user, so it moves together in all
 * of the user's plans. person §4, §5
 */
export default class SubmitIdentity {
  /** @throws InvalidFields, also for a national code with which somebody else was approved; BusinessRule while the form is locked */
  async execute({ actor, plan: wanted, identity }: IdentityCommand): Promise<void> {
    const plan = personPlanOf(actor, wanted)
    const submit = () =>
      transaction(async (trx) => {
        await lockPerson(actor.id, trx)
        const registrations: { id: string; plan: string; identity_status: StepStatus }[] = await trx
          .from('registrations')
          .where('user_id', actor.id)
          .orderBy('id')
          .forUpdate()
          .select('id', 'plan', 'identity_status')
        const own = registrations.find((registration) => registration.plan === plan)
        if (!own) throw planNotChosen()
        refuseLocked(own.identity_status)
        refuseFaults(identity, actor.phone)
        const known = { PHONE: actor.phone, NATIONAL_CODE: identity.nationalCode }
        await refuseListed('STEP', known, trx)
        await refuseTakenCode(identity.nationalCode, actor.id, trx)
        await keepPerson(actor, identity, trx)
        await waitForReview(actor.id, trx)
        await askInquiries(own.id, inquiriesOf.identity, trx)
      })
    await recordingHits(actor, submit)
  }
}

const fault = (field: keyof Person, rule: string, message: string): FieldError => ({
  field,
  rule,
  message,
})

const refuseFaults = (identity: Person, phone: string) => {
  const faults: FieldError[] = []
  for (const field of ['firstname', 'lastname'] as const) {
    if (!isRealName(identity[field], phone)) faults.push(fault(field, 'required', messages[field]))
  }
  const birth = birthDateFault(identity.dateOfBirth, clock.today())
  if (birth === 'future') faults.push(fault('dateOfBirth', 'range', messages.birthDateFuture))
  if (birth === 'too-young') faults.push(fault('dateOfBirth', 'range', messages.tooYoung))
  if (birth === 'too-old') faults.push(fault('dateOfBirth', 'range', messages.birthDateTooOld))
  if (faults.length) throw new InvalidFields(faults)
}

/** Others may have typed the same code: a claim that nobody has approved blocks no one. */
const refuseTakenCode = async (nationalCode: string, userId: string, trx: Trx) => {
  const holder = await trx
    .from('identity_people')
    .where({ national_code: nationalCode, active: true })
    .whereNotNull('national_code_verified_at')
    .whereNot('id', userId)
    .first()
  if (holder) throw new InvalidFields([fault('nationalCode', 'unique', messages.nationalCodeTaken)])
}

const waitForReview = async (userId: string, trx: Trx) => {
  const now = clock.businessNow().toJSDate()
  await trx.from('registrations').where('user_id', userId).update({
    identity_status: 'PENDING',
    identity_sent_at: now,
    updated_at: now,
  })
}
