import { clock, tehran } from '#app/platform/time/clock'
import {
  GatewayRefused,
  GatewayUnreachable,
  type BankAnswer,
  type Callback,
  type CallbackFields,
  type Gateway,
  type KnownPayment,
  type PaymentRequest,
} from '../domain/gateway.js'
import { bankAnswerOf, verified, type CodeTable } from '../domain/verdicts.js'
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
/** A reference is a number of the bank. */
const receiptForm = /^[0-9]{1,20}$/
const notPaid = ['11', '12', '13', '14', '15', '16', '17', '18', '19', '111', '114']
const unpaid = Object.fromEntries(notPaid.map((code) => [code, 'NOT_PAID'] as const))
/** 43 verified before, 48 reversed, 42 no such sale, 54 and 55 no such transaction. */
const verification = {
  table: { ...unpaid, [ok]: 'PAID', 48: 'REVERSED' } satisfies CodeTable,
  doneBefore: '43',
  notFound: ['42', '54', '55'],
}
/** 45 settled before, 44 not verified, 46 not settled, 47 no such settlement, 61 the deposit failed. */
const settlement: CodeTable = {
  [ok]: 'SETTLED',
  45: 'SETTLED',
  44: 'NOT_SETTLED',
  46: 'NOT_SETTLED',
  47: 'NOT_SETTLED',
  61: 'NOT_SETTLED',
  48: 'REVERSED',
}
const reversal: CodeTable = { [ok]: 'REVERSED', 48: 'REVERSED' }
const standing: CodeTable = {
  ...unpaid,
  [ok]: 'PAID',
  43: 'PAID',
  45: 'PAID',
  46: 'PAID',
  48: 'REVERSED',
}

/**
 * Behpardakht Mellat, SOAP. Verify within 20 minutes; unsettled money never arrives; reversible for 3 hours. The
 * inquiry needs the receipt, so a payment without a callback cannot be asked about. facts "MELLAT"
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
    const isPaid = ResCode === ok && receiptForm.test(SaleReferenceId ?? '')
    return {
      // Both are required: order numbers can be guessed.
      gatewayToken: SaleOrderId ? RefId : undefined,
      referenceCode: SaleOrderId,
      isPaid,
      receipt: isPaid ? SaleReferenceId : undefined,
      maskedCard: CardHolderPan,
      failure: isPaid ? undefined : `MELLAT ${ResCode}`,
      isFailureKnown: notPaid.includes(ResCode),
    }
  }

  /** The RefId fixes the amount. */
  async verify(payment: KnownPayment): Promise<BankAnswer> {
    const code = await this.#sale('bpVerifyRequest', payment)
    const { amount, receipt, wasVerifyAsked } = payment
    return {
      ...verified(verification, code, wasVerifyAsked),
      amount,
      receipt: receipt ?? undefined,
    }
  }

  async settle(payment: KnownPayment): Promise<BankAnswer> {
    return bankAnswerOf(settlement, await this.#sale('bpSettleRequest', payment))
  }

  async reverse(payment: KnownPayment): Promise<BankAnswer> {
    return bankAnswerOf(reversal, await this.#sale('bpReversalRequest', payment))
  }

  async inquire(payment: KnownPayment): Promise<BankAnswer | null> {
    if (!payment.receipt) return null
    const answer = bankAnswerOf(standing, await this.#sale('bpInquiryRequest', payment))
    return { ...answer, receipt: payment.receipt }
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
    if (returned === null) {
      const silence = { code: 'MALFORMED', isPassing: true }
      throw new GatewayUnreachable(`MELLAT ${method}: no answer`, silence)
    }
    return returned
  }
}
