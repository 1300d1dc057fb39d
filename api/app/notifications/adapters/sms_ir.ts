import { tokensOf, type TemplateName } from '../domain/templates.js'
import { providerTimeoutMs, SmsRefused, type SmsAdapter } from './sms_adapter.js'

const accepted = 1

/** SMS.ir's `send/verify`: its templates have numbers, its params names. */
export class SmsIr implements SmsAdapter {
  readonly name = 'smsir'

  /** @param templateIds the provider's number of each of our templates */
  constructor(
    private apiKey: string,
    private templateIds: Record<string, number>,
    private baseUrl = 'https://api.sms.ir'
  ) {}

  async sendTemplate(phone: string, template: TemplateName, params: Record<string, string>) {
    const templateId = this.templateIds[template]
    if (!templateId) throw new SmsRefused(this.name, `no template number for ${template}`)

    const response = await fetch(new URL('/v1/send/verify', this.baseUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-API-KEY': this.apiKey },
      body: JSON.stringify({
        mobile: phone,
        templateId,
        parameters: tokensOf(template, params).map(({ name, value }) => ({
          name: name.toUpperCase(),
          value,
        })),
      }),
      signal: AbortSignal.timeout(providerTimeoutMs),
    })
    const answer = (await response.json()) as { status?: number }
    if (answer.status !== accepted)
      throw new SmsRefused(this.name, answer.status ?? response.status)
  }
}
