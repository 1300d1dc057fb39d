import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { takeFee, feeFor } from '#factories/credit'
import { aBankBranch } from '#factories/place'
import { aShopThatChose, aShopThatPaid, fmcg } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import { get } from '#tests/support/http'
import { aRegisteredShop, approveAll, decide, digital, ok } from '#tests/support/registration'

const amount = 500_000_000
const usual = 'شنبه تا چهارشنبه، ۷:۳۰ تا ۱۳:۳۰'
const messagesTo = (phone: string, template = 'visit-asked') =>
  db.from('sandbox_sms').where({ phone, template }).orderBy('id')
const visitOf = (token: string, plan: string = fmcg) => get(`/api/user/${plan}/visit`, { token })

test.group('A visit at the bank', (group) => {
  group.setup(async () => {
    await allowManySignIns()
    await aBankBranch()
  })

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

  test('of the digital plan is asked for once the score is accepted', async ({ assert }) => {
    const shop = await aRegisteredShop({ approved: true, plan: digital })
    await settle()
    const { kyc_step: step } = await db
      .from('registrations')
      .where({ id: shop.registrationId })
      .firstOrFail()
    if (step === 'CREDIT_SCORE_PENDING') {
      assert.lengthOf(await messagesTo(shop.phone), 0)
      const token = await staffToken('credit')
      ok(await decide(shop.registrationId, 'score', token, { accepted: true }))
      await settle()
    }
    const messages = await messagesTo(shop.phone)
    assert.lengthOf(messages, 1)
    assert.include(messages[0].text, '/kasbeno-digital-real/signup/summary')
  })
})
