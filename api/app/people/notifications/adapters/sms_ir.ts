import { tokensOf, type TemplateName } from '../domain/templates.js'
import { callSmsProvider, isRefusal } from './provider_http.js'
import { SmsRefused, SmsUnknown, type DeliveryReport, type SmsAdapter } from './sms_adapter.js'

const accepted = 1
/** «A problem of the system»: it may have come before or after the message was taken. */
const broken = 0

/** 3 is being handled, 5 is with the operator; 4, 6 and 7 (the blacklist) never arrive, 8 says nothing. */
const states: Readonly<Record<number, DeliveryReport['state']>> = {
  1: 'DELIVERED',
  2: 'NOT_DELIVERED',
  3: 'ON_ITS_WAY',
  4: 'NOT_DELIVERED',
  5: 'ON_ITS_WAY',
  6: 'NOT_DELIVERED',
  7: 'NOT_DELIVERED',
}

interface Answer {
  status?: number
  data?: { messageId?: number; deliveryState?: number | null } | null
}

/** SMS.ir's `send/verify`: its templates have numbers, its params names. */
export class SmsIr implements SmsAdapter {
  readonly name = 'smsir'

  /** @param templateIds the provider's number of each of our templates */
  constructor(
    private apiKey: string,
    private templateIds: Readonly<Record<string, number>>,
    private baseUrl = 'https://api.sms.ir'
  ) {}

  async sendTemplate(phone: string, template: TemplateName, params: Record<string, string>) {
    const templateId = this.templateIds[template]
    if (!templateId) throw new SmsRefused(this.name, `no template number for ${template}`)
    const parameters = tokensOf(template, params).map(({ name, value }) => ({
      name: name.toUpperCase(),
      value,
    }))
    const body = JSON.stringify({ mobile: phone, templateId, parameters })
    const data = await this.#ask('send/verify', body)
    return data?.messageId === undefined ? null : String(data.messageId)
  }

  /** Each is asked for by itself. The text that comes back with it is read by nobody: it holds the code. */
  async deliveriesOf(messageIds: readonly string[]) {
    const reports = new Map<string, DeliveryReport>()
    for (const id of messageIds) {
      const code = (await this.#ask(`send/${encodeURIComponent(id)}`))?.deliveryState
      const state = states[code ?? 0]
      if (state) reports.set(id, { state, code: String(code) })
    }
    return reports
  }

  async #ask(path: string, body?: string): Promise<Answer['data']> {
    const answer = await callSmsProvider({
      provider: this.name,
      url: new URL(`/v1/${path}`, this.baseUrl),
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', 'X-API-KEY': this.apiKey },
      body,
    })
    const { status, data } = (answer.json ?? {}) as Answer
    if (status === accepted) return data
    const isNo = status === undefined ? isRefusal(answer) : status !== broken
    const reason = status ?? answer.httpStatus
    throw isNo ? new SmsRefused(this.name, reason) : new SmsUnknown(this.name, reason)
  }
}
