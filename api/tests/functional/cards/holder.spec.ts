import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { passesLuhn, type CardStatus } from '#contracts/cards'
import { cardIssuer } from '#app/cards/issuing/issuers'
import { newId } from '#app/platform/values/ids'
import { settle } from '#app/platform/jobs/main'
import { aHolder, anEnabledCard, issuedOf, pin } from '#factories/card'
import { aShop, aShopWithCredit } from '#factories/shop'
import {
  activate,
  addAddress,
  block,
  cardCodeFor,
  changePin,
  checkCvv2,
  chooseAddress,
  cvv2Of,
  messagesOf,
  reissue,
  self,
  signContract,
  statusOf,
} from '#tests/support/cards'
import { call, get, post, put } from '#tests/support/http'

test.group('A card', () => {
  test('goes from its allocation to a new one in its place', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000)
    const created = await self(shop)
    assert.equal(created.status, 200)
    assert.containSubset(created.body, {
      status: 'CREATED',
      parcelStatus: null,
      firstname: 'نرگس',
      lastname: 'کسب‌وکار',
      phone: shop.phone,
      deliveryAddress: null,
    })
    assert.isTrue(passesLuhn(created.body.cardNumber))
    assert.match(created.body.expireAt, /^20\d\d-(0[1-9]|1[0-2])$/)

    const cardId: string = created.body.id
    const holder = { ...shop, cardId }
    const delivery = `/api/card-delivery-addresses/users/${shop.userId}/cards/${cardId}`
    assert.deepEqual((await get(`${delivery}/is-assigned`, shop)).body, { isAssigned: false })
    assert.equal((await get(`${delivery}/card-delivery-address`, shop)).status, 404)
    const [home, store] = [await addAddress(shop), await addAddress(shop, { title: 'انبار' })]
    const chosen = await chooseAddress(shop, cardId, home.body.id)
    assert.containSubset(chosen.body, { id: cardId, status: 'PRINT_PENDING' })
    const changed = await chooseAddress(shop, cardId, store.body.id)
    assert.equal(changed.body.deliveryAddress.title, 'انبار')
    // Where it goes already is no change, and leaves no line.
    const told = () => db.from('audit_lines').where({ subject_id: cardId })
    const lines = await told()
    const same = await chooseAddress(shop, cardId, store.body.id)
    assert.deepEqual([same.status, same.body], [200, changed.body])
    assert.deepEqual(await told(), lines)
    assert.lengthOf(lines, 2)
    assert.deepEqual((await get(`${delivery}/is-assigned`, shop)).body, { isAssigned: true })
    assert.equal((await get(`${delivery}/card-delivery-address`, shop)).body.id, store.body.id)
    await db.from('cards').where('id', cardId).update({ status: 'PRINTED' })
    assert.equal((await chooseAddress(shop, cardId, home.body.id)).status, 409)
    await db.from('cards').where('id', cardId).update({ status: 'DELIVERED' })

    const shown = await get('/api/card/self/cvv2', shop)
    assert.equal(shown.headers.get('cache-control'), 'no-store')
    assert.deepEqual(shown.body, { cvv2: await cvv2Of(holder) })
    const info = async () => (await get('/api/user/agreement-info', shop)).body
    assert.deepEqual(await info(), {
      hasActivePlatformFee: true,
      isCardEnabled: false,
      isContractSigned: false,
      activeBusinessServiceSlug: shop.plan,
    })
    assert.equal((await activate(shop, shown.body.cvv2)).status, 422)
    await signContract(shop)
    const active = await activate(shop, shown.body.cvv2)
    assert.equal(active.status, 200)
    assert.containSubset(active.body, { id: cardId, status: 'ENABLED' })
    assert.isTrue((await info()).isCardEnabled)
    assert.isTrue(await cardIssuer().checkPin(await issuedOf(holder), pin))

    const blocked = await block(shop, Number(await cardCodeFor(holder)))
    assert.containSubset(blocked.body, { id: cardId, status: 'BLOCKED' })
    const next = await reissue(shop)
    assert.equal(next.status, 201)
    assert.equal(next.body.status, 'CREATED')
    assert.notEqual(next.body.cardNumber, created.body.cardNumber)
    assert.isTrue((await info()).isContractSigned)
    assert.equal((await reissue(shop)).status, 409)
    await settle()
    assert.includeMembers(await messagesOf(shop.phone), ['card-activated', 'card-blocked'])
    assert.isFalse(await cardIssuer().checkPin(await issuedOf(holder), pin))
    const trail = await db.from('audit_lines').whereIn('subject_id', [cardId, next.body.id])
    assert.sameMembers(
      trail.map(({ command }) => command),
      [
        ...['cards.choose-address', 'cards.choose-address', 'cards.show-cvv2', 'cards.activate'],
        ...['cards.block', 'cards.reissue'],
      ]
    )
  })

  test('does in each status what that status allows, and nothing else', async ({ assert }) => {
    const holder = await aHolder()
    const { body: address } = await addAddress(holder)
    const calls: Record<string, () => Promise<{ status: number }>> = {
      'choose address': () => chooseAddress(holder, holder.cardId, address.id),
      'show cvv2': () => get('/api/card/self/cvv2', holder),
      'ask for a code for it': () => post('/api/card/otp-start', { purpose: 'CVV2' }, holder),
      'show cvv2 by a code': () => post('/api/card/self/cvv2', { otpSecret: '12345' }, holder),
      'activate': () => activate(holder, '000'),
      'check the CVV2': () => checkCvv2(holder, '000'),
      'ask for a code': () => post('/api/card/otp-start', {}, holder),
      'block': () => block(holder, '12345'),
      'change PIN': () => changePin(holder, '0000', '1111'),
      'reset PIN': () => post('/api/card/pin1-forget', { otpSecret: '1234', pin1: '9753' }, holder),
      'freeze': () => put('/api/card/freeze', {}, holder),
      'ask for a code to unfreeze': () =>
        post('/api/card/otp-start', { purpose: 'UNFREEZE' }, holder),
      'unfreeze': () => put('/api/card/unfreeze', { otpSecret: '12345' }, holder),
    }
    // 422: asked, and refused for the wrong secret; 400: for the wrong code; 429: the code before still runs.
    const expected: Record<CardStatus, number[]> = {
      CREATED: [200, 409, 409, 409, 409, 409, 409, 409, 409, 409, 409, 409, 409],
      PRINT_PENDING: [200, 409, 409, 409, 409, 409, 409, 409, 409, 409, 409, 409, 409],
      PRINTED: [409, 409, 409, 409, 409, 409, 409, 409, 409, 409, 409, 409, 409],
      DELIVERED: [409, 200, 409, 409, 422, 422, 409, 409, 409, 409, 409, 409, 409],
      ENABLED: [409, 409, 200, 400, 409, 409, 200, 400, 422, 400, 200, 409, 409],
      FROZEN: [409, 409, 409, 409, 409, 409, 429, 400, 409, 409, 409, 200, 400],
      DISABLED: [409, 409, 409, 409, 409, 409, 409, 409, 409, 409, 409, 409, 409],
      BLOCKED: [409, 409, 409, 409, 409, 409, 409, 409, 409, 409, 409, 409, 409],
    }
    for (const [status, wanted] of Object.entries(expected)) {
      const seen: number[] = []
      for (const run of Object.values(calls)) {
        await db.from('cards').where('id', holder.cardId).update({ status })
        seen.push((await run()).status)
      }
      assert.deepEqual(seen, wanted, status)
    }
  })

  test('is found by nobody else, and in its own plan alone', async ({ assert }) => {
    const holder = await anEnabledCard()
    const stranger = await aHolder('DELIVERED')
    const { body: address } = await addAddress(stranger)
    const { body: own } = await addAddress(holder)
    const paths = [
      `users/${holder.userId}/cards/${holder.cardId}/is-assigned`,
      `users/${holder.userId}/cards/${holder.cardId}/card-delivery-address`,
      `users/${stranger.userId}/cards/${holder.cardId}/is-assigned`,
      `users/${stranger.userId}/cards/${newId()}/is-assigned`,
    ]
    for (const path of paths) {
      const { status } = await get(`/api/card-delivery-addresses/${path}`, stranger)
      assert.equal(status, 404, path)
    }
    assert.equal((await chooseAddress(stranger, holder.cardId, address.id)).status, 404)
    assert.equal((await chooseAddress(stranger, holder.cardId, own.id)).status, 404)
    await db.from('cards').where('id', stranger.cardId).update({ status: 'CREATED' })
    assert.equal((await chooseAddress(stranger, stranger.cardId, own.id)).status, 404)

    const nobody = await aShop()
    const digital = '?plan=kasbeno-digital-real'
    for (const [method, path, body] of [
      ['GET', 'self'],
      ['GET', 'self/cvv2'],
      ['POST', 'self/cvv2', { otpSecret: '12345' }],
      ['POST', 'activate', { cvv2: '1234', pin1: '1234' }],
      ['POST', 'activate/cvv2', { cvv2: '1234' }],
      ['POST', 'otp-start', {}],
      ['PUT', 'disable', { otpSecret: '12345' }],
      ['POST', 'pin1-forget', { otpSecret: '1234', pin1: '1234' }],
      ['PUT', 'pin1-change', { pin1Old: pin, pin1New: '1111' }],
      ['PUT', 'freeze', {}],
      ['PUT', 'unfreeze', { otpSecret: '12345' }],
      ['PUT', 'reissue', {}],
    ] as const) {
      const asked = { body, token: nobody.token }
      assert.equal((await call(method, `/api/card/${path}`, asked)).status, 404, path)
      const inPlan = { body, token: holder.token }
      assert.equal((await call(method, `/api/card/${path}${digital}`, inPlan)).status, 404, path)
    }
    for (const plan of ['kasbeno-fmcg-legal', 'x', '']) {
      assert.notEqual((await get(`/api/card/self?plan=${plan}`, holder)).status, 200, plan)
    }
    const info = await get(`/api/user/agreement-info${digital}`, holder)
    assert.deepEqual(info.body, {
      hasActivePlatformFee: false,
      isCardEnabled: false,
      isContractSigned: false,
      activeBusinessServiceSlug: 'kasbeno-digital-real',
    })
    assert.equal(await statusOf(holder), 'ENABLED')
  })

  test('stays as it is when what is sent is no CVV2, PIN or code', async ({ assert }) => {
    const delivered = await aHolder('DELIVERED')
    const cvv2 = await cvv2Of(delivered)
    const nothings = [
      undefined,
      null,
      1234,
      '',
      '12',
      '12345',
      'abcd',
      ['1234'],
      { a: 1 },
      '1\u0000234',
    ]
    for (const bad of nothings) {
      for (const body of [
        { cvv2, pin1: bad },
        { cvv2: bad, pin1: '1234' },
      ]) {
        const { status, body: answer } = await post('/api/card/activate', body, delivered)
        assert.equal(status, 422, JSON.stringify(body))
        assert.equal(answer.title, 'ValidationException')
        assert.notInclude(JSON.stringify(answer), cvv2)
      }
      const checked = await post('/api/card/activate/cvv2', { cvv2: bad }, delivered)
      assert.equal(checked.body.title, 'ValidationException', JSON.stringify(bad))
    }
    for (const otpSecret of [1234, '123456', '1e4', null, {}]) {
      assert.equal((await put('/api/card/disable', { otpSecret }, delivered)).status, 422)
    }
    const forgotten = await post(
      '/api/card/pin1-forget',
      { otpSecret: 12345, pin1: '1234' },
      delivered
    )
    assert.equal(forgotten.status, 422)
    assert.equal((await post('/api/card/otp-start', { purpose: 'LOGIN' }, delivered)).status, 422)
    // Digits of any script are the same ones.
    const persian = cvv2.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!)
    assert.equal((await activate(delivered, persian, '٠٢٠١')).status, 200)
    assert.isTrue(await cardIssuer().checkPin(await issuedOf(delivered), '0201'))
  })
})
