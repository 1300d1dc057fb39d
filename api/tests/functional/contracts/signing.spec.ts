import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { isContractSigned } from '#app/onboarding/contracts/queries/is_contract_signed'
import { contractOf, sendSignature, sign, signaturesOf } from '#tests/support/contracts'
import { changeSetting } from '#app/reference/settings/settings'
import { transaction } from '#app/platform/database/database'
import { aShop, aShopWithCredit, fmcg } from '#factories/shop'
import { get } from '#tests/support/http'
import { waitForLocks } from '#tests/support/races'

const amount = 500_000_000
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test.group('Signing the contract of the card', () => {
  test('names the bank as it calls itself, and plainly until it has said so', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(amount)
    const unnamed = (await contractOf(shop, 'CARD')).body
    assert.include(unnamed.html, 'میان <strong>بانک</strong>، به‌عنوان اعطاکننده اعتبار')
    await transaction((trx) => changeSetting('bankName', 'بانک آزمون', trx))
    const named = (await contractOf(shop, 'CARD')).body
    assert.include(named.html, 'میان <strong>بانک آزمون</strong>، به‌عنوان اعطاکننده اعتبار')
    assert.equal((await sendSignature(shop, 'CARD', unnamed.digest)).status, 409)
    assert.equal((await sendSignature(shop, 'CARD', named.digest)).status, 200)
    const texts: { body: string }[] = await db
      .from('contract_templates')
      .where({ status: 'IN_FORCE' })
      .select('body')
    assert.isAtLeast(texts.length, 4)
    for (const { body } of texts) assert.include(body, 'میان **{{نام بانک}}**')
  })

  test('states what a late payment closes and costs, as it is set that day', async ({ assert }) => {
    const shop = await aShopWithCredit(amount)
    const none = (await contractOf(shop, 'CARD')).body
    assert.include(none.html, 'بیش از ۱۰ روز از سررسید بگذرد')
    assert.include(none.html, 'دیرکردی گرفته نمی‌شود.')
    await transaction(async (trx) => {
      await changeSetting('lateFeeDailyPpm', 500, trx)
      await changeSetting('lateFeeCapPpm', 100_000, trx)
    })
    const charged = (await contractOf(shop, 'CARD')).body
    assert.include(charged.html, 'هر روز ۰٫۰۵٪ از مانده بدهی')
    assert.include(charged.html, 'از ۱۰٪ مبلغ بدهی بیشتر نمی‌شود')
    // Nobody signs what was changed while they read.
    assert.equal((await sendSignature(shop, 'CARD', none.digest)).status, 409)
    assert.equal((await sendSignature(shop, 'CARD', charged.digest)).status, 200)
    const texts: { body: string }[] = await db
      .from('contract_templates')
      .where({ status: 'IN_FORCE' })
      .select('body')
    for (const { body } of texts) assert.include(body, '{{شرط تأخیر}}')
  })

  test('keeps the text word for word with the evidence, shows it ever after, and is told', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(amount)
    assert.isFalse(await isContractSigned(shop.owner, 'CARD'))
    const { status, body: open } = await contractOf(shop, 'CARD')
    assert.equal(status, 200)
    assert.containSubset(open, { contractType: 'CARD', version: 3, signedAt: null })
    assert.equal(open.digest, sha256(open.html))
    for (const told of ['نرگس کسب‌وکار', '۵۰۰٬۰۰۰٬۰۰۰', 'پانصد میلیون']) {
      assert.include(open.html, told)
    }
    assert.notMatch(open.html, /\{\{|script/)

    const agent = { 'user-agent': `گوشی ${'x'.repeat(600)}` }
    const signed = await sendSignature(shop, 'CARD', open.digest, {
      'user-agent': encodeURI(agent['user-agent']),
    })
    assert.equal(signed.status, 200)
    const [row, ...more] = await signaturesOf(shop)
    assert.lengthOf(more, 0)
    assert.containSubset(row, {
      owner_type: 'PERSON',
      plan: fmcg,
      contract_type: 'CARD',
      term: 1,
      template_version: 3,
      html: open.html,
      digest: open.digest,
      address: '127.0.0.1',
    })
    assert.equal(new Date(signed.body.signedAt).getTime(), (row.signed_at as Date).getTime())
    assert.lengthOf(String(row.agent), 500)
    assert.deepEqual(
      (await db.from('sessions').where({ id: row.session_id })).map(({ user_id: id }) => id),
      [shop.userId]
    )
    assert.isTrue(await isContractSigned(shop.owner, 'CARD'))
    assert.isFalse(await isContractSigned({ ...shop.owner, plan: 'kasbeno-digital-real' }, 'CARD'))
    assert.containSubset(await contractOf(shop, 'CARD'), {
      status: 200,
      body: { ...open, signedAt: signed.body.signedAt },
    })
    const list = await get(`/api/user-contract/${fmcg}`, { token: shop.token })
    assert.deepEqual(list.body, {
      items: [{ contractType: 'CARD', term: 1, version: 3, signedAt: signed.body.signedAt }],
    })
    const standing = await get(`/api/user/${fmcg}/registration-status`, { token: shop.token })
    assert.isTrue(standing.body.hasSignedContract)
  })

  test('happens once, also when it is asked for many times at once', async ({ assert }) => {
    const shop = await aShopWithCredit(amount)
    const { body } = await contractOf(shop, 'CARD')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sendSignature(shop, 'CARD', body.digest))
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [
      200,
      ...Array<number>(7).fill(409),
    ])
    assert.lengthOf(await signaturesOf(shop), 1)
    assert.containSubset(await sign(shop, 'CARD'), {
      status: 409,
      body: { title: 'AlreadyProcessedException' },
    })
  })

  test('of another text than the one in force is refused, and changes nothing', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(amount)
    const { body } = await contractOf(shop, 'CARD')
    await db.from('users').where({ id: shop.userId }).update({ lastname: 'نام‌تازه' })
    const stale = await sendSignature(shop, 'CARD', body.digest)
    assert.containSubset(stale, { status: 409, body: { title: 'ConflictException' } })
    assert.match(stale.body.message, /تغییر کرده/)
    assert.lengthOf(await signaturesOf(shop), 0)
    assert.equal((await sign(shop, 'CARD')).status, 200)
  })

  test('waits for a template that is being replaced, and then finds the text changed', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(amount)
    const { body } = await contractOf(shop, 'CARD')
    const template = { contract_type: 'CARD', plan: fmcg, version: 3 }
    const { body: shipped } = await db.from('contract_templates').where(template).firstOrFail()
    const started = await db.transaction(async (trx) => {
      await trx.from('contract_templates').where(template).update({ body: 'متن تازه' })
      const asked = [sendSignature(shop, 'CARD', body.digest)]
      await waitForLocks(1, 'contract_templates')
      return asked
    })
    assert.equal((await started[0]!).status, 409)
    assert.lengthOf(await signaturesOf(shop), 0)
    await db.from('contract_templates').where(template).update({ body: shipped })
  })

  test('is for whoever has credit, in a plan of their own, and of a kind that there is', async ({
    assert,
  }) => {
    const [nobody, shop] = [await aShop(), await aShopWithCredit(amount)]
    const { body: open } = await contractOf(shop, 'CARD')
    assert.equal((await contractOf(nobody, 'CARD')).status, 422)
    assert.equal((await sendSignature(nobody, 'CARD', open.digest)).status, 422)
    assert.equal((await sendSignature(shop, 'CREDIT_RENEWAL', open.digest)).status, 422)
    for (const digest of [
      '',
      'x',
      `${open.digest}0`,
      open.digest.toUpperCase().replace(/\d/g, 'A'),
    ]) {
      assert.equal((await sendSignature(shop, 'CARD', digest)).status, 422)
    }
    const path = `/api/user-contract/${fmcg}`
    assert.equal((await get(`${path}/LOAN`, { token: shop.token })).status, 404)
    assert.equal((await get('/api/user-contract/other/CARD', { token: shop.token })).status, 404)
    assert.equal((await get(`${path}/CARD`)).status, 401)
    assert.deepEqual((await get(path, { token: nobody.token })).body, { items: [] })
    assert.lengthOf(await signaturesOf(shop), 0)
  })

  test('is kept by the database itself: a row neither changes nor goes', async ({ assert }) => {
    const shop = await aShopWithCredit(amount)
    await sign(shop, 'CARD')
    const rows = db.from('signed_contracts').where({ owner_id: shop.userId })
    await assert.rejects(() => rows.clone().update({ html: 'x' }))
    await assert.rejects(() => rows.clone().delete())
  })
})
