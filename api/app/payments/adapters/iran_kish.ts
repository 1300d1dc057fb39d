import { constants, createCipheriv, createHash, publicEncrypt, randomBytes } from 'node:crypto'
import { clock } from '#app/shared/clock'
import {
  GatewayRefused,
  type Callback,
  type CallbackFields,
  type Gateway,
  type Inquiry,
  type KnownPayment,
  type PaymentRequest,
  type Verification,
} from '../domain/gateway.js'
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
interface BankAnswer<Result> {
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
/** Confirmed before counts as confirmed. */
const confirmed = [ok, '94']
/** The inquiry finds a payment by its token. */
const findByToken = 2

/** A confirmation wants two numbers; we keep them as one receipt. */
const receiptOf = (rrn: string | undefined, stan: string | undefined) =>
  rrn && stan ? `${rrn}:${stan}` : undefined

/** Iran Kish, REST; the request for a token is sealed with the bank's key. facts "IRANKISH" */
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
    }
  }

  async verify(payment: KnownPayment): Promise<Verification> {
    const { responseCode, result } = await this.#confirm('purchase', payment)
    const code = [responseCode, result?.responseCode ?? ok].find(
      (each) => !confirmed.includes(each)
    )
    if (code !== undefined) return { isVerified: false, failure: `IRANKISH ${code}` }
    return { isVerified: true, amount: Number(result?.amount ?? payment.amount) }
  }

  async reverse(payment: KnownPayment): Promise<boolean> {
    return (await this.#confirm('reversePurchase', payment)).responseCode === ok
  }

  async inquire({ gatewayToken }: KnownPayment): Promise<Inquiry> {
    const { terminalId, passPhrase } = this.options
    const { responseCode, result } = await this.#post<Transaction>('inquiry/single', {
      passPhrase,
      terminalId,
      findOption: findByToken,
      tokenIdentity: gatewayToken,
    })
    if (responseCode !== ok) return { state: 'UNKNOWN' }
    const receipt = receiptOf(result?.retrievalReferenceNumber, result?.systemTraceAuditNumber)
    const isPaid = result?.responseCode === ok && !result.isReversed && receipt !== undefined
    return isPaid ? { state: 'PAID', receipt } : { state: 'UNPAID' }
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

  #post<Result>(path: string, body: object): Promise<BankAnswer<Result>> {
    return postJsonToBank(`${this.options.baseUrl}/api/v3/${path}`, body)
  }

  /** AES with a key of the moment, which is sealed for the bank beside a digest of the ciphertext. */
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
