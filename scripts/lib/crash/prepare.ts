import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { MadeCompany } from '../../../api/factories/wanted.ts'
import { addSigningCodes, companyPlan } from '../../bench/companies.ts'
import { addInvoices, code, CodeSeals, price } from '../../bench/invoices.ts'
import { addShops, credit, type Shop } from '../../bench/shops.ts'
import type { ErrandsStage } from './errands.ts'
import { addWithdrawalCodes } from './withdrawals.ts'
import type { CrashStage } from './stage.ts'

/** As many for shops as for company holders. */
const cardCount = 12
const holderCount = 4
const onceEach = 20
const oncePerRound = 20
const cash = { debtor: 50_000_000, renewal: 200_000_000, withdrawer: 5_000_000 }
/** A hundredth of a percent a day. */
const lateFees = { lateFeeDailyPpm: 100, lateFeeCapPpm: 10_000, lateFeeGraceDays: 0 }

interface Wanted {
  stage: CrashStage
  data: pg.Client
  distributors: string[]
  shops: Shop[]
  rounds: number
}

export async function prepareErrands(
  wanted: Wanted
): Promise<Omit<ErrandsStage, 'onAcknowledged'>> {
  const { stage, data, distributors, shops, rounds } = wanted
  const count = onceEach + oncePerRound * rounds
  const others = await addShops(data, 4 * count, shops.length)
  const [debtors, renewable, reporters, withdrawers] = [0, 1, 2, 3].map((part) =>
    others.slice(part * count, (part + 1) * count)
  ) as [Shop[], Shop[], Shop[], Shop[]]
  // Invoices belong to each distributor's single client, so devices come later.
  const bought = await buy(wanted, [...debtors, ...reporters])
  await age(data, debtors, renewable)
  const idsOf = (some: Shop[]) => some.map(({ userId }) => userId)
  const made = await stage.make(data, {
    staff: ['credit', 'approver', 'finance', 'finance'],
    programsOf: distributors,
    devicesOf: distributors.slice(0, 4),
    cardsOf: idsOf(shops.slice(0, cardCount)),
    cash: [
      { userIds: idsOf(debtors), amount: cash.debtor },
      { userIds: idsOf(renewable), amount: cash.renewal },
      { userIds: idsOf(withdrawers), amount: cash.withdrawer },
    ],
    company: { limit: credit, holders: holderCount },
  })
  const { cards, devices, programs } = made
  const company = made.company!
  const sellerOf = (distributorId: string) => programs[distributors.indexOf(distributorId)]!
  await addWithdrawalCodes(data, withdrawers, new CodeSeals(stage.pepper))
  const companyInvoices = await sell(wanted, { company, seller: programs[0]!, count })
  const [asker, second, settler, checker] = made.staff as [string, string, string, string]
  const staff = { asker, second, settler, checker }
  const people = { cards, devices, shops, debtors, renewable, withdrawers, company, staff }
  const reported = bought
    .filter(({ shop }) => reporters.includes(shop))
    .map((one) => ({ ...one, seller: sellerOf(one.distributorId) }))
  const port = () => stage.portOf('api')
  const days = { endDay: () => letDayPass(stage), areDaysClosed: () => areDaysClosed(stage) }
  return { ...people, ...days, port, limit: credit, cash, bought: reported, companyInvoices }
}

async function buy({ stage, data, distributors }: Wanted, shops: Shop[]) {
  const asked = { count: shops.length, shops, distributors, pepper: stage.pepper }
  const bought = await addInvoices(data, asked)
  for (const { orderId, shop } of bought) {
    const path = `/api/order/pending-orders/${orderId}/payment-otp-verify`
    await told(stage, path, shop.token, { otpSecret: code })
  }
  return bought
}

/** Half a year back; lines just ended. */
async function age(data: pg.Client, debtors: Shop[], renewable: Shop[]) {
  const lines = renewable.map(({ lineId }) => lineId)
  await data.query(
    `update credit_lines set expires_on = current_date - 2 where id = any($1::uuid[])`,
    [lines]
  )
  await data.query(
    `update installments set due_date = current_date - 200, status = 'PAST_DUE'
      where order_id in (select id from orders where owner_id = any($1::uuid[]))`,
    [debtors.map(({ userId }) => userId)]
  )
  for (const [key, value] of Object.entries(lateFees)) {
    await data.query(`insert into settings (key, value) values ($1, $2)`, [key, String(value)])
  }
}

/** Codes already sent. */
async function sell(
  { stage, data }: Wanted,
  { company, seller, count }: { company: MadeCompany; seller: string; count: number }
) {
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const sold = await told(stage, '/api/external/supplier/sale', seller, {
      externalId: `crash-${n}`,
      customer: { companyUniqueId: company.nationalId, plan: companyPlan },
      items: [{ itemName: 'روغن مایع', unitType: 'کارتن', qty: 1, price: price.goods }],
      grandTotalAmount: price.goods,
      dueDateInDays: 60,
      invoicedAt: new Date().toISOString(),
    })
    ids.push(String(sold.id))
  }
  await addSigningCodes(data, company, new CodeSeals(stage.pepper))
  return ids
}

/** @throws Error on any refusal: nothing is killed yet */
async function told(stage: CrashStage, path: string, token: string, body: object) {
  const answer = await fetch(`${stage.urlOf('api')}${path}`, {
    method: 'POST',
    headers: {
      'authorization': `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  return JSON.parse(text) as Record<string, unknown>
}

const daySql = `
  update business_clock set advanced_days = advanced_days + 1;
  insert into pgboss.job (name, data) values ('close-of-day', '{}')`

/** By the demo's clock; an interrupted close is caught up. */
async function letDayPass(stage: CrashStage) {
  const data = await stage.admin().catch(() => undefined)
  await data?.query(daySql).catch(() => undefined)
  await data?.end().catch(() => undefined)
}

const closedSql = `
  select (select max(day) from closed_days)
           = (now() at time zone 'Asia/Tehran')::date + advanced_days - 1 as "isClosed"
    from business_clock`

async function areDaysClosed(stage: CrashStage) {
  const data = await stage.admin()
  const { rows } = await data.query<{ isClosed: boolean }>(closedSql)
  await data.end()
  return rows[0]!.isClosed
}
