import type { SmsProvider } from '#contracts/messages'
import type { TemplateName } from '../domain/templates.js'

export interface DeliveryReport {
  state: 'ON_ITS_WAY' | 'DELIVERED' | 'NOT_DELIVERED'
  /** The provider's own number for it. */
  code: string
}

/** A way to send an SMS. Tried in the configured order until one takes the message, or may have taken it. */
export interface SmsAdapter {
  readonly name: SmsProvider
  /**
   * @param phone 11 ASCII digits
   * @param idempotencyKey the same for every attempt to send this message
   * @returns the provider's number of the message, by which it is asked for its delivery; null where it gave none
   * @throws SmsRefused, SmsUnreached, SmsUnknown
   */
  sendTemplate(
    phone: string,
    template: TemplateName,
    params: Record<string, string>,
    idempotencyKey: string
  ): Promise<string | null>
  /**
   * What became of messages that it took, by its own numbers; those of which it says nothing are left out.
   * @throws whatever the network throws
   */
  deliveriesOf(messageIds: readonly string[]): Promise<Map<string, DeliveryReport>>
}

/** The provider answered and said no. The reason is the provider's own code, without our data. */
export class SmsRefused extends Error {
  constructor(provider: string, reason: string | number) {
    super(`${provider} refused the message: ${reason}`)
  }
}

/** No word of the message left us: another provider may be asked at once. */
export class SmsUnreached extends Error {
  constructor(provider: string, reason: string) {
    super(`${provider} was not reached: ${reason}`)
  }
}

/** The message left us, and nobody knows what became of it. */
export class SmsUnknown extends Error {
  constructor(provider: string, reason: string | number) {
    super(`${provider} did not say what it did: ${reason}`)
  }
}

/** A provider that takes longer is given up. */
export const providerTimeoutMs = 5_000
/** Nothing was said to one that has not picked up by then. */
export const pickUpTimeoutMs = 2_000
