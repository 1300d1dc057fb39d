import type { PartnerScope } from '#contracts/identity'
import { speaksForDistributor, type DeskScope } from '#contracts/partners'
import { newToken, tokenHash } from '#app/people/identity/domain/secrets'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { InvalidFields } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'

export interface WantedClient {
  name: string
  scope: DeskScope
  /** Null for programs without one. */
  distributorId: string | null
  isTest: boolean
}

/** @throws InvalidFields for a taken name or wrong distributor */
export const assertClient = async (
  { name, scope, distributorId }: WantedClient,
  trx: Trx
): Promise<void> => {
  const refuse = (field: string, message: string) => {
    throw new InvalidFields([{ field, rule: 'program', message }])
  }
  if (await trx.from('partner_clients').where({ name }).select('id').first()) {
    refuse('name', messages.nameTaken)
  }
  if (!speaksForDistributor(scope)) {
    if (distributorId) refuse('distributorId', messages.noDistributor)
    return
  }
  if (!distributorId) return refuse('distributorId', messages.distributorMissing)
  const known = await trx
    .from('distributors_suppliers')
    .where({ id: distributorId })
    .select('id')
    .first()
  if (!known) refuse('distributorId', messages.distributorMissing)
}

interface NewClient extends Omit<WantedClient, 'scope'> {
  scope: PartnerScope
  /** Otherwise it is granted and taken later. */
  isIssued: boolean
}

/** @returns its id and first token, which is not stored */
export const createClient = async (
  { name, scope, distributorId, isTest, isIssued }: NewClient,
  trx: Trx
): Promise<{ id: string; token: string }> => {
  const [id, token, now] = [newId(), newToken(), clock.systemNow().toJSDate()]
  await trx
    .insertQuery()
    .table('partner_clients')
    .insert({
      id,
      name,
      distributor_id: distributorId,
      token_hash: tokenHash(token),
      token_issued_at: isIssued ? now : null,
      scopes: [scope],
      is_test: isTest,
      created_at: now,
    })
  return { id, token }
}
