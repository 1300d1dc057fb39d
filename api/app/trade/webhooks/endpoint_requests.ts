import { partnerTokenRules } from '#contracts/partners'
import { onPartnerRequest } from '#app/trade/partners/partner_requests'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { newSecret } from './domain/signature.js'
import { encryptSecret } from './endpoint_secrets.js'
import { messages } from './i18n/fa.js'
import { lockEndpoint } from './steps/lock_endpoint.js'

/** Lets whoever asked take a key, once. */
const grantKey = async (partnerClientId: string, staffId: string, trx: Trx): Promise<void> => {
  const until = clock.systemNow().plus({ hours: partnerTokenRules.takenWithinHours })
  await trx
    .from('webhook_endpoints')
    .where({ partner_client_id: partnerClientId })
    .update({ key_granted_to: staffId, key_granted_until: until.toJSDate() })
}

/** The first key is unknown until taken. */
const createEndpoint = (partnerClientId: string, url: string, trx: Trx) => {
  const now = clock.systemNow().toJSDate()
  const row = { partner_client_id: partnerClientId, url, created_at: now, updated_at: now }
  return trx
    .insertQuery()
    .table('webhook_endpoints')
    .insert({ ...row, secret: encryptSecret(newSecret()), key_taken: false })
}

const moveEndpoint = (partnerClientId: string, url: string, trx: Trx) =>
  trx
    .from('webhook_endpoints')
    .where({ partner_client_id: partnerClientId })
    .update({ url, updated_at: clock.systemNow().toJSDate() })

onPartnerRequest('WEBHOOK', async (request, { requester, approver }, trx) => {
  const id = request.subject_id!
  const [before, after] = [request.before, request.after] as [
    { url: string | null },
    { url: string },
  ]
  const known = await lockEndpoint(id, trx)
  if ((known?.url ?? null) !== before.url) throw new Conflict(messages.endpointStale)
  if (known) await moveEndpoint(id, after.url, trx)
  else {
    await createEndpoint(id, after.url, trx)
    await grantKey(id, requester.id, trx)
  }
  await audit(
    {
      actor: approver,
      command: 'partner-clients.set-webhook',
      subject: { type: 'partner-clients', id },
      before,
      after: { ...after, requestedBy: requester.username },
      reason: request.reason ?? undefined,
    },
    trx
  )
})

onPartnerRequest('WEBHOOK_KEY', async (request, { requester }, trx) => {
  const id = request.subject_id!
  if (!(await lockEndpoint(id, trx))) throw new Conflict(messages.endpointStale)
  await grantKey(id, requester.id, trx)
})
