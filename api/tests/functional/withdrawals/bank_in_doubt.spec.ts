import { test } from '@japa/runner'
import { aShop } from '#factories/shop'
import { aCompanyWithCredit } from '#factories/company'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import { answered, aSentWithdrawal as aSent, correct, sendToBank } from '#tests/support/bank_doubt'
import { aFinanceTeam, preview, runCommand } from '#tests/support/settlement'
import {
  approve,
  askCode,
  aWithdrawal,
  confirm,
  rowOf,
  toldOf,
  wayOut,
  type Withdrawer,
} from '#tests/support/withdrawals'

const kind = 'withdrawal'
const legal = 'kasbeno-fmcg-legal' as const

test.group('A bank that contradicts itself about a withdrawal', (group) => {
  group.each.setup(cleanDatabase)
  group.teardown(cleanDatabase)

  test('in one file has paid it, whichever line comes first', async ({ assert }) => {
    const team = await aFinanceTeam()
    for (const words of [
      ['FAILED', 'PAID'],
      ['PAID', 'FAILED'],
    ] as const) {
      const sent = await aSent(team)
      const { body } = await answered(sent, team.maker, ...words)
      const taken = words.map((word) => (word === 'PAID' ? 'RECORDED' : 'CONTRADICTS'))
      assert.deepEqual(
        body.answers.map(({ answer }: { answer: string }) => answer),
        taken
      )
      assert.equal((await rowOf(sent.id)).status, 'PAID')
      assert.equal(await cashOf(sent.shop), 3_000_000)
    }
    await expectLedgerInBalance()
  })

  test('lets nothing more out of that wallet until two people cleared it up', async ({
    assert,
  }) => {
    const team = await aFinanceTeam()
    const sent = await aSent(team)
    const { shop } = sent
    await answered(sent, team.maker, 'FAILED')
    const asked = await aWithdrawal(shop, 1_000_000)
    const goes = await aWithdrawal(shop, 1_500_000)
    await approve(team.maker, goes)
    const planned = (await preview(team.maker, {}, kind)).body
    await answered(sent, team.maker, 'PAID')

    const late = await runCommand(planned.id, 'approve', team.checker, {}, kind)
    assert.notEqual(late.status, 200, 'planned before the bank said so')
    await runCommand(planned.id, 'cancel', team.maker, {}, kind)
    const held = await wayOut(shop)
    assert.equal(held.body.amount, 0)
    assert.include(held.body.reason, 'پاسخ بانک')
    assert.equal((await askCode(shop as Withdrawer, 500_000)).status, 422)
    const refused = await approve(team.maker, asked)
    assert.equal(refused.status, 422)
    assert.include(refused.body.message, 'هشدار')
    const waiting = await preview(team.maker, {}, kind)
    assert.notEqual(waiting.body.totals?.payouts, 1)
    assert.equal((await rowOf(goes)).status, 'APPROVED')
    // The wallets of others are not held.
    const other = await aShop({ cash: 1_000_000 })
    assert.equal((await wayOut(other)).body.amount, 1_000_000)

    const cleared = await correct(sent, team, 'KEEP')
    assert.equal(cleared.status, 200, JSON.stringify(cleared.body))
    assert.equal((await wayOut(shop)).body.amount, 2_500_000)
    assert.equal((await approve(team.maker, asked)).status, 200)
    const { body: run } = await preview(team.maker, {}, kind)
    assert.equal(run.totals.payouts, 2)
  })

  test('tells its owner once, and once more when all stands as it did', async ({ assert }) => {
    const team = await aFinanceTeam()
    const sent = await aSent(team)
    const { phone } = sent.shop
    await answered(sent, team.maker, 'FAILED')
    assert.lengthOf(await toldOf(phone, 'withdrawal-doubted'), 0)
    await answered(sent, team.maker, { paid: 'T1' })
    await answered(sent, team.maker, { paid: 'T1' })
    await answered(sent, team.maker, { paid: 'T2' })
    const [message, ...others] = await toldOf(phone, 'withdrawal-doubted')
    assert.lengthOf(others, 0)
    assert.include(message, '۲٬۰۰۰٬۰۰۰')
    assert.equal((await wayOut(sent.shop)).body.hold, 'BANK_IN_DOUBT')

    assert.lengthOf(await toldOf(phone, 'withdrawal-cleared-up'), 0)
    assert.equal((await correct(sent, team, 'KEEP', 'نامه ۱۳')).status, 200)
    assert.lengthOf(await toldOf(phone, 'withdrawal-cleared-up'), 1)
    // Another doubt is another message.
    await answered(sent, team.maker, { paid: 'T3' })
    assert.lengthOf(await toldOf(phone, 'withdrawal-doubted'), 2)
  })

  test('tells an owner once of two withdrawals', async ({ assert }) => {
    const team = await aFinanceTeam()
    const first = await aSent(team)
    const second = await aSent(team, first.shop)
    for (const sent of [first, second]) {
      await answered(sent, team.maker, 'FAILED')
      await answered(sent, team.maker, 'PAID')
    }
    assert.lengthOf(await toldOf(first.shop.phone, 'withdrawal-doubted'), 1)
    await correct(first, team, 'KEEP', 'نامه ۱۴')
    assert.lengthOf(await toldOf(first.shop.phone, 'withdrawal-cleared-up'), 0)
    assert.equal((await wayOut(first.shop)).body.amount, 0)
    await correct(second, team, 'KEEP', 'نامه ۱۵')
    assert.lengthOf(await toldOf(first.shop.phone, 'withdrawal-cleared-up'), 1)
  })

  test("tells of a company's who speaks for it, and who agrees to what leaves its wallet", async ({
    assert,
  }) => {
    const team = await aFinanceTeam()
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL'], cash: 9_000_000 })
    const [member, other] = company.members.map((one) => ({ ...one, plan: legal }))
    const ceo = { ...company.ceo, token: company.token, plan: legal }
    const id = await aWithdrawal(ceo, 2_000_000)
    await confirm(member, id)
    const sent = { id, runId: await sendToBank(team, id) }
    await answered(sent, team.maker, 'FAILED')
    await answered(sent, team.maker, 'PAID')
    assert.lengthOf(await toldOf(ceo.phone, 'withdrawal-doubted'), 1)
    assert.lengthOf(await toldOf(member.phone, 'withdrawal-doubted-of-company'), 1)
    for (const template of ['withdrawal-doubted', 'withdrawal-doubted-of-company']) {
      assert.lengthOf(await toldOf(other.phone, template), 0)
    }
    assert.equal((await wayOut(ceo)).body.hold, 'BANK_IN_DOUBT')
  })
})
