import { tokensOf, type TemplateName } from '../domain/templates.js'
import { providerTimeoutMs, SmsRefused, type SmsAdapter } from './sms_adapter.js'

/** What a lookup template may be told, in the order of our tokens. */
export const tokenNames = ['token', 'token2', 'token3', 'token10', 'token20'] as const

const productName = 'kasbeno'

/** Tokens of a lookup template hold no plain space; a no-break space looks the same. */
const asToken = (value: string) => value.replace(/\s+/g, '\u00a0')

/** Kavenegar's `verify/lookup`: a template registered under our name, its params as numbered tokens. */
export class Kavenegar implements SmsAdapter {
  readonly name = 'kavenegar'

  constructor(
    private apiKey: string,
    private baseUrl = 'https://api.kavenegar.com'
  ) {}

  async sendTemplate(phone: string, template: TemplateName, params: Record<string, string>) {
    const tokens = tokensOf(template, params)
    const form = new URLSearchParams({ receptor: phone, template, type: 'sms' })
    // A lookup without any token is refused, also for a text that says nothing but itself.
    if (tokens.length === 0) form.set(tokenNames[0], productName)
    for (const [i, { value }] of tokens.entries()) form.set(tokenNames[i], asToken(value))

    // A body keeps the code out of the addresses that proxies log.
    const response = await fetch(new URL(`/v1/${this.apiKey}/verify/lookup.json`, this.baseUrl), {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(providerTimeoutMs),
    })
    const answer = (await response.json()) as { return?: { status?: number } }
    if (answer.return?.status !== 200) {
      throw new SmsRefused(this.name, answer.return?.status ?? response.status)
    }
  }
}
