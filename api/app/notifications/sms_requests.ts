import { isDeepStrictEqual } from 'node:util'
import type { SmsRequestKind } from '#contracts/messages'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import type { Trx } from '#app/shared/database'
import { Conflict } from '#app/shared/errors'
import type { People, TwoPersonRequest, TwoPersonRequests } from '#app/shared/two_people/requests'
import { messages } from './i18n/fa.js'
import { renewSetup } from './setup.js'
import { lockProvider, lockTemplate, standingOf, type TemplateFacts } from './steps/lock_setup.js'
import { refuseSwitchOn } from './steps/refuse_switch_on.js'
import { refuseTemplate, writeTemplate } from './steps/write_template.js'

interface SmsRequest extends TwoPersonRequest {
  kind: SmsRequestKind
  template_id: string | null
  provider_id: string | null
  /** Gone with the decision. */
  sealed: string | null
}

/** What codes say, and through whom they go. */
export const smsRequests: TwoPersonRequests<SmsRequest> = {
  name: 'sms-requests',
  table: 'sms_requests',
  askedWith: 'sms.configure',
  whenDecided: { sealed: null },
  async lock({ template_id: templateId, provider_id: providerId }, trx) {
    if (templateId) await lockTemplate(templateId, trx)
    if (providerId) await lockProvider(providerId, trx)
  },
  async carryOut(request, people, trx) {
    await (request.kind === 'TEMPLATE' ? changeTemplate : changeProvider)(request, trx)
    await record(request, people, trx)
    return {}
  },
}

const expectStill = (now: object, { before }: SmsRequest) => {
  if (!isDeepStrictEqual(now, before)) throw new Conflict(messages.requestStale)
}

const changeTemplate = async (request: SmsRequest, trx: Trx) => {
  const id = request.template_id!
  const after = request.after as TemplateFacts
  const { name, facts } = await lockTemplate(id, trx)
  expectStill(facts, request)
  refuseTemplate(name, after)
  await writeTemplate(id, after, trx)
}

const changeProvider = async (request: SmsRequest, trx: Trx) => {
  const id = request.provider_id!
  const provider = await lockProvider(id, trx)
  expectStill(standingOf(provider), request)
  const now = clock.systemNow().toJSDate()
  if (request.kind === 'SWITCH_ON') refuseSwitchOn(provider)
  const changed =
    request.kind === 'SWITCH_ON'
      ? { switched_on: true }
      : { sealed: request.sealed, key_since: now }
  await trx
    .from('sms_providers')
    .where({ id })
    .update({ ...changed, updated_at: now })
  await renewSetup(trx)
}

const commands = {
  TEMPLATE: 'sms-templates.update',
  KEY: 'sms-providers.change-key',
  SWITCH_ON: 'sms-providers.switch-on',
} as const

const record = (request: SmsRequest, { requester, approver }: People, trx: Trx) =>
  audit(
    {
      actor: approver,
      command: commands[request.kind],
      subject: request.template_id
        ? { type: 'sms-templates', id: request.template_id }
        : { type: 'sms-providers', id: request.provider_id },
      before: { ...request.before },
      after: { ...request.after, requestedBy: requester.username },
      reason: request.reason ?? undefined,
    },
    trx
  )
