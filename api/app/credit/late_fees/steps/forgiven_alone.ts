import { setting } from '#app/reference/settings/settings'
import type { StaffActor } from '#app/platform/audit/actor'
import type { Trx } from '#app/platform/database/database'
import { passedAlone, type AloneKind, type Passed } from '#app/platform/two_people/done_alone'
import type { LockedLateFee } from './forgive.js'

export const forgivenAlone: AloneKind = {
  name: 'late_fees',
  commands: ['credit.forgive-late-fee'],
  joins: `join late_fees fee on fee.id = line.subject_id`,
  subject: 'fee.id::text',
  owner: `fee.owner_type || ':' || fee.owner_id`,
  amount: `(line.before ->> 'open')::bigint - (line.after ->> 'open')::bigint`,
}

/** Null when one person is enough. */
export const whyForgivenessNeedsTwo = async (
  { id, owner }: LockedLateFee,
  amount: number,
  actor: StaffActor,
  trx: Trx
): Promise<Passed | null> => {
  const above = await setting('lateFeeFourEyesAboveRials', trx)
  const confirmer = await setting('lateFeesByOnePersonRials', trx)
  const limits = { subject: above, owner: above, confirmer }
  return passedAlone(forgivenAlone, { actor, subject: id, owner, amount, limits }, trx)
}
