import { generateKeyPairSync } from 'node:crypto'
import IranKish from '#app/money/payments/adapters/iran_kish'
import Mellat from '#app/money/payments/adapters/mellat'
import Saman from '#app/money/payments/adapters/saman'
import type { Gateway } from '#app/money/payments/domain/gateway'
import { aFakeBank, type BankAnswer, type BankRequest } from './fake_bank.js'

/** What a bank is asked of one payment. */
export type Asked = 'verify' | 'settle' | 'reverse' | 'inquire'

/** A payment as the bank knows it, whatever we believe. */
export interface BankPayment {
  token: string
  /** Our name of it: the ResNum, the order's number. */
  ours: string
  amount: number
  receipt: string
  state: 'OPEN' | 'PAID' | 'VERIFIED' | 'SETTLED' | 'REVERSED'
}

/** One bank's wire protocol over its own state. */
interface Protocol {
  gateway: (baseUrl: string) => Gateway
  /** What a request asks; null for a new payment. */
  questionOf: (request: BankRequest) => Asked | null
  opened: (
    request: BankRequest,
    token: string
  ) => { ours: string; amount: number; answer: BankAnswer }
  /** How a request names its payment. */
  names: (request: BankRequest, payment: BankPayment) => boolean
  answer: (
    asked: Asked,
    payment: BankPayment | undefined,
    before: BankPayment['state']
  ) => object | string
  odd: (asked: Asked) => object | string
  callback: (payment: BankPayment) => Record<string, string>
}

/** What each word does to a payment that is in one of these states; in others it does nothing. */
const effects: Record<Asked, Partial<Record<BankPayment['state'], BankPayment['state']>>> = {
  verify: { PAID: 'VERIFIED' },
  settle: { VERIFIED: 'SETTLED' },
  reverse: { PAID: 'REVERSED', VERIFIED: 'REVERSED' },
  inquire: {},
}

const saman: Protocol = {
  gateway: (baseUrl) => new Saman({ terminalId: '1357', baseUrl }),
  questionOf: ({ path }) =>
    path.endsWith('/VerifyTransaction')
      ? 'verify'
      : path.endsWith('/ReverseTransaction')
        ? 'reverse'
        : null,
  opened: ({ json }, token) => ({
    ours: String(json.ResNum),
    amount: Number(json.Amount),
    answer: { status: 1, token },
  }),
  // The bank is not particular about letters and blanks.
  names: ({ json }, { receipt }) =>
    String(json.RefNum).trim().toLowerCase() === receipt.toLowerCase(),
  answer: (asked, payment, before) => {
    if (!payment) return { ResultCode: -2 }
    const again = asked === 'verify' ? 'VERIFIED' : 'REVERSED'
    const ResultCode = before === again ? 2 : before === 'REVERSED' ? 5 : before === 'OPEN' ? -2 : 0
    return {
      ResultCode,
      TransactionDetail: { RefNum: payment.receipt, OrginalAmount: payment.amount },
    }
  },
  odd: () => ({ ResultCode: 77 }),
  callback: ({ ours, receipt }) => ({ State: 'OK', ResNum: ours, RefNum: receipt }),
}

const soap = (returned: string) =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>` +
  `<ns2:bpResponse xmlns:ns2="http://interfaces.core.sw.bps.com/"><return>${returned}</return>` +
  `</ns2:bpResponse></soap:Body></soap:Envelope>`
const argument = ({ body }: BankRequest, name: string) =>
  new RegExp(`<${name}>(.*?)</${name}>`).exec(body)?.[1] ?? ''
const mellatMethods = {
  bpVerifyRequest: 'verify',
  bpSettleRequest: 'settle',
  bpReversalRequest: 'reverse',
  bpInquiryRequest: 'inquire',
} as const
const mellatCodes: Record<Asked, Partial<Record<BankPayment['state'], string>>> = {
  verify: { PAID: '0', VERIFIED: '43', SETTLED: '43', REVERSED: '48', OPEN: '42' },
  settle: { VERIFIED: '0', SETTLED: '45', REVERSED: '48', PAID: '44' },
  reverse: { PAID: '0', VERIFIED: '0', SETTLED: '45', REVERSED: '48' },
  inquire: { PAID: '0', VERIFIED: '43', SETTLED: '45', REVERSED: '48', OPEN: '17' },
}
const mellat: Protocol = {
  gateway: (baseUrl) =>
    new Mellat({ terminalId: '42', userName: 'kasbeno', password: 'secret', baseUrl }),
  questionOf: ({ body }) =>
    Object.entries(mellatMethods).find(([method]) => body.includes(`<ns:${method}>`))?.[1] ?? null,
  opened: (request, token) => ({
    ours: argument(request, 'orderId'),
    amount: Number(argument(request, 'amount')),
    answer: soap(`0, ${token}`),
  }),
  names: (request, { ours, receipt }) =>
    argument(request, 'saleOrderId') === ours && argument(request, 'saleReferenceId') === receipt,
  answer: (asked, payment, before) => soap((payment && mellatCodes[asked][before]) ?? '42'),
  odd: () => soap('999'),
  callback: ({ token, ours, receipt }) => ({
    RefId: token,
    ResCode: '0',
    SaleOrderId: ours,
    SaleReferenceId: receipt,
  }),
}

const numbersOf = (receipt: string) => ({
  retrievalReferenceNumber: receipt,
  systemTraceAuditNumber: receipt.slice(-6),
})
const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const iranKish: Protocol = {
  gateway: (baseUrl) =>
    new IranKish({
      terminalId: '08012345',
      acceptorId: '992180008012345',
      passPhrase: 'A1B2C3D4E5F60718',
      publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      baseUrl,
    }),
  questionOf: ({ path }) =>
    path.endsWith('/confirmation/purchase')
      ? 'verify'
      : path.endsWith('/reversePurchase')
        ? 'reverse'
        : path.endsWith('/inquiry/single')
          ? 'inquire'
          : null,
  opened: ({ json }, token) => {
    const { requestId, amount } = json.request as { requestId: string; amount: number }
    return { ours: requestId, amount, answer: { responseCode: '00', result: { token } } }
  },
  names: ({ json }, { token }) => json.tokenIdentity === token,
  answer: (asked, payment, before) => {
    if (!payment) return { responseCode: '12' }
    const result = { responseCode: '00', amount: payment.amount, ...numbersOf(payment.receipt) }
    if (asked === 'inquire') {
      const inner = before === 'OPEN' ? '17' : '00'
      const isReversed = before === 'REVERSED'
      return { responseCode: '00', result: { ...result, responseCode: inner, isReversed } }
    }
    if (asked === 'verify') {
      const code = { PAID: '00', VERIFIED: '94', SETTLED: '94', REVERSED: '03', OPEN: '03' }[before]
      return { responseCode: code, result }
    }
    return { responseCode: before === 'OPEN' ? '03' : '00', result }
  },
  odd: () => ({ responseCode: '777', result: null }),
  callback: ({ token, ours, receipt }) => ({
    token,
    requestId: ours,
    responseCode: '00',
    ...numbersOf(receipt),
  }),
}

const protocols = { SAMAN: saman, MELLAT: mellat, IRANKISH: iranKish }
export type RealBank = keyof typeof protocols

export interface StatefulBank {
  baseUrl: string
  gateway: Gateway
  /** Every payment that it was asked for, by our name of it. */
  payments: Map<string, BankPayment>
  /** The customer pays. @returns the callback that the bank sends the browser on with */
  pay: (redirect: { params: Record<string, string> }) => {
    payment: BankPayment
    fields: Record<string, string>
  }
  /** How often it was asked. */
  times: (asked: Asked) => number
  /** Answers these words so, after it has done what it was asked for. */
  misbehave: (how: Partial<Record<Asked, Misbehaviour>>) => void
  stop: () => Promise<void>
}
/** In place of the bank's own answer; `odd` is a code that its documents do not know. */
export type Misbehaviour = 'odd' | (() => BankAnswer | undefined)

let made = 0

/** A bank that keeps its own books and speaks its own wire protocol, in good and in bad weather. */
export const aStatefulBank = async (indicator: RealBank): Promise<StatefulBank> => {
  const protocol = protocols[indicator]
  const payments = new Map<string, BankPayment>()
  const counts: Partial<Record<Asked, number>> = {}
  let weather: Partial<Record<Asked, Misbehaviour>> = {}

  const open = (request: BankRequest): BankAnswer => {
    const number = `${process.pid}${String(++made).padStart(5, '0')}`
    const token = `${indicator}-${number}`
    const { ours, amount, answer } = protocol.opened(request, token)
    const receipt = indicator === 'SAMAN' ? `Receipt-${number}` : number
    payments.set(ours, { token, ours, amount, receipt, state: 'OPEN' })
    return answer
  }
  const bank = await aFakeBank((request) => {
    const asked = protocol.questionOf(request)
    if (!asked) return open(request)
    counts[asked] = (counts[asked] ?? 0) + 1
    const payment = [...payments.values()].find((each) => protocol.names(request, each))
    const before = payment?.state ?? 'OPEN'
    if (payment) payment.state = effects[asked][before] ?? before
    const how = weather[asked]
    const instead = how === 'odd' ? protocol.odd(asked) : how?.()
    return instead ?? protocol.answer(asked, payment, before)
  })
  return {
    baseUrl: bank.baseUrl,
    gateway: protocol.gateway(bank.baseUrl),
    payments,
    pay({ params }) {
      const token = Object.values(params)[0]
      const payment = [...payments.values()].find((each) => each.token === token)!
      payment.state = 'PAID'
      return { payment, fields: protocol.callback(payment) }
    },
    times: (asked) => counts[asked] ?? 0,
    misbehave: (how) => {
      weather = how
    },
    stop: () => bank.stop(),
  }
}
