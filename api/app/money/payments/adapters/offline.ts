import { newId } from '#app/platform/values/ids'
import type { BankAnswer, Callback, Gateway, PaymentRequest } from '../domain/gateway.js'

/** The customer waits on the result page until staff confirm the receipt. */
export default class Offline implements Gateway {
  readonly indicator = 'OFFLINE' as const
  readonly autoReverseAfter = null

  async createPayment({ result }: PaymentRequest) {
    return {
      gatewayToken: newId(),
      redirect: { redirectBaseUrl: result.url, method: 'GET' as const, params: result.params },
    }
  }

  /** There are no callbacks. */
  parseCallback(): Callback {
    return { isPaid: false }
  }

  /** There is no bank to ask. */
  async verify(): Promise<BankAnswer> {
    return { verdict: 'UNKNOWN', code: 'NOT_CONFIRMED' }
  }

  async reverse(): Promise<BankAnswer> {
    return { verdict: 'UNKNOWN', code: 'BY_HAND' }
  }

  inquire(): Promise<null> {
    return Promise.resolve(null)
  }
}
