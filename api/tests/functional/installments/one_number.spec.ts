import { test } from '@japa/runner'
import fc from 'fast-check'
import { withdrawalFacts } from '#app/money/withdrawals/queries/withdrawal_facts'
import { personIn } from '#app/people/owners/owner'
import { clock } from '#app/platform/time/clock'
import { aShopWithCredit, fmcg, type ShopWithCredit } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { aPaidInvoice, dispute, missing } from '#tests/support/disputes'
import { settle } from '#app/platform/jobs/main'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import {
  blocksOf,
  debtOf,
  letDaysPass,
  messagesTo,
  owe,
  repayOldest,
} from '#tests/support/installments'
import { setLateFees } from '#tests/support/late_fees'

interface Told {
  owed: number
  late: number
}

interface Row {
  amount: number
  dueDate: string
}

const million = 1_000_000

const inRows = (rows: readonly Row[]): Told => {
  const sum = (some: readonly Row[]) => some.reduce((all, { amount }) => all + amount, 0)
  return { owed: sum(rows), late: sum(rows.filter(({ dueDate }) => dueDate < clock.today())) }
}

const inSummary = (summary: { owedAmount: number; pastDueAmount: number }): Told => ({
  owed: summary.owedAmount,
  late: summary.pastDueAmount,
})

/** What each screen of one owner says of the debt. */
const toldTo = async (shop: ShopWithCredit): Promise<Record<string, Told>> => {
  const list = await debtOf(shop, '?status=OPEN')
  const { items, totals } = (await get(`/api/obligations/${fmcg}`, shop)).body
  const { installments } = (await get(`/api/home/${fmcg}`, shop)).body
  const { owed, overdue } = await withdrawalFacts(personIn(shop.userId, fmcg))
  const rows: (Row & { owedAmount: number })[] = list.items
  return {
    summary: inSummary(list.summary),
    rows: inRows(rows.map((row) => ({ ...row, amount: row.owedAmount }))),
    home: inSummary(installments.summary),
    obligations: inSummary(totals),
    obligationRows: inRows(items),
    withdrawals: { owed, late: overdue },
  }
}

const toldToTheBank = async (): Promise<Told> => {
  const { money } = (await get('/api/admin/dashboard', { token: await staffToken('finance') })).body
  const ages: { amount: number }[] = Object.values(money.pastDue)
  const late = ages.reduce((all, { amount }) => all + amount, 0)
  return { owed: money.notDue.amount + late, late }
}

const steps = {
  buy: fc.record({ amount: fc.integer({ min: 1, max: 9 }), days: fc.integer({ min: 1, max: 5 }) }),
  dispute: fc.integer({ min: 1, max: 10 }),
  wait: fc.integer({ min: 1, max: 4 }),
  repay: fc.integer({ min: 1, max: 9 }),
}

test.group('What an owner owes', (group) => {
  group.each.setup(setLateFees)

  test('is one number on every screen, late fee in it, disputed goods not', async ({ assert }) => {
    const shops: ShopWithCredit[] = []
    let lates = 0
    const day = fc.record({
      buys: fc.option(steps.buy, { nil: null }),
      disputes: fc.option(steps.dispute, { nil: null }),
      waits: steps.wait,
      repays: fc.option(steps.repay, { nil: null }),
    })
    const week = fc.array(day, { minLength: 3, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(week, async (days) => {
        const shop = await aShopWithCredit(500 * million, { cash: 200 * million })
        shops.push(shop)
        for (const { buys, disputes, waits, repays } of days) {
          const isOpen = (await blocksOf(shop)).length === 0
          if (buys && isOpen)
            await owe(shop, { amount: buys.amount * million, dueDateInDays: buys.days })
          if (disputes && isOpen) {
            const invoice = await aPaidInvoice({ shop })
            await dispute(shop, invoice.id, [missing(disputes)])
          }
          await letDaysPass(waits)
          if (repays) await repayOldest(shop, { amount: repays * million })
          const told = await toldTo(shop)
          const one = told.summary
          if (one!.late > 0) lates += 1
          for (const [screen, said] of Object.entries(told)) assert.deepEqual(said, one, screen)
        }
        const all = { owed: 0, late: 0 }
        for (const each of shops) {
          const { summary } = await toldTo(each)
          all.owed += summary!.owed
          all.late += summary!.late
        }
        assert.deepEqual(await toldToTheBank(), all)
      }),
      { numRuns: 3 }
    )
    assert.isAbove(lates, 0, 'a debt was late in none of the histories')
  })

  test('stands in the message of a repayment as on the screens', async ({ assert }) => {
    const shop = await aShopWithCredit(100 * million)
    await owe(shop, { amount: 10 * million, dueDateInDays: 1 })
    await letDaysPass(5)
    await fillWallet(shop, 5 * million)
    await repayOldest(shop, { amount: million })
    const { owedAmount } = (await debtOf(shop)).summary
    assert.isAbove(owedAmount, 9 * million)
    const told = owedAmount.toLocaleString('fa-IR')
    await settle()
    const texts = (await messagesTo(shop.phone)).map(({ text }) => text)
    assert.include(texts.at(-1), told)
  })
})
