import { awaitsVisit } from '#contracts/registration'
import type { Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import '../events.js'
import type { RegistrationRow } from '../queries/registration_of.js'
import { fileOfVisit } from '../queries/visit_of.js'

/** After what may have been the last that was missing. */
export const awaitVisit = async (
  { id, owner }: Pick<RegistrationRow, 'id' | 'owner'>,
  trx: Trx
): Promise<void> => {
  const { round, ...file } = await fileOfVisit(id, trx)
  if (!awaitsVisit(file)) return
  await publish('VisitAwaited', { registrationId: id, owner, key: `${id}:${round}` }, trx)
}
