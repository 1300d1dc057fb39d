import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { homeCard } from '#contracts/registration'
import { changeSetting } from '#app/reference/settings/settings'
import { transaction } from '#app/platform/database/database'
import { settle } from '#app/platform/jobs/main'
import { clock } from '#app/platform/time/clock'
import { takeFee, feeFor } from '#factories/credit'
import { aBankBranch } from '#factories/place'
import { aShopThatChose, aShopThatPaid, fmcg } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import { get, post } from '#tests/support/http'
import {
  aRegisteredShop,
  approveAll,
  decide,
  digital,
  ok,
  statusOf,
} from '#tests/support/registration'

const amount = 500_000_000
const usual = 'شنبه تا چهارشنبه، ۷:۳۰ تا ۱۳:۳۰'
const messagesTo = (phone: string, template = 'visit-asked') =>
  db.from('sandbox_sms').where({ phone, template }).orderBy('id')
/** What the sandbox answers from now on. */
const faults = (value: string) =>
  transaction((trx) => changeSetting('sandboxInquiryFaults', value, trx))
const visitOf = (token: string, plan: string = fmcg) => get(`/api/user/${plan}/visit`, { token })

test.group('A visit at the bank', (group) => {
  group.setup(async () => {
    await allowManySignIns()
    await aBankBranch()
  })
  group.each.teardown(() => faults(''))

  test('names the branch that is nearest to the shop, its address and its hours', async ({
    assert,
  }) => {
    // By its name it would be the first.
    const id = await aBankBranch('999002', 'شیراز')
    const { token } = await aRegisteredShop()
    assert.deepEqual(ok(await visitOf(token)).body, {
      bankBranchName: 'شعبه نمونه',
      bankBranchCode: '999001',
      bankAddress: 'تهران، خیابان نمونه',
      openingHours: usual,
      nearness: 'CITY',
    })
    await db.from('bank_branches').where({ id }).update({ active: false })
    assert.equal((await visitOf(token, digital)).status, 422)
    assert.equal((await visitOf(token, 'kasbeno-fmcg-legal')).status, 404)
    assert.equal((await get(`/api/user/${fmcg}/visit`)).status, 401)
  })

  test('is asked for by SMS when the fee is paid, not before, and once', async ({ assert }) => {
    const shop = await aShopThatChose(amount)
    await settle()
    assert.lengthOf(await messagesTo(shop.phone), 0)
    await fillWallet(shop, await feeFor(amount))
    await takeFee(shop.owner)
    await settle()
    await settle()
    const [message, ...others] = await messagesTo(shop.phone)
    assert.lengthOf(others, 0)
    for (const part of ['شعبه نمونه', 'تهران، خیابان نمونه', usual, '/signup/summary'])
      assert.include(message.text, part)
  })

  test('is not asked for while papers wait, and comes with their approval', async ({ assert }) => {
    const shop = await aShopThatPaid(amount, { steps: 'PENDING' })
    await settle()
    assert.lengthOf(await messagesTo(shop.phone), 0)
    await approveAll(shop.registrationId)
    await settle()
    assert.lengthOf(await messagesTo(shop.phone), 1)
    assert.lengthOf(await messagesTo(shop.phone, 'steps-approved'), 1)
  })

  test('is asked for anew once who was refused has applied again', async ({ assert }) => {
    const credit = await staffToken('credit')
    const shop = await aRegisteredShop({ approved: true, plan: digital })
    await settle()
    assert.lengthOf(await messagesTo(shop.phone), 1)
    const id = shop.registrationId
    ok(await decide(id, 'visit', credit, { accepted: false, reason: 'چک برگشتی' }))
    await settle()
    const refusedAt = clock.businessNow().minus({ days: 90 }).toJSDate()
    await db.from('registrations').where({ id }).update({ refused_at: refusedAt })
    ok(await post(`/api/user/${digital}/apply-again`, {}, { token: shop.token }))
    await settle()
    assert.equal((await statusOf(shop.token, digital)).kycStep, 'CREDIT_SCORE_ACCEPTED')
    assert.lengthOf(await messagesTo(shop.phone), 2)
    // In that round nobody asks a second time.
    const kyc = await staffToken('kyc')
    for (const move of ['reopen', 'approve'])
      ok(await decide(id, `docs/${move}`, kyc, { reason: 'اشتباه' }))
    await settle()
    assert.lengthOf(await messagesTo(shop.phone), 2)
  })

  test('of the digital plan waits for the score, on the screen as in the message', async ({
    assert,
  }) => {
    await faults('CREDIT_BUREAU=MISMATCHED')
    const shop = await aRegisteredShop({ approved: true, plan: digital })
    await settle()
    const card = async () => homeCard({ ...(await statusOf(shop.token, digital)), plan: digital })
    assert.equal((await statusOf(shop.token, digital)).kycStep, 'CREDIT_SCORE_PENDING')
    assert.equal(await card(), 'awaiting-review')
    assert.lengthOf(await messagesTo(shop.phone), 0)
    ok(await decide(shop.registrationId, 'score', await staffToken('credit'), { accepted: true }))
    await settle()
    assert.equal(await card(), 'awaiting-bank-visit')
    const messages = await messagesTo(shop.phone)
    assert.lengthOf(messages, 1)
    assert.include(messages[0].text, '/kasbeno-digital-real/signup/summary')
  })
})
