import type { PersonPlan } from '#contracts/plans'
import type { InquiryKind } from '#contracts/registration'
import { personIn } from '#app/people/owners/owner'
import { system } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { defineInquiries } from '#app/platform/review/inquiries'
import { askNow } from './adapters/ask_now.js'
import { factsAsked, type InquiryFacts } from './domain/inquiry.js'
import { awaitVisit } from './steps/await_visit.js'
import { lockRegistration } from './steps/lock_registration.js'

interface Asked extends InquiryFacts {
  registrationId: string
  kind: InquiryKind
  askedAt: Date
}

/** Nobody is asked about before they have sent what the kind needs; the rest may be missing. */
type Row = Omit<Asked, keyof InquiryFacts> & Record<keyof InquiryFacts, string | null>

const read = async (id: string): Promise<Asked | undefined> => {
  const [row] = await prepared<Row>(
    'inquiry_facts',
    `select i.registration_id as "registrationId", i.kind, i.asked_at as "askedAt", u.phone,
            u.national_code as "nationalCode", u.firstname, u.lastname,
            u.date_of_birth as "dateOfBirth", s.postal_code as "postalCode", s.address
       from inquiries i
       join registrations r on r.id = i.registration_id
       join identity_people u on u.id = r.user_id
       left join shops s on s.registration_id = r.id
      where i.id = ?`,
    [id]
  )
  return row as Asked | undefined
}

const ask = (facts: Asked) => {
  const part = Object.fromEntries(factsAsked[facts.kind].map((name) => [name, facts[name]]))
  return askNow(facts.kind, part as unknown as InquiryFacts)
}

/** A good credit record accepts the score by itself; anything else waits for the bank's staff. */
const acceptScore = async (registrationId: string, trx: Trx) => {
  const [changed]: { user_id: string; plan: PersonPlan }[] = await trx
    .from('registrations')
    .where({ id: registrationId, kyc_step: 'CREDIT_SCORE_PENDING' })
    .update({ kyc_step: 'CREDIT_SCORE_ACCEPTED', updated_at: clock.businessNow().toJSDate() }, [
      'user_id',
      'plan',
    ])
  if (!changed) return
  await audit(
    {
      actor: system('credit-bureau'),
      command: 'registrations.score',
      subject: { type: 'registrations', id: registrationId },
      before: { kycStep: 'CREDIT_SCORE_PENDING' },
      after: { kycStep: 'CREDIT_SCORE_ACCEPTED' },
    },
    trx
  )
  const owner = personIn(changed.user_id, changed.plan)
  await awaitVisit({ id: registrationId, owner }, trx)
}

/** What registers and the credit bureau are asked about persons. */
export const {
  ask: askInquiries,
  answer: answerInquiry,
  again: askUnavailableAgain,
} = defineInquiries<InquiryKind, Asked>({
  jobs: { answer: 'registration.answer-inquiry', again: 'registration.ask-unavailable-again' },
  rows: (client) => client.knexQuery().table('inquiries'),
  file: 'registration_id',
  read,
  ask,
  lock: ({ registrationId }, trx) => lockRegistration(registrationId, trx),
  async answered({ kind, registrationId }, answer, trx) {
    if (kind === 'CREDIT_BUREAU' && answer === 'MATCHED') await acceptScore(registrationId, trx)
  },
})
