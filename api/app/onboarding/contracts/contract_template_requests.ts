import { hash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { words } from '#contracts/words'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { changeKind, type ChangeRequest, type People } from '#app/platform/change_requests/kinds'
import { jsonOf } from '#app/platform/resource/query'
import { messages } from './i18n/fa.js'
import { lockTemplates } from './steps/lock_templates.js'

/** Which text was read when it was asked for: another one is another request. */
export interface WantedTemplate {
  version: number
  digest: string
}
interface TemplateRequest extends ChangeRequest {
  subject_id: string
  before: { version: number | null }
  after: WantedTemplate
}

const putInForce = async (
  { subject_id: id, before, after, reason }: TemplateRequest,
  { requester, approver }: People,
  trx: Trx
) => {
  const templates = await lockTemplates(id, trx)
  const draft = templates.find((template) => template.id === id)!
  const current = templates.find(({ status }) => status === 'IN_FORCE')
  const isStale =
    draft.status !== 'DRAFT' ||
    hash('sha256', draft.body) !== after.digest ||
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
}

export const contractTemplateRequests = changeKind<TemplateRequest>({
  name: 'contract-template-requests',
  subjects: ['contract-templates'],
  listedWith: 'contract-templates.list',
  decidedWith: 'contract-templates.decide',
  title: `(select ${jsonOf(words.contractType)} ->> contract_type || ' ' || version from contract_templates
            where id = request.subject_id::uuid)`,
  askedWith: 'contract-templates.update',
  lock: async ({ subject_id: id }, trx) => void (await lockTemplates(id, trx)),
  carryOut: putInForce,
  async evidence({ subject_id: id }) {
    return db
      .from('contract_templates')
      .where({ id })
      .select('contract_type as contractType', 'plan', 'version')
      .first()
  },
})
