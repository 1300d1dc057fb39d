import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { toAsciiDigits } from '#contracts/digits'
import { lineStanding, type LineStanding } from '#contracts/line_standing'
import { settle } from '#app/platform/jobs/main'
import { clock } from '#app/platform/time/clock'
import { aCompanyWithCredit } from '#factories/company'
import { aSupplier } from '#factories/distributor'
import { aShopWithCredit, type ShopWithCredit } from '#factories/shop'
import { aCompanyInvoice, payAsCeo, sign as signInvoice } from '#tests/support/company_orders'
import { aPaidInvoice, dispute, missing } from '#tests/support/disputes'
import { sign } from '#tests/support/contracts'
import { get } from '#tests/support/http'
import { letDaysPass, owe, repayOldest } from '#tests/support/installments'
import { setLateFees } from '#tests/support/late_fees'
import { block } from '#tests/support/orders'
import { promises } from '#tests/support/promises'
import { ok } from '#tests/support/registration'
import { grant, payFee, renewedAmount } from '#tests/support/renewals'
import { writeOff } from '#tests/support/write_offs'

const million = 1_000_000

interface Reader {
  phone: string
  token: string
  plan: string
  /** A company's line stands on a page of its own. */
  isCompany?: boolean
}
interface Screens {
  standing: LineStanding
  /** Every amount that a screen shows. */
  amounts: Set<number>
  owed: number
  pastDue: number
  rows: { dueDate: string; owedAmount: number }[]
  /** Last day, and whether a year is granted. */
  endsOn: string | null
  mayRenew: boolean
}
interface Message {
  id: string
  template: string
  text: string
}

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : []
}

const rialsIn = (text: string): number[] =>
  [...toAsciiDigits(text).matchAll(/([\d٬]+) ریال/g)].map(([, digits]) =>
    Number(digits!.replaceAll('٬', ''))
  )

const said = async ({ token }: Reader, path: string) => {
  const { status, body } = await get(path, { token })
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** What the first screen shows, and what it says of the line. */
const firstScreen = async (reader: Reader) => {
  if (reader.isCompany) {
    const shown = await said(reader, '/api/legal/company/credit')
    return { shown, line: { ...shown, creditBlocked: shown.isBlocked } }
  }
  const shown = await said(reader, `/api/home/${reader.plan}`)
  return { shown, line: shown.registration }
}

const screensOf = async (reader: Reader): Promise<Screens> => {
  const { plan } = reader
  const { shown, line } = await firstScreen(reader)
  const list = await said(reader, `/api/order/${plan}/installments/10/0?status=OPEN`)
  const obligations = await said(reader, `/api/obligations/${plan}`)
  const cleared = await said(reader, `/api/order/${plan}/installments/10/0?status=CLEARED`)
  const moved = await said(reader, `/api/transaction/10/0`)
  const { summary } = list
  const isClosed = line.renewalRefusal === 'WRITTEN_OFF'
  const blocked = line.creditBlocked
    ? [summary.payingUnblocks ? ('ARREARS' as const) : ('STAFF' as const)]
    : []
  return {
    standing: lineStanding({
      isExpired: line.isCreditExpired,
      blockReasons: isClosed ? ['WRITTEN_OFF'] : blocked,
    }),
    amounts: new Set(numbersIn([shown, list, obligations, cleared, moved])),
    owed: summary.owedAmount,
    pastDue: summary.pastDueAmount,
    rows: list.items,
    endsOn: line.creditScoreExpirationDate,
    mayRenew: line.hasRenewalCredit,
  }
}

/** Sums that a text may name: what a screen shows, and what falls due on one day together. */
const namedOn = ({ amounts, rows }: Screens): Set<number> => {
  const byDay = Map.groupBy(rows, ({ dueDate }) => dueDate)
  const sums = [...byDay.values()].map((due) => due.reduce((all, row) => all + row.owedAmount, 0))
  return new Set([...amounts, ...sums])
}

/** What the last sum of a text is. */
const lastSums: readonly [template: RegExp, of: (screens: Screens) => number][] = [
  [/past-due-blocked$/, ({ pastDue }) => pastDue],
  [/^repayment-paid/, ({ owed }) => owed],
]

const assertTrue = (assert: Assert, { template, text }: Message, screens: Screens) => {
  const seen = `${clock.today()} ${template} (${screens.standing}): ${text}`
  for (const [phrase, mayBeSaidTo] of promises)
    if (phrase.test(text)) assert.include(mayBeSaidTo, screens.standing, `${phrase} ${seen}`)
  const sums = rialsIn(text)
  const named = namedOn(screens)
  // What a repayment paid and freed stands in its own receipt.
  const shown = template.startsWith('repayment-paid') ? sums.slice(-1) : sums
  for (const sum of shown) assert.isTrue(named.has(sum), `${sum} is on no screen: ${seen}`)
  for (const [which, of] of lastSums)
    if (which.test(template)) assert.equal(sums.at(-1), of(screens), seen)
  if (/تمدید با پشتیبانی تماس/.test(text)) assert.isFalse(screens.mayRenew, `granted: ${seen}`)
}

type Deeds<Owner> = Record<number, (owner: Owner) => Promise<unknown>>
interface Fate<Owner extends Reader = Reader> {
  owner: Owner
  /** By day of the year. */
  deeds: Record<number, () => Promise<unknown>>
  /** What must have been said in that year. */
  told: readonly string[]
}

const fateOf = <Owner extends Reader>(
  owner: Owner,
  told: readonly string[],
  deeds: Deeds<Owner>
): Fate<Owner> => ({
  owner,
  told,
  deeds: Object.fromEntries(
    Object.entries(deeds).map(([day, deed]) => [day, () => deed(owner)] as const)
  ),
})

const aFate = async (
  { owes, told }: { owes?: number; told: readonly string[] },
  deeds: Deeds<ShopWithCredit> = {},
  amount = 100 * million
): Promise<Fate<ShopWithCredit>> => {
  const shop = await aShopWithCredit(amount, { cash: 60 * million })
  if (owes) await owe(shop, { amount: owes, dueDateInDays: 20 })
  return fateOf(shop, told, deeds)
}

/** Its member signs, its CEO pays and reads. */
const aFateOfCompany = async (
  { owes, told }: { owes: number; told: readonly string[] },
  deeds: Deeds<Reader>
): Promise<Fate> => {
  const company = await aCompanyWithCredit({
    levels: ['MANDATORY'],
    amount: 100 * million,
    cash: 60 * million,
  })
  const { ceo, members, token } = company
  const supplier = await aSupplier({ fees: { productFeePpm: 0, bankFeeYearlyPpm: 0 } })
  const invoice = await aCompanyInvoice(company, { amount: owes, supplier, dueDateInDays: 20 })
  ok(await signInvoice(members[0]!, invoice.id))
  ok(await payAsCeo(ceo, invoice.id))
  const owner = { phone: ceo.phone, token, plan: 'kasbeno-fmcg-legal', isCompany: true }
  return fateOf(owner, told, deeds)
}

const pay = (amount: number) => (owner: Reader) => repayOldest(owner as never, { amount })
const payAll = async (owner: Reader) => {
  const { owed } = await screensOf(owner)
  return repayOldest(owner as never, { amount: owed })
}
const renew = async (shop: ShopWithCredit) => {
  await sign(shop, 'CREDIT_RENEWAL')
  return payFee(shop)
}

const fates: Record<string, () => Promise<Fate>> = {
  'pays on time': () => aFate({ owes: 5 * million, told: ['repayment-paid'] }, { 19: payAll }),
  'pays late, in parts': () =>
    aFate(
      { owes: 8 * million, told: ['installment-past-due', 'credit-suspended-arrears'] },
      { 25: pay(3 * million), 45: payAll }
    ),
  'owes two debts of one day, and another': async () => {
    const fate = await aFate(
      { owes: 4 * million, told: ['installments-past-due-blocked', 'credit-unsuspended'] },
      { 50: payAll }
    )
    await owe(fate.owner, { amount: 6 * million, dueDateInDays: 20 })
    await owe(fate.owner, { amount: 2 * million, dueDateInDays: 22 })
    return fate
  },
  'is a company that pays late, in parts': () =>
    aFateOfCompany(
      {
        owes: 8 * million,
        told: ['installment-past-due', 'credit-suspended-arrears', 'credit-unsuspended'],
      },
      { 25: pay(3 * million), 45: payAll }
    ),
  'is blocked by staff and owes': () =>
    aFate({ owes: 7 * million, told: ['installment-past-due-held'] }, { 5: block, 60: payAll }),
  'is written off': () =>
    aFate(
      { owes: 9 * million, told: ['credit-closed'] },
      { 230: ({ lineId }) => writeOff(lineId), 300: payAll }
    ),
  'lets it end': () => aFate({ told: ['credit-ending', 'credit-expired'] }),
  'renews before the end': () =>
    aFate(
      { told: ['renewal-granted', 'credit-renewed'] },
      { 363: ({ lineId }) => grant(lineId), 364: renew },
      renewedAmount
    ),
  'renews after the end': () =>
    aFate(
      { told: ['credit-expired', 'renewal-granted', 'credit-renewed'] },
      { 368: ({ lineId }) => grant(lineId), 370: renew },
      renewedAmount
    ),
  'disputes what did not come': async () => {
    const fate = await aFate({ told: ['installment-past-due'] }, { 40: payAll })
    const invoice = await aPaidInvoice({ shop: fate.owner })
    await dispute(fate.owner, invoice.id, [missing(3)])
    return fate
  },
}

/** Each day on which something happens, with its neighbours; what lies between is passed at once. */
const daysOfYear = (): number[] => [
  ...Array.from({ length: 62 }, (_, day) => day + 1),
  ...[90, 130, 180, 229, 230, 260, 300, 330, 345],
  ...Array.from({ length: 26 }, (_, day) => 350 + day),
]

test.group('The messages of a year', (group) => {
  group.each.setup(setLateFees)

  test('say what the screens of their day say', async ({ assert }) => {
    const walked = await Promise.all(
      Object.entries(fates).map(async ([name, make]) => ({ name, ...(await make()) }))
    )
    await settle()
    const seen = new Map<string, string[]>()
    const read = async ({ name, owner }: (typeof walked)[number]) => {
      const all: Message[] = await db
        .from('sandbox_sms')
        .where('phone', owner.phone)
        .whereNull('code')
        .orderBy('id')
        .select('id', 'template', 'text')
      const before = seen.get(name) ?? []
      const fresh = all.slice(before.length)
      if (fresh.length === 0) return
      const screens = await screensOf(owner)
      for (const message of fresh) assertTrue(assert, message, screens)
      seen.set(name, [...before, ...fresh.map(({ template }) => template)])
    }
    for (const each of walked) await read(each)
    let today = 0
    for (const day of daysOfYear()) {
      await letDaysPass(day - today)
      today = day
      for (const each of walked) {
        await read(each)
        const deed = each.deeds[day]
        if (!deed) continue
        await deed()
        await settle()
        await read(each)
      }
    }
    for (const { name, told } of walked)
      assert.includeMembers(seen.get(name) ?? [], [...told], name)
  })
})
