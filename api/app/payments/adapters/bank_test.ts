import {
  GatewayUnreachable,
  type Callback,
  type CallbackFields,
  type Gateway,
  type Inquiry,
  type KnownPayment,
  type PaymentRequest,
  type Verification,
} from '../domain/gateway.js'
import { newId } from '#app/shared/ids'
import { hasFault, sandboxBank } from './sandbox_bank.js'

/** Where the simulated bank's page stands. */
export const simulatorPath = '/demo/gateway/payment'

/** The simulated bank, with the manners of the real ones: token, page, callback, verification, receipt. */
export default class BankTest implements Gateway {
  readonly indicator = 'BANKTEST' as const
  readonly autoReverseAfter = 20 * 60_000

  async createPayment({ amount, referenceCode, callbackUrl, origin }: PaymentRequest) {
    if (await hasFault('TOKEN_TIMEOUT')) throw new GatewayUnreachable('BANKTEST: no answer')
    const token = newId()
    await sandboxBank.open({
      token,
      amount,
      reference_code: referenceCode,
      callback_url: callbackUrl,
    })
    return {
      gatewayToken: token,
      redirect: {
        redirectBaseUrl: `${origin}${simulatorPath}`,
        method: 'POST' as const,
        params: { token },
      },
    }
  }

  parseCallback({ token, orderId, result, receipt, maskedCard }: CallbackFields): Callback {
    const isPaid = result === 'success'
    return {
      gatewayToken: token,
      referenceCode: orderId,
      isPaid,
      receipt: isPaid ? receipt : undefined,
      maskedCard,
      failure: isPaid ? undefined : result,
    }
  }

  async verify({ gatewayToken, receipt }: KnownPayment): Promise<Verification> {
    const known = gatewayToken && (await sandboxBank.find(gatewayToken))
    // Refused before it is verified: money with another receipt is given back, not taken.
    if (known && known.receipt !== receipt) return { isVerified: false, failure: 'WRONG_RECEIPT' }
    const payment = gatewayToken && (await sandboxBank.verify(gatewayToken))
    if (await hasFault('VERIFY_TIMEOUT')) throw new GatewayUnreachable('BANKTEST: no answer')
    if (!payment || payment.result !== 'VERIFIED') {
      return { isVerified: false, failure: payment ? payment.result : 'UNKNOWN_TOKEN' }
    }
    return { isVerified: true, amount: payment.amount }
  }

  async reverse({ gatewayToken }: KnownPayment): Promise<boolean> {
    return gatewayToken !== null && sandboxBank.reverse(gatewayToken)
  }

  async inquire({ gatewayToken }: KnownPayment): Promise<Inquiry> {
    const payment = gatewayToken && (await sandboxBank.find(gatewayToken))
    if (!payment) return { state: 'UNKNOWN' }
    const isPaid = payment.result === 'PAID' || payment.result === 'VERIFIED'
    return isPaid ? { state: 'PAID', receipt: payment.receipt! } : { state: 'UNPAID' }
  }
}
