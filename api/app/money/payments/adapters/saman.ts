import {
  GatewayRefused,
  type BankAnswer,
  type Callback,
  type CallbackFields,
  type Gateway,
  type KnownPayment,
  type PaymentRequest,
} from '../domain/gateway.js'
import { bankAnswerOf, verified, type CodeTable } from '../domain/verdicts.js'
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
/**
 * ResultCode: 0 done, 2 done before, 5 reversed, -2 no such receipt; -6 (after 30 minutes) says nothing about an
 * earlier verification.
 */
const verification = {
  table: { 0: 'PAID', 5: 'REVERSED' },
  doneBefore: '2',
  notFound: ['-2'],
} as const
const reversal: CodeTable = { 0: 'REVERSED', 2: 'REVERSED', 5: 'REVERSED' }
/** States that mean "not paid". */
const unpaidStates = [
  'CanceledByUser',
  'Failed',
  'SessionIsNull',
  'InvalidParameters',
  'MerchantIpAddressIsInvalid',
  'TokenNotFound',
  'TokenRequired',
  'TerminalNotFound',
].map((state) => state.toUpperCase())
/** The bank ignores blanks and letter variants in a receipt; we must not. */
const receiptForm = /^[A-Za-z0-9+/=_-]{1,50}$/
const receipts = '/verifyTxnRandomSessionkey/ipg'

/**
 * Saman Electronic Payment (SEP), REST. Verify within 30 minutes; reversible within 50. Cannot be asked without a
 * receipt. facts "SAMAN / SEP"
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
      // The oldest callback form carries nothing else, so it must not be guessable.
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
    const isPaid =
      receiptForm.test(RefNum ?? '') && (State === undefined || State.toUpperCase() === 'OK')
    return {
      token: ResNum,
      gatewayToken: Token,
      isPaid,
      receipt: isPaid ? RefNum : undefined,
      maskedCard: SecurePan,
      failure: isPaid ? undefined : (State ?? 'NO_RECEIPT'),
      isFailureKnown: !isPaid && unpaidStates.includes((State ?? '').toUpperCase()),
    }
  }

  async verify({ receipt, wasVerifyAsked }: KnownPayment): Promise<BankAnswer> {
    const { ResultCode, TransactionDetail } = await this.#ask('VerifyTransaction', receipt)
    const answer = verified(verification, ResultCode, wasVerifyAsked)
    if (answer.verdict !== 'PAID') return answer
    const { RefNum, OrginalAmount, AffectiveAmount = OrginalAmount } = TransactionDetail ?? {}
    // Without the bank's receipt nobody can tell whether it was used before.
    if (typeof RefNum !== 'string' || !receiptForm.test(RefNum)) {
      return { verdict: 'UNKNOWN', code: `${answer.code} NO_RECEIPT` }
    }
    const isWhole = OrginalAmount !== undefined && OrginalAmount === AffectiveAmount
    // An invalid amount fails the comparison, so the money goes back.
    return { ...answer, receipt: RefNum, amount: isWhole ? OrginalAmount : -1 }
  }

  async reverse({ receipt }: KnownPayment): Promise<BankAnswer> {
    return bankAnswerOf(reversal, (await this.#ask('ReverseTransaction', receipt)).ResultCode)
  }

  /** The bank's only inquiry is verifying again, by receipt. */
  inquire(): Promise<null> {
    return Promise.resolve(null)
  }

  #ask(command: 'VerifyTransaction' | 'ReverseTransaction', RefNum: string | null) {
    const { baseUrl, terminalId } = this.options
    return postJsonToBank<ReceiptAnswer>(`${baseUrl}${receipts}/${command}`, {
      RefNum,
      TerminalNumber: terminalId,
    })
  }
}
