import {
  GatewayRefused,
  type Callback,
  type CallbackFields,
  type Gateway,
  type KnownPayment,
  type PaymentRequest,
  type Verification,
} from '../domain/gateway.js'
import { postJsonToBank } from './bank_http.js'

interface SamanOptions {
  terminalId: string
  baseUrl: string
}
interface TokenAnswer {
  status: number
  token?: string
  errorCode?: string | number
  errorDesc?: string
}
interface ReceiptAnswer {
  ResultCode: number
  ResultDescription?: string
  TransactionDetail?: { RefNum?: string; OrginalAmount?: number; AffectiveAmount?: number }
}

const minute = 60_000
/** ResultCode: done, and done before. */
const done = [0, 2]
const receipts = '/verifyTxnRandomSessionkey/ipg'

/**
 * Saman Electronic Payment (SEP), REST. Verified within 30 minutes or given back; reversible within 50.
 * It cannot be asked for a payment whose receipt never came. facts "SAMAN / SEP"
 */
export default class Saman implements Gateway {
  readonly indicator = 'SAMAN' as const
  readonly autoReverseAfter = 30 * minute

  constructor(private options: SamanOptions) {}

  async createPayment({ amount, token, callbackUrl, phone }: PaymentRequest) {
    const { baseUrl, terminalId } = this.options
    const answer = await postJsonToBank<TokenAnswer>(`${baseUrl}/onlinepg/onlinepg`, {
      action: 'token',
      TerminalId: terminalId,
      Amount: amount,
      // The bank's oldest form of callback names nothing else: so it must not be guessable.
      ResNum: token,
      RedirectUrl: callbackUrl,
      CellNumber: phone,
    })
    if (answer.status !== 1 || !answer.token) {
      throw new GatewayRefused(`SAMAN ${answer.errorCode}: ${answer.errorDesc}`)
    }
    return {
      gatewayToken: answer.token,
      redirect: {
        redirectBaseUrl: `${baseUrl}/OnlinePG/OnlinePG`,
        method: 'POST' as const,
        params: { Token: answer.token },
      },
    }
  }

  /** POST with State and ResNum, or the newer GET with Token and RefNum alone. */
  parseCallback({ State, ResNum, Token, RefNum, SecurePan }: CallbackFields): Callback {
    const isPaid = Boolean(RefNum) && (State === undefined || State.toUpperCase() === 'OK')
    return {
      token: ResNum,
      gatewayToken: Token,
      isPaid,
      receipt: isPaid ? RefNum : undefined,
      maskedCard: SecurePan,
      failure: isPaid ? undefined : (State ?? 'NO_RECEIPT'),
    }
  }

  async verify({ receipt }: KnownPayment): Promise<Verification> {
    const { ResultCode, TransactionDetail } = await this.#ask('VerifyTransaction', receipt)
    if (!done.includes(ResultCode)) return { isVerified: false, failure: `SAMAN ${ResultCode}` }
    const { OrginalAmount, AffectiveAmount = OrginalAmount } = TransactionDetail ?? {}
    const isWhole = OrginalAmount !== undefined && OrginalAmount === AffectiveAmount
    // An amount that is none fails the comparison with ours, and the money goes back.
    return { isVerified: true, amount: isWhole ? OrginalAmount : -1 }
  }

  async reverse({ receipt }: KnownPayment): Promise<boolean> {
    return done.includes((await this.#ask('ReverseTransaction', receipt)).ResultCode)
  }

  #ask(command: 'VerifyTransaction' | 'ReverseTransaction', RefNum: string | null) {
    const { baseUrl, terminalId } = this.options
    return postJsonToBank<ReceiptAnswer>(`${baseUrl}${receipts}/${command}`, {
      RefNum,
      TerminalNumber: terminalId,
    })
  }
}
