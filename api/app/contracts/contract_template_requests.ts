import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import type { Trx } from '#app/shared/database'
import { Conflict } from '#app/shared/errors'
import type { People, TwoPersonRequest, TwoPersonRequests } from '#app/shared/two_people/requests'
import { digestOf } from './domain/html.js'
import { messages } from './i18n/fa.js'
import { lockTemplates } from './steps/lock_templates.js'

/** Which text was read when it was asked for: another one is another request. */
export interface WantedTemplate {
  version: number
  digest: string
}
interface TemplateRequest extends TwoPersonRequest {
  template_id: string
  before: { version: number | null }
  after: WantedTemplate
}

const putInForce = async (
  { template_id: id, before, after, reason }: TemplateRequest,
  { requester, approver }: People,
  trx: Trx
) => {
  const templates = await lockTemplates(id, trx)
  const draft = templates.find((template) => template.id === id)!
  const current = templates.find(({ status }) => status === 'IN_FORCE')
  const isStale =
    draft.status !== 'DRAFT' ||
    digestOf(draft.body) !== after.digest ||
    (current?.version ?? null) !== before.version
  if (isStale) throw new Conflict(messages.requestStale)
  const now = clock.businessNow().toJSDate()
  if (current) {
    await trx
      .from('contract_templates')
      .where({ id: current.id })
      .update({ status: 'RETIRED', retired_at: now, updated_at: now })
  }
  await trx
    .from('contract_templates')
    .where({ id })
    .update({ status: 'IN_FORCE', in_force_at: now, approved_by: approver.id, updated_at: now })
  await audit(
    {
      actor: approver,
      command: 'contract-templates.put-in-force',
      subject: { type: 'contract-templates', id },
      before: { version: before.version },
      after: { version: after.version, requestedBy: requester.username },
      reason: reason ?? undefined,
    },
    trx
  )
  return {}
}

/** What owners sign is put in force by two people. */
export const contractTemplateRequests: TwoPersonRequests<TemplateRequest> = {
  name: 'contract-template-requests',
  table: 'contract_template_requests',
  askedWith: 'contract-templates.update',
  lock: async ({ template_id: id }, trx) => void (await lockTemplates(id, trx)),
  carryOut: putInForce,
}
