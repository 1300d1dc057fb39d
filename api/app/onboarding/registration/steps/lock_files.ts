import type { PersonPlan } from '#contracts/plans'
import type { KycStep, Step, StepStatus } from '#contracts/registration'
import { lockPerson } from '#app/people/identity/steps/lock_people'
import type { Trx } from '#app/platform/database/database'

export interface StepFile {
  id: string
  userId: string
  plan: PersonPlan
  kycStep: KycStep
  identityStatus: StepStatus
  shopStatus: StepStatus
  docsStatus: StepStatus
  sentAt: Date | null
  /** When and by whom it was decided last, in system time. */
  decidedAt: Date | null
  decidedBy: string | null
}

/**
 * Locks the files that a decision on the step touches. Identity moves together in all plans of its user,
 * so all of the user's files are locked for it, the user's row first, as everywhere.
 */
export const lockFiles = async (
  { registrationId, step }: { registrationId: string; step: Step },
  trx: Trx
): Promise<StepFile[]> => {
  const query = trx.from('registrations')
  if (step === 'identity') {
    const own = trx.from('registrations').where('id', registrationId).select('user_id')
    const file: { user_id: string } | null = await own.first()
    if (!file) return []
    await lockPerson(file.user_id, trx)
    void query.where('user_id', file.user_id)
  } else void query.where('id', registrationId)
  return query
    .orderBy('id')
    .forUpdate()
    .select({
      id: 'id',
      userId: 'user_id',
      plan: 'plan',
      kycStep: 'kyc_step',
      identityStatus: 'identity_status',
      shopStatus: 'shop_status',
      docsStatus: 'docs_status',
      sentAt: `${step}_sent_at`,
      decidedAt: `${step}_decided_at`,
      decidedBy: `${step}_decided_by`,
    })
}
