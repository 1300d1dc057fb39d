import { clock, tehran } from '#app/shared/clock'
import {
  GatewayRefused,
  GatewayUnreachable,
  type Callback,
  type CallbackFields,
  type Gateway,
  type KnownPayment,
  type PaymentRequest,
  type Verification,
} from '../domain/gateway.js'
import { postToBank } from './bank_http.js'
import { soapCall, soapReturn } from './soap.js'

interface MellatOptions {
  terminalId: string
  userName: string
  password: string
  baseUrl: string
}

const namespace = 'http://interfaces.core.sw.bps.com/'
const minute = 60_000
const ok = '0'
/** Done before counts as done. */
const verified = [ok, '43']
const settled = [ok, '45']
const reversed = [ok, '48']

/**
 * Behpardakht Mellat, SOAP. Verified within 20 minutes or given back; unsettled money never comes;
 * reversible up to 3 hours after verifying. Its inquiry wants the receipt, so it cannot be asked for a
 * payment whose callback never came. facts "MELLAT"
 */
export default class Mellat implements Gateway {
  readonly indicator = 'MELLAT' as const
  readonly autoReverseAfter = 20 * minute

  constructor(private options: MellatOptions) {}

  async createPayment({ amount, referenceCode, callbackUrl }: PaymentRequest) {
    const now = clock.systemNow().setZone(tehran)
    const answer = await this.#call('bpPayRequest', {
      orderId: referenceCode,
      amount: String(amount),
      localDate: now.toFormat('yyyyMMdd'),
      localTime: now.toFormat('HHmmss'),
      additionalData: '',
      callBackUrl: callbackUrl,
      payerId: '0',
    })
    const [code, refId] = answer.split(',').map((part) => part.trim())
    if (code !== ok || !refId) throw new GatewayRefused(`MELLAT ${code}`)
    return {
      gatewayToken: refId,
      redirect: {
        redirectBaseUrl: `${this.options.baseUrl}/pgwchannel/startpay.mellat`,
        method: 'POST' as const,
        params: { RefId: refId },
      },
    }
  }

  parseCallback(fields: CallbackFields): Callback {
    const { RefId, ResCode, SaleOrderId, SaleReferenceId, CardHolderPan } = fields
    const isPaid = ResCode === ok && Boolean(SaleReferenceId)
    return {
      // Both must be there: an order's number can be guessed.
      gatewayToken: SaleOrderId ? RefId : undefined,
      referenceCode: SaleOrderId,
      isPaid,
      receipt: isPaid ? SaleReferenceId : undefined,
      maskedCard: CardHolderPan,
      failure: isPaid ? undefined : `MELLAT ${ResCode}`,
    }
  }

  /** The amount was fixed with the RefId; the bank verifies no other. */
  async verify(payment: KnownPayment): Promise<Verification> {
    const code = await this.#sale('bpVerifyRequest', payment)
    return verified.includes(code)
      ? { isVerified: true, amount: payment.amount }
      : { isVerified: false, failure: `MELLAT ${code}` }
  }

  async settle(payment: KnownPayment): Promise<boolean> {
    return settled.includes(await this.#sale('bpSettleRequest', payment))
  }

  async reverse(payment: KnownPayment): Promise<boolean> {
    return reversed.includes(await this.#sale('bpReversalRequest', payment))
  }

  #sale(method: string, { referenceCode, receipt }: KnownPayment): Promise<string> {
    return this.#call(method, {
      orderId: referenceCode,
      saleOrderId: referenceCode,
      saleReferenceId: receipt ?? '',
    })
  }

  async #call(method: string, args: Record<string, string>): Promise<string> {
    const { baseUrl, terminalId, userName, password } = this.options
    const answer = await postToBank({
      url: `${baseUrl}/pgwchannel/services/pgw`,
      contentType: 'text/xml; charset=utf-8',
      headers: { SOAPAction: '""' },
      body: soapCall(namespace, method, {
        terminalId,
        userName,
        userPassword: password,
        ...args,
      }),
    })
    const returned = soapReturn(answer)
    if (returned === null) throw new GatewayUnreachable(`MELLAT ${method}: no answer`)
    return returned
  }
}
