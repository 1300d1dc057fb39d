import { tokensOf, type TemplateName } from '../domain/templates.js'
import { callSmsProvider, isRefusal } from './provider_http.js'
import { SmsRefused, SmsUnknown, type DeliveryReport, type SmsAdapter } from './sms_adapter.js'

/** What a lookup template may be told, in the order of our tokens. */
export const tokenNames = ['token', 'token2', 'token3', 'token10', 'token20'] as const

const productName = 'kasbeno'

/** Tokens of a lookup template hold no plain space; a no-break space looks the same. */
const asToken = (value: string) => value.replace(/\s+/g, '\u00a0')

/** 1 waits, 2 is scheduled, 4 and 5 are with the telecom; what is not here says nothing yet. */
const states: Readonly<Record<number, DeliveryReport['state']>> = {
  1: 'ON_ITS_WAY',
  2: 'ON_ITS_WAY',
  4: 'ON_ITS_WAY',
  5: 'ON_ITS_WAY',
  6: 'NOT_DELIVERED',
  10: 'DELIVERED',
  11: 'NOT_DELIVERED',
  13: 'NOT_DELIVERED',
  14: 'NOT_DELIVERED',
}

interface Entry {
  messageid?: number
  status?: number
}
interface Answer {
  return?: { status?: number }
  entries?: Entry[] | null
}

/** Kavenegar's `verify/lookup`: a registered template, its params as numbered tokens. */
export class Kavenegar implements SmsAdapter {
  readonly name = 'kavenegar'

  /** @param names what a template of ours is called there, where it has another name */
  constructor(
    private apiKey: string,
    private baseUrl = 'https://api.kavenegar.com',
    private names: Readonly<Record<string, string>> = {}
  ) {}

  async sendTemplate(phone: string, template: TemplateName, params: Record<string, string>) {
    const tokens = tokensOf(template, params)
    const name = this.names[template] ?? template
    const form = new URLSearchParams({ receptor: phone, template: name, type: 'sms' })
    // A lookup without any token is refused, also for a text that says nothing but itself.
    if (tokens.length === 0) form.set(tokenNames[0], productName)
    for (const [i, { value }] of tokens.entries()) form.set(tokenNames[i], asToken(value))
    const entries = await this.#ask('verify/lookup.json', form)
    const id = entries?.[0]?.messageid
    return id === undefined ? null : String(id)
  }

  /** It knows a message for two days. */
  async deliveriesOf(messageIds: readonly string[]) {
    const form = new URLSearchParams({ messageid: messageIds.join(',') })
    const entries = await this.#ask('sms/status.json', form)
    const reports = new Map<string, DeliveryReport>()
    for (const { messageid, status } of entries ?? []) {
      const state = states[status!]
      if (state) reports.set(String(messageid), { state, code: String(status) })
    }
    return reports
  }

  /** The form travels in the body, which keeps codes out of the addresses that proxies log. */
  async #ask(path: string, form: URLSearchParams): Promise<Entry[] | null | undefined> {
    const answer = await callSmsProvider({
      provider: this.name,
      url: new URL(`/v1/${this.apiKey}/${path}`, this.baseUrl),
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    })
    const { return: outcome, entries } = (answer.json ?? {}) as Answer
    const status = outcome?.status
    if (status === 200) return entries
    // It tells refusals by a status of its own in the four hundreds, whatever HTTP says.
    if ((status !== undefined && status >= 400 && status < 500) || isRefusal(answer)) {
      throw new SmsRefused(this.name, status ?? answer.httpStatus)
    }
    throw new SmsUnknown(this.name, status ?? answer.httpStatus)
  }
}
