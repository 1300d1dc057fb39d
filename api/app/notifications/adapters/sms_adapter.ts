import type { TemplateName } from '../domain/templates.js'

/** A way to send an SMS. Tried in the configured order until one takes the message. */
export interface SmsAdapter {
  readonly name: string
  /**
   * @param phone 11 ASCII digits
   * @param idempotencyKey the same for every attempt to send this message
   * @throws SmsRefused, or whatever the network throws
   */
  sendTemplate(
    phone: string,
    template: TemplateName,
    params: Record<string, string>,
    idempotencyKey: string
  ): Promise<void>
}

/** The provider answered and said no. The reason is the provider's own code, without our data. */
export class SmsRefused extends Error {
  constructor(provider: string, reason: string | number) {
    super(`${provider} refused the message: ${reason}`)
  }
}

/** A provider that takes longer is given up for the next one. */
export const providerTimeoutMs = 5_000
