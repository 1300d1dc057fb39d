import { setTimeout as pause } from 'node:timers/promises'
import {
  GatewayUnreachable,
  type BankAnswer,
  type Callback,
  type CallbackFields,
  type Gateway,
  type KnownPayment,
  type PaymentRequest,
} from '../domain/gateway.js'
import type { BankVerdict } from '#contracts/payments'
import { newId } from '#app/platform/values/ids'
import { hasBankFault, sandboxBank, type SandboxPayment } from './sandbox_bank.js'

/** Longer than an unrenewed lease, in tests. */
const slowMs = 1_500

const simulatorPath = '/demo/gateway/payment'

const noAnswer = () =>
  new GatewayUnreachable('BANKTEST: no answer', { code: 'NO_ANSWER', isPassing: true })

/** OPEN: the customer may still pay. */
const standing: Record<SandboxPayment['result'], BankVerdict> = {
  OPEN: 'NOT_PAID',
  FAILED: 'NOT_PAID',
  PAID: 'PAID',
  VERIFIED: 'PAID',
  REVERSED: 'REVERSED',
}

/** The simulated bank behaves as real ones do: token, page, callback, verification, receipt. */
export default class BankTest implements Gateway {
  readonly indicator = 'BANKTEST' as const
  readonly autoReverseAfter = 20 * 60_000

  async createPayment({ amount, referenceCode, callbackUrl, origin }: PaymentRequest) {
    if (await hasBankFault('TOKEN_TIMEOUT')) throw noAnswer()
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
      isFailureKnown: result === 'fail',
    }
  }

  async verify({ gatewayToken, receipt }: KnownPayment): Promise<BankAnswer> {
    const known = gatewayToken && (await sandboxBank.find(gatewayToken))
    if (!known) return { verdict: 'UNKNOWN', code: 'UNKNOWN_TOKEN' }
    // A foreign receipt says nothing about this payment.
    if (known.receipt !== receipt) return { verdict: 'UNKNOWN', code: 'WRONG_RECEIPT' }
    const { result, amount } = (await sandboxBank.verify(known.token))!
    await misbehave()
    if (await hasBankFault('VERIFY_UNKNOWN_CODE')) return { verdict: 'UNKNOWN', code: '9999' }
    if (result === 'VERIFIED') return { verdict: 'PAID', code: result, amount, receipt: receipt! }
    return { verdict: standing[result], code: result }
  }

  async reverse({ gatewayToken }: KnownPayment): Promise<BankAnswer> {
    const isReversed = gatewayToken !== null && (await sandboxBank.reverse(gatewayToken))
    if (await hasBankFault('REVERSE_TIMEOUT')) throw noAnswer()
    return isReversed
      ? { verdict: 'REVERSED', code: 'REVERSED' }
      : { verdict: 'UNKNOWN', code: 'REFUSED' }
  }

  async inquire({ gatewayToken }: KnownPayment): Promise<BankAnswer> {
    if (await hasBankFault('INQUIRY_TIMEOUT')) throw noAnswer()
    const payment = gatewayToken && (await sandboxBank.find(gatewayToken))
    if (!payment) return { verdict: 'UNKNOWN', code: 'UNKNOWN_TOKEN' }
    const { result, receipt } = payment
    return { verdict: standing[result], code: result, receipt: receipt ?? undefined }
  }
}

/** The bank acted, but its answer is damaged. */
const misbehave = async (): Promise<void> => {
  if (await hasBankFault('VERIFY_SLOW')) await pause(slowMs)
  if (await hasBankFault('VERIFY_TIMEOUT')) throw noAnswer()
  if (await hasBankFault('VERIFY_THROTTLED')) {
    throw new GatewayUnreachable('BANKTEST: 429', { code: 'HTTP 429', isPassing: false })
  }
}
