import type { Made, MadeCompany } from '../../../api/factories/wanted.ts'
import { code } from '../../bench/invoices.ts'
import { plan, type Shop } from '../../bench/shops.ts'
import { Asking, doneBefore } from './asking.ts'
import { type KnownWithdrawal, withdraw } from './withdrawals.ts'
import { until } from '../until.ts'

/** Final answer per reference. */
interface KnownCharge {
  deviceId: string
  reference: string
  status: 'PAID' | 'REVERSED'
}
/** A shop's invoice that was paid, of which a part is reported. */
export interface Bought {
  orderId: string
  shop: Shop
  /** The token of its distributor's program. */
  seller: string
}
export interface KnownErrands {
  charges: KnownCharge[]
  /** Acknowledged limits in order; rials. */
  limits: Map<string, number[]>
  writtenOff: { lineId: string; userId: string; repaid: number }[]
  renewed: string[]
  disputes: { orderId: string; isAccepted: boolean }[]
  invoices: { orderId: string; isPaid: boolean }[]
  /** What a delegate answered in the place of who is away. */
  delegated: { orderId: string; isAccepted: boolean }[]
  withdrawals: KnownWithdrawal[]
}

export interface ErrandsStage {
  port: () => number
  cards: Made['cards']
  devices: Made['devices']
  /** Their limits are lowered step by step. */
  shops: Shop[]
  limit: number
  /** Old debt, and cash to repay a part. */
  debtors: Shop[]
  /** Expired, with cash for a new fee. */
  renewable: Shop[]
  bought: Bought[]
  company: MadeCompany
  companyInvoices: string[]
  withdrawers: Shop[]
  cash: { debtor: number; renewal: number; withdrawer: number }
  /** Requester and decider; settler and approver. */
  staff: { asker: string; second: string; settler: string; checker: string }
  /** The worker closes it. */
  endDay: () => Promise<void>
  areDaysClosed: () => Promise<boolean>
  /** Hears of each that was acknowledged, at once and by itself. */
  onAcknowledged: (
    what: 'charges' | 'limits' | 'disputes' | 'delegated' | 'withdrawals',
    known: KnownErrands
  ) => Promise<void>
}

const nothing = (): KnownErrands => ({
  charges: [],
  limits: new Map(),
  writtenOff: [],
  renewed: [],
  disputes: [],
  invoices: [],
  delegated: [],
  withdrawals: [],
})

/** Spreads the few errands over the run. */
const betweenMs = 50
const limitsBetweenMs = 20
const step = 1_000_000
const chargeRials = 1_000_000
const pin = '4821'
const tooLate = 'ConflictException'
const repaidRials = 2_000_000
/** Within the invoices' term. */
const daysMax = 10
const daysMsMax = 240_000
const daysBetweenMs = 500

function* counted(by = 1, from = 0) {
  for (let n = from; ; n += by) yield n
}

/** All traffic besides invoice payments. */
export class Errands {
  readonly known = nothing()
  readonly stage: ErrandsStage
  private readonly asking: Asking
  private readonly lanes: Promise<void>[]

  constructor(stage: ErrandsStage) {
    this.stage = stage
    this.asking = new Asking(stage.port)
    const lane = <Item>(
      items: Iterable<Item>,
      run: (item: Item) => Promise<void>,
      ms = betweenMs
    ) => this.asking.lane(items, run, ms)
    this.lanes = [
      lane(counted(2, 0), (n) => this.charge(n), 0),
      lane(counted(2, 1), (n) => this.charge(n), 0),
      lane(counted(), (n) => this.lowerLimit(n), limitsBetweenMs),
      lane(stage.debtors, (debtor) => this.writeOff(debtor)),
      lane(stage.renewable, (shop) => this.renew(shop)),
      lane(stage.bought.entries(), ([n, bought]) => this.dispute(bought, n % 2 === 0)),
      lane(stage.companyInvoices.entries(), ([n, id]) => this.sign(id, n)),
      lane(stage.withdrawers.entries(), ([n, shop]) => this.withdraw(shop, n)),
      lane(Array(daysMax), () => stage.endDay(), daysBetweenMs),
    ]
  }

  get strange() {
    return this.asking.strange
  }

  get counts(): Record<keyof KnownErrands, number> {
    const { charges, limits, writtenOff, renewed, disputes, invoices, delegated, withdrawals } =
      this.known
    return {
      charges: charges.length,
      limits: [...limits.values()].flat().length,
      writtenOff: writtenOff.length,
      renewed: renewed.length,
      disputes: disputes.length,
      invoices: invoices.length,
      delegated: delegated.length,
      withdrawals: withdrawals.length,
    }
  }

  /** Finishes current errands. */
  async stop() {
    this.asking.isStopped = true
    await Promise.all(this.lanes)
    // A killed close is caught up the next day.
    await this.stage.endDay()
    const isClosed = await until(this.stage.areDaysClosed, daysMsMax)
    if (!isClosed) this.strange.push('the days that have ended are not closed')
  }

  abandon() {
    this.asking.abandon()
  }

  /** Reverses every second one, some before the answer. */
  private async charge(n: number) {
    const { cards, devices } = this.stage
    const device = devices[n % devices.length]!
    const card = cards[n % cards.length]!
    const reference = `crash-${n}`
    const charge = { reference, cardNumber: card.number, pin, amount: chargeRials }
    const { token } = device
    await this.asking.done({ path: '/api/device/card-payment', token, body: charge })
    const wantsBack = Math.floor(n / 2) % 2 === 0
    const status = wantsBack && (await this.takeBack(token, reference)) ? 'REVERSED' : 'PAID'
    const charged: KnownCharge = { deviceId: device.id, reference, status }
    this.known.charges.push(charged)
    await this.stage.onAcknowledged('charges', { ...nothing(), charges: [charged] })
  }

  /** @returns false after the payment's day */
  private async takeBack(token: string, reference: string) {
    const body = { reference, amount: chargeRials }
    const path = '/api/device/card-reversal'
    const { title } = await this.asking.done({ path, token, body, fine: tooLate })
    return title !== tooLate
  }

  private async lowerLimit(n: number) {
    const { shops, limit } = this.stage
    const { lineId } = shops[n % shops.length]!
    const known = this.known.limits.get(lineId) ?? []
    const lowered = (known.at(-1) ?? limit) - step
    await this.byStaff('credit/change-limit', { creditLineId: lineId, limit: lowered })
    const limits = [...known, lowered]
    this.known.limits.set(lineId, limits)
    await this.stage.onAcknowledged('limits', { ...nothing(), limits: new Map([[lineId, limits]]) })
  }

  /** With a partial repayment afterwards. */
  private async writeOff({ lineId, userId, phone, token }: Shop) {
    const asked = await this.byStaff('credit/write-off', { creditLineId: lineId })
    const approvalId = asked.approvalId ?? (await this.waitingWriteOff(phone))
    const path = `/api/admin/approvals/${String(approvalId)}/approve`
    const { second } = this.stage.staff
    await this.asking.done({ path, token: second, body: {}, fine: doneBefore })
    const repayment = { path: `/api/order/${plan}/installments/pay`, token }
    await this.asking.done({ ...repayment, body: { amount: repaidRials } })
    this.known.writtenOff.push({ lineId, userId, repaid: repaidRials })
  }

  /** A request stored though its answer was lost. */
  private async waitingWriteOff(phone: string) {
    const filter = encodeURIComponent(JSON.stringify({ kind: 'WRITE_OFF', status: 'PENDING' }))
    const path = `/api/admin/approvals?filter=${filter}`
    const waiting = await this.asking.list({ path, token: this.stage.staff.second })
    return waiting.find((request) => request.phone === phone)?.id
  }

  /** Grant, contract and fee. */
  private async renew({ lineId, token }: Shop) {
    const { asking } = this
    await this.byStaff('credit/grant-renewal', { creditLineId: lineId })
    const contract = `/api/user-contract/${plan}`
    const { digest } = await asking.done({ path: `${contract}/CREDIT_RENEWAL`, token })
    const signature = { contractType: 'CREDIT_RENEWAL', digest }
    await asking.done({
      path: `${contract}/sign-contract`,
      token,
      body: signature,
      fine: doneBefore,
    })
    const path = `/api/platform-fee/${plan}/create-platform-fee`
    await asking.done({ path, token, body: {}, fine: doneBefore })
    this.known.renewed.push(lineId)
  }

  private async dispute({ orderId, shop: { token }, seller }: Bought, isAccepted: boolean) {
    const report = { items: [{ id: 1, qty: 1, reason: 'MISSING' }], note: 'نرسید' }
    const path = `/api/order/${orderId}/receipt`
    const fine = 'ConflictException'
    const made = await this.asking.done({ path, token, body: report, fine })
    const disputeId = made.disputeId ?? (await this.openDispute(path, token))
    const answer = `${String(disputeId)}/${isAccepted ? 'accept' : 'refuse'}`
    await this.asking.done({
      path: `/api/external/supplier/disputes/${answer}`,
      token: seller,
      body: { note: 'بررسی شد' },
      fine: doneBefore,
    })
    const decided = { orderId, isAccepted }
    this.known.disputes.push(decided)
    await this.stage.onAcknowledged('disputes', { ...nothing(), disputes: [decided] })
  }

  /** A report stored though its answer was lost. */
  private async openDispute(path: string, token: string) {
    const { disputes } = await this.asking.done({ path, token })
    return (disputes as { id: string }[])[0]!.id
  }

  /** Optional signatories in parallel, then the mandatory one or a delegate, some refusing, then payment. */
  private async sign(orderId: string, n: number) {
    const { ceo, signatories, delegate } = this.stage.company
    const path = `/api/legal/company/orders/${orderId}`
    const [mandatory, ...optional] = signatories
    const body = { otpSecret: code }
    const fine = doneBefore
    await Promise.all(
      optional.map(({ token }) => this.asking.done({ path: `${path}/sign`, token, body, fine }))
    )
    const isPaid = n % 4 < 2
    const isDelegated = n % 2 === 0
    const { token } = isDelegated ? delegate : mandatory!
    const own = { ...body, ...(isDelegated && { onBehalfOf: mandatory!.phone }) }
    const answer = isPaid
      ? { path: `${path}/sign`, body: own }
      : { path: `${path}/reject`, body: { ...own, reason: 'نادرست' } }
    await this.asking.done({ ...answer, token, fine })
    if (isDelegated) {
      const delegated = { orderId, isAccepted: isPaid }
      this.known.delegated.push(delegated)
      await this.stage.onAcknowledged('delegated', { ...nothing(), delegated: [delegated] })
    }
    if (isPaid) await this.asking.done({ path: `${path}/pay`, token: ceo.token, body, fine })
    this.known.invoices.push({ orderId, isPaid })
  }

  private async withdraw(shop: Shop, n: number) {
    const { settler, checker } = this.stage.staff
    const ended = await withdraw({ asking: this.asking, settler, checker }, shop, n, code)
    this.known.withdrawals.push(ended)
    await this.stage.onAcknowledged('withdrawals', { ...nothing(), withdrawals: [ended] })
  }

  private byStaff(command: string, body: object) {
    const path = `/api/admin/${command}`
    const token = this.stage.staff.asker
    return this.asking.done({ path, token, body: { reason: 'crash', ...body }, fine: doneBefore })
  }
}
