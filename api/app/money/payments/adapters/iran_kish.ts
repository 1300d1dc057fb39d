import { constants, createCipheriv, createHash, publicEncrypt, randomBytes } from 'node:crypto'
import { clock } from '#app/platform/time/clock'
import {
  GatewayRefused,
  type BankAnswer,
  type Callback,
  type CallbackFields,
  type Gateway,
  type KnownPayment,
  type PaymentRequest,
} from '../domain/gateway.js'
import { bankAnswerOf, keptCode, verified, type CodeTable } from '../domain/verdicts.js'
import { postJsonToBank } from './bank_http.js'

interface IranKishOptions {
  terminalId: string
  acceptorId: string
  /** Hexadecimal. */
  passPhrase: string
  /** PEM of the bank's RSA key. */
  publicKey: string
  baseUrl: string
}
interface Envelope<Result> {
  responseCode: string
  status?: boolean
  description?: string
  result?: Result | null
}
interface Transaction {
  responseCode?: string
  amount?: string | number
  retrievalReferenceNumber?: string
  systemTraceAuditNumber?: string
  isReversed?: boolean
}

const minute = 60_000
const ok = '00'
const notPaid = ['05', '17', '51', '54', '55', '56', '57', '61', '65', '75', '78']
const unpaid = Object.fromEntries(notPaid.map((code) => [code, 'NOT_PAID'] as const))
/** 94: confirmed before. */
const verification = {
  table: { ...unpaid, [ok]: 'PAID' } satisfies CodeTable,
  doneBefore: '94',
  notFound: [],
}
const reversal: CodeTable = { [ok]: 'REVERSED' }
const standing: CodeTable = { ...unpaid, [ok]: 'PAID' }
/** Two numbers of the bank. */
const numberForm = /^[0-9]{1,20}$/
/** The inquiry finds a payment by its token. */
const findByToken = 2

/** A confirmation needs two numbers, kept as one receipt. */
const receiptOf = (rrn: string | undefined, stan: string | undefined) =>
  numberForm.test(rrn ?? '') && numberForm.test(stan ?? '') ? `${rrn}:${stan}` : undefined

/** Iran Kish, REST; the token request is encrypted with the bank's key. facts "IRANKISH" */
export default class IranKish implements Gateway {
  readonly indicator = 'IRANKISH' as const
  readonly autoReverseAfter = 20 * minute

  constructor(private options: IranKishOptions) {}

  async createPayment({ amount, referenceCode, callbackUrl }: PaymentRequest) {
    const { terminalId, acceptorId, baseUrl } = this.options
    const { responseCode, result } = await this.#post<{ token?: string }>('tokenization/make', {
      authenticationEnvelope: this.#envelope(amount),
      request: {
        transactionType: 'Purchase',
        terminalId,
        acceptorId,
        amount,
        revertUri: callbackUrl,
        requestId: referenceCode,
        requestTimestamp: Math.floor(clock.systemNow().toSeconds()),
      },
    })
    if (responseCode !== ok || !result?.token) throw new GatewayRefused(`IRANKISH ${responseCode}`)
    return {
      gatewayToken: result.token,
      redirect: {
        redirectBaseUrl: `${baseUrl}/iuiv3/IPG/Index/`,
        method: 'POST' as const,
        params: { tokenIdentity: result.token },
      },
    }
  }

  parseCallback(fields: CallbackFields): Callback {
    const { token, responseCode, requestId, maskedPan } = fields
    const receipt = receiptOf(fields.retrievalReferenceNumber, fields.systemTraceAuditNumber)
    const isPaid = responseCode === ok && receipt !== undefined
    return {
      gatewayToken: token,
      referenceCode: requestId,
      isPaid,
      receipt: isPaid ? receipt : undefined,
      maskedCard: maskedPan,
      failure: isPaid ? undefined : `IRANKISH ${responseCode}`,
      isFailureKnown: notPaid.includes(responseCode),
    }
  }

  async verify(payment: KnownPayment): Promise<BankAnswer> {
    const { responseCode, result } = await this.#confirm('purchase', payment)
    const outer = verified(verification, responseCode, payment.wasVerifyAsked)
    if (outer.verdict !== 'PAID') return outer
    // The call succeeded; the purchase may not have.
    const inner = result?.responseCode
    const answer =
      inner === undefined ? outer : verified(verification, inner, payment.wasVerifyAsked)
    if (answer.verdict !== 'PAID') return answer
    const { amount, receipt } = payment
    return {
      ...answer,
      amount: Number(result?.amount ?? amount),
      receipt:
        receiptOf(result?.retrievalReferenceNumber, result?.systemTraceAuditNumber) ??
        receipt ??
        undefined,
    }
  }

  async reverse(payment: KnownPayment): Promise<BankAnswer> {
    return bankAnswerOf(reversal, (await this.#confirm('reversePurchase', payment)).responseCode)
  }

  async inquire({ gatewayToken }: KnownPayment): Promise<BankAnswer> {
    const { terminalId, passPhrase } = this.options
    const { responseCode, result } = await this.#post<Transaction>('inquiry/single', {
      passPhrase,
      terminalId,
      findOption: findByToken,
      tokenIdentity: gatewayToken,
    })
    if (responseCode !== ok) return { verdict: 'UNKNOWN', code: keptCode(responseCode) }
    if (result?.isReversed === true) return { verdict: 'REVERSED', code: ok }
    const answer = bankAnswerOf(standing, result?.responseCode)
    if (answer.verdict !== 'PAID') return answer
    const receipt = receiptOf(result?.retrievalReferenceNumber, result?.systemTraceAuditNumber)
    return receipt ? { ...answer, receipt } : { verdict: 'UNKNOWN', code: `${ok} NO_RECEIPT` }
  }

  #confirm(command: 'purchase' | 'reversePurchase', { gatewayToken, receipt }: KnownPayment) {
    const [retrievalReferenceNumber, systemTraceAuditNumber] = (receipt ?? '').split(':')
    return this.#post<Transaction>(`confirmation/${command}`, {
      terminalId: this.options.terminalId,
      retrievalReferenceNumber,
      systemTraceAuditNumber,
      tokenIdentity: gatewayToken,
    })
  }

  #post<Result>(path: string, body: object): Promise<Partial<Envelope<Result>>> {
    return postJsonToBank(`${this.options.baseUrl}/api/v3/${path}`, body)
  }

  /** AES with a one-time key, encrypted for the bank beside a digest of the ciphertext. */
  #envelope(amount: number) {
    const { terminalId, passPhrase, publicKey } = this.options
    const plain = Buffer.from(
      `${terminalId}${passPhrase}${String(amount).padStart(12, '0')}00`,
      'hex'
    )
    const [key, iv] = [randomBytes(16), randomBytes(16)]
    const cipher = createCipheriv('aes-128-cbc', key, iv)
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
    const digest = createHash('sha256').update(sealed).digest()
    // The bank speaks PKCS#1 v1.5; Node's default would be OAEP.
    const data = publicEncrypt(
      { key: publicKey, padding: constants.RSA_PKCS1_PADDING },
      Buffer.concat([key, digest])
    )
    return { iv: iv.toString('hex').toUpperCase(), data: data.toString('hex').toUpperCase() }
  }
}
