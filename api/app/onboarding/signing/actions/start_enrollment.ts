import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import type { OpenedEnrollment } from '../adapters/signature_provider.js'
import { messages } from '../i18n/fa.js'
import { theProvider } from '../provider.js'
import { ownEnrollment } from '../queries/own_enrollment.js'
import { isKnownPerson, personFacts, type KnownPerson } from '../queries/person_facts.js'
import { countSigning } from '../quota.js'

interface NewEnrollment extends OpenedEnrollment {
  id: string
  userId: string
}

/** One that begins at the same moment wins; what the provider has opened for this one is never used. */
const keep = async ({ id, userId, ...opened }: NewEnrollment, trx: Trx): Promise<void> => {
  const now = clock.systemNow().toJSDate()
  await trx
    .from('signature_enrollments')
    .where({ user_id: userId, status: 'ENROLLED' })
    .where('certificate_expires_at', '<=', now)
    .update({ status: 'EXPIRED', updated_at: now })
  await trx
    .knexQuery()
    .insert({
      id,
      user_id: userId,
      provider: theProvider().name,
      provider_ref: opened.providerRef,
      sentence: opened.sentence,
      sentence_expires_at: opened.expiresAt,
      created_at: now,
      updated_at: now,
    })
    .into('signature_enrollments')
    .onConflict()
    .ignore()
}

/**
 * Asks the provider whether the person is who they say, and begins their enrolment. Whoever has begun already goes on
 * where they were.
 * @throws BusinessRule (422) without an identity, or when the provider knows another; ProviderDown (503)
 */
export default class StartEnrollment {
  async execute({ actor }: { actor: CustomerActor }): Promise<KnownPerson> {
    const person = await personFacts(actor.id)
    if (!isKnownPerson(person)) throw new BusinessRule(messages.noIdentity)
    const current = await ownEnrollment(actor.id)
    if (current && current.status !== 'REJECTED' && current.status !== 'EXPIRED') return person
    await countSigning('inquiry', actor.id)
    const [id, provider] = [newId(), theProvider()]
    const { nationalCode, dateOfBirth: birthDate, phone } = person
    const facts = { reference: id, nationalCode, birthDate, phone }
    if (!(await provider.matchesIdentity(facts))) throw new BusinessRule(messages.identityMismatch)
    const opened = await provider.openEnrollment(id)
    await transaction((trx) => keep({ id, userId: actor.id, ...opened }, trx))
    return person
  }
}
