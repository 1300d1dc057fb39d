import { isDeepStrictEqual } from 'node:util'
import type { SmsRequestKind } from '#contracts/messages'
import { words } from '#contracts/words'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { changeKind, type ChangeRequest, type People } from '#app/platform/change_requests/kinds'
import { jsonOf } from '#app/platform/resource/query'
import { messages } from './i18n/fa.js'
import { renewSetup } from './setup.js'
import {
  lockProvider,
  lockTemplate,
  providerState,
  type TemplateFacts,
} from './steps/lock_setup.js'
import { refuseSwitchOn } from './steps/refuse_switch_on.js'
import { refuseTemplate, writeTemplate } from './steps/write_template.js'

interface SmsRequest extends ChangeRequest {
  action: SmsRequestKind
  subject_id: string
}

export const smsRequests = changeKind<SmsRequest>({
  name: 'sms-requests',
  subjects: ['sms-templates', 'sms-providers'],
  listedWith: 'sms-requests.list',
  decidedWith: 'sms-requests.decide',
  title: `${jsonOf(words.smsSubject)} ->> (
    select name from sms_templates where id = request.subject_id::uuid
     union all select name from sms_providers where id = request.subject_id::uuid)`,
  askedWith: 'sms.configure',
  async lock({ action, subject_id: id }, trx) {
    await (action === 'TEMPLATE' ? lockTemplate(id, trx) : lockProvider(id, trx))
  },
  async carryOut(request, people, trx) {
    await (request.action === 'TEMPLATE' ? changeTemplate : changeProvider)(request, trx)
    await record(request, people, trx)
  },
})

const expectStill = (now: object, { before }: SmsRequest) => {
  if (!isDeepStrictEqual(now, before)) throw new Conflict(messages.requestStale)
}

const changeTemplate = async (request: SmsRequest, trx: Trx) => {
  const id = request.subject_id
  const after = request.after as TemplateFacts
  const { name, facts } = await lockTemplate(id, trx)
  expectStill(facts, request)
  refuseTemplate(name, after)
  await writeTemplate(id, after, trx)
}

const changeProvider = async (request: SmsRequest, trx: Trx) => {
  const id = request.subject_id
  const provider = await lockProvider(id, trx)
  expectStill(providerState(provider), request)
  const now = clock.systemNow().toJSDate()
  if (request.action === 'SWITCH_ON') refuseSwitchOn(provider)
  const changed =
    request.action === 'SWITCH_ON'
      ? { switched_on: true }
      : { sealed: request.secret, key_since: now }
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
      command: commands[request.action],
      subject: { type: request.subject_type, id: request.subject_id },
      before: { ...request.before },
      after: { ...request.after, requestedBy: requester.username },
      reason: request.reason ?? undefined,
    },
    trx
  )
