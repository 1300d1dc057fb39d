import { test } from '@japa/runner'
import { packageStatuses } from '#contracts/credit'
import { cardStatuses } from '#contracts/cards'
import { bankStatuses, kycSteps, registrationSteps, stepStatuses } from '#contracts/registration'
import { aPackage, aShop, aShopThatChose, aShopWithCredit } from '#factories/shop'
import { codeFor } from '#factories/messages'
import { anInvoice } from '#factories/invoice'
import { get, post, put } from '#tests/support/http'
import { wrongCodeFor } from '#tests/support/identity'
import { askForCode, enterCode, payWithCode } from '#tests/support/orders'
import { bankPage, decideAtBank, followedBy, startCharge, submit } from '#tests/support/payments'
import {
  aFreshRegistration,
  identityOf,
  papersOf,
  shopOf,
  upload,
} from '#tests/support/registration'
import {
  anything,
  count,
  date,
  exactly,
  expectAnswer,
  expectError,
  fieldErrors,
  listOf,
  millis,
  moment,
  nullable,
  oneOf,
  phone,
  rials,
  text,
  uuid,
  yesOrNo,
  type Shape,
} from '#tests/support/shape'

const plan = 'kasbeno-fmcg-real'

/** All that the rules of person §4 read. */
const registrationStatus = {
  kycStep: oneOf(...kycSteps),
  identityOverallStatus: oneOf(...stepStatuses),
  shopOverallStatus: oneOf(...stepStatuses),
  docsOverallStatus: oneOf(...stepStatuses),
  bankStatus: oneOf(...bankStatuses),
  userSubscriptionPackageStatus: oneOf(...packageStatuses),
  cardStatus: nullable(oneOf(...cardStatuses)),
  rejectionReason: nullable(text),
  rejectionReasonUpload: nullable(text),
  creditAmount: rials,
  creditBlocked: yesOrNo,
  isCreditExpired: yesOrNo,
  creditRemainingDays: nullable(count),
  creditScoreExpirationDate: nullable(date),
  hasRenewalCredit: yesOrNo,
  hasActivePlatformFee: yesOrNo,
  hasSignedContract: yesOrNo,
  hasJustGetCredit: yesOrNo,
  nextStep: oneOf(...registrationSteps),
}
const gatewayRedirect: Shape = (value, path) =>
  Object.values(Object(value).params ?? {}).every((param) => typeof param === 'string')
    ? []
    : [`${path}.params holds more than texts`]
const paymentNeeded = {
  paymentNeeded: true,
  gatewayRedirectItem: exactly({
    redirectBaseUrl: text,
    method: oneOf('GET', 'POST'),
    params: gatewayRedirect,
  }),
}

test.group('The registration of a person', () => {
  test('goes its steps, each answering with the whole status', async ({ assert }) => {
    const { token } = await aFreshRegistration(plan)
    const status = async () =>
      expectAnswer(
        await get(`/api/user/${plan}/registration-status`, { token }),
        200,
        registrationStatus
      )
    assert.equal((await status()).nextStep, 'identity')
    expectAnswer(await put(`/api/user/${plan}`, identityOf(), { token }), 200)
    assert.equal((await status()).nextStep, 'shop')
    const { landNumber: _optional, ...shop } = await shopOf(plan)
    expectAnswer(await post('/api/shop', shop, { token }), 200)
    assert.equal((await status()).nextStep, 'docs')
    expectAnswer(await upload(plan, await papersOf(), token), 200)
    assert.containSubset(await status(), {
      identityOverallStatus: 'PENDING',
      shopOverallStatus: 'PENDING',
      docsOverallStatus: 'PENDING',
      nextStep: 'credit',
    })
  })

  test('reads places and guilds without a token', async ({ assert }) => {
    const listed = async (path: string, item: Shape) =>
      expectAnswer(await get(path), 200, listOf(item))
    const provinces = await listed('/api/provinces', { provinceId: count, provinceName: text })
    assert.lengthOf(provinces.items, 31)
    const { provinceId } = provinces.items[0]
    const city = { cityId: count, cityName: text }
    const cities = await listed(`/api/cities?provinceId=${provinceId}`, city)
    const { cityId } = cities.items[0]
    const district = { districtId: count, districtName: text }
    await listed(`/api/districts?cityId=${cityId}&pageNumber=0&pageSize=100`, district)
    await listed(`/api/guilds/${plan}`, { id: count, name: text })
  })
})

test.group('The package and its fee', () => {
  test('are offered, chosen, told in detail and paid through the gateway', async ({ assert }) => {
    const { token } = await aShop({ cash: 1_000_000 })
    const slug = await aPackage(500_000_000)
    const base = '/api/user-subscription-package'
    const option = { slug: text, amount: rials, collateralCreditTypes: [anything] as const }
    const offered = await get(`${base}/${plan}/subscription-packages`, { token })
    const options = expectAnswer(offered, 200, [option])
    assert.includeMembers(
      options.map(({ amount }: { amount: number }) => amount),
      [500_000_000]
    )
    expectAnswer(await post(base, { plan, slug }, { token }), 200)
    expectAnswer(await get(`${base}?plan=${plan}`, { token }), 200, { slug, amount: 500_000_000 })

    const detail = await get(`/api/platform-fee/${plan}/payment-detail`, { token })
    assert.deepEqual(expectAnswer(detail, 200), {
      platformFee: 5_000_000,
      valueAddedTax: 500_000,
      totalAmount: 5_500_000,
      userCashBalance: 1_000_000,
      paymentAmount: 4_500_000,
    })
    const path = `/api/platform-fee/${plan}/create-platform-fee`
    const opened = await post(path, { indicator: 'BANKTEST' }, { token })
    const { gatewayRedirectItem } = expectAnswer(opened, 200, paymentNeeded)
    followedBy(await submit(await decideAtBank(gatewayRedirectItem, 'success')))
    const after = await get(`/api/user/${plan}/registration-status`, { token })
    expectAnswer(after, 200, { userSubscriptionPackageStatus: 'ALLOCATE_PENDING' })
    expectAnswer(await post(`/api/platform-fee/${plan}/confirm`, {}, { token }), 200)
    expectError(await post(path, {}, { token }), 409, 'AlreadyProcessedException')
  })

  test('need no gateway when the wallet holds the fee', async () => {
    const { token } = await aShopThatChose(500_000_000, { cash: 5_500_000 })
    const path = `/api/platform-fee/${plan}/create-platform-fee`
    expectAnswer(await post(path, {}, { token }), 200, exactly({ paymentNeeded: false }))
  })
})

test.group('The wallet', () => {
  test('is charged through a form that needs neither script nor cookie', async ({ assert }) => {
    const shop = await aShopWithCredit(500_000_000)
    const { token } = shop
    const gateway = { indicator: text, name: text, isDefault: yesOrNo }
    expectAnswer(await get('/api/payment/gateways-list', { token }), 200, [gateway])
    const body = { plan, amount: 5_000_000, indicator: 'BANKTEST' }
    const opened = await post('/api/payment/create-payment', body, { token })
    const { gatewayRedirectItem } = expectAnswer(opened, 200, paymentNeeded)
    const origin = `http://${process.env.HOST}:${process.env.PORT}`
    assert.isTrue(gatewayRedirectItem.redirectBaseUrl.startsWith(origin))
    const page = await submit({
      action: gatewayRedirectItem.redirectBaseUrl,
      fields: gatewayRedirectItem.params,
    })
    const buttons = [...page.body.matchAll(/<button[^>]* name="result"[^>]* value="(\w+)"/g)]
    assert.sameMembers(
      buttons.map(([, value]) => value),
      ['success', 'fail', 'leave']
    )
    assert.isNotEmpty((await bankPage(gatewayRedirectItem)).fields)
    followedBy(await submit(await decideAtBank(gatewayRedirectItem, 'success')))

    const wallet = await get(`/api/wallet/${plan}/self`, { token })
    const sums = { cash: 5_000_000, credit: 500_000_000, creditAmount: 500_000_000 }
    assert.deepEqual(expectAnswer(wallet, 200), sums)
    const query = 'transactionSourceType=WALLET_CHARGE&transactionStatus=COMPLETED'
    const movements = await get(`/api/transaction/10/0?${query}`, { token })
    const movement = {
      id: text,
      type: oneOf('DEPOSIT', 'WITHDRAW'),
      title: text,
      amount: rials,
      createdAt: moment,
      transactionSource: { transactionType: text, title: text },
    }
    const { items } = expectAnswer(movements, 200, listOf(movement))
    assert.containSubset(items, [{ type: 'DEPOSIT', amount: 5_000_000 }])
  })

  test('refuses amounts that are no whole rials, and unknown gateways', async () => {
    const { token } = await aShop()
    const wrong = [
      { plan, amount: 1.5, indicator: 'BANKTEST' },
      { plan, amount: -5_000_000, indicator: 'BANKTEST' },
      { plan, amount: 2 ** 53, indicator: 'BANKTEST' },
      { plan, amount: '5000000', indicator: 'BANKTEST' },
      { plan, amount: 5_000_000, indicator: 'NOWHERE' },
    ]
    for (const body of wrong) {
      const answer = await post('/api/payment/create-payment', body, { token })
      expectError(answer, 422, 'ValidationException', { errors: fieldErrors })
    }
  })

  test('a failed payment changes nothing', async () => {
    const shop = await aShop()
    const { redirect } = await startCharge(shop, 5_000_000)
    followedBy(await submit(await decideAtBank(redirect, 'fail')))
    expectAnswer(await get(`/api/wallet/${plan}/self`, shop), 200, { cash: 0 })
  })
})

const order = {
  id: uuid,
  externalId: text,
  referenceNumber: text,
  createdAt: moment,
  invoicedAt: moment,
  dueDateInDays: count,
  dueDate: nullable(date),
  grandTotalAmount: rials,
  kasbenoFeeAmount: rials,
  bankFeeAmount: rials,
  refundAmount: rials,
  status: text,
  distributorName: text,
  distributorLogo: nullable(text),
}
const details = {
  ...order,
  distributorSlug: text,
  orderStatus: text,
  cancelReason: nullable(text),
  installmentReceiptAmount: nullable(rials),
  installmentReceiptStatus: nullable(text),
  bankReferenceNumber: nullable(text),
  phone,
  creditBalance: rials,
  cashBalance: rials,
  firstname: text,
  lastname: text,
  orderItems: [{ id: count, itemName: text, unitType: text, qty: anything, price: rials }] as const,
}
const paymentResult = {
  orderPaymentInvoice_externalId: text,
  orderPaymentInvoice_referenceNumber: text,
  orderPaymentInvoice_distributorName: text,
  orderPaymentInvoice_grandTotalAmount: rials,
  orderPaymentInvoice_invoicedAt: anything,
  orderPaymentInvoice_dueDateInDays: count,
  orderPaymentInvoice_paymentDueDate: nullable(anything),
}

test.group('The invoices of a person', () => {
  test('wait, are paid with a code and stand among the completed ones', async ({ assert }) => {
    const shop = await aShopWithCredit(500_000_000)
    const { token } = shop
    const { id } = await anInvoice({ shop, amount: 10_000_000 })
    const listed = (tab: string) => get(`/api/order/${plan}/${tab}-orders/10/0`, { token })
    assert.equal(expectAnswer(await listed('pending'), 200, listOf(order)).meta.total, 1)
    expectAnswer(await get(`/api/order/pending-orders/${id}`, { token }), 200, details)

    const sent = await askForCode(shop, id)
    expectAnswer(sent, 200, exactly({ expirationMillis: millis(120_000) }))
    const running = { otpExpirationMillis: millis(120_000), paymentSource: text, amount: rials }
    expectError(await askForCode(shop, id), 429, 'OtpAlreadySentException', running)
    const wrong = await enterCode(shop, id, await wrongCodeFor(shop.phone))
    expectError(wrong, 400, 'OtpWrongException')
    const malformed = await enterCode(shop, id, { not: 'a code' })
    expectError(malformed, 400, 'ValidationException', { errors: fieldErrors })
    const paid = await enterCode(shop, id, Number(await codeFor(shop.phone)))
    expectAnswer(paid, 200, { ...details, id, status: 'COMPLETED', bankReferenceNumber: text })
    expectError(await askForCode(shop, id), 409, 'AlreadyProcessedException')
    expectError(await enterCode(shop, id, '12345'), 409, 'AlreadyProcessedException')

    const { items } = expectAnswer(await listed('completed'), 200, listOf(order))
    assert.equal(items[0].id, id)
    expectAnswer(await get(`/api/order/${id}`, { token }), 200, { ...details, id })
  })

  test('are paid from the wallet when that was chosen', async () => {
    const shop = await aShop({ cash: 20_000_000 })
    const { id } = await anInvoice({ shop, amount: 10_000_000 })
    const paid = { ...details, status: 'COMPLETED', dueDate: null }
    expectAnswer(await payWithCode(shop, id, 'WALLET'), 200, paid)
  })

  test('a payment that is refused is a 422 with the payment result', async () => {
    const poor = await aShopWithCredit(5_000_000)
    const large = await anInvoice({ shop: poor, amount: 10_000_000 })
    const answer = await payWithCode(poor, large.id)
    expectError(answer, 422, 'PaymentRefusedException', paymentResult)
    const nothing = await aShop()
    const { id } = await anInvoice({ shop: nothing, amount: 10_000_000 })
    const refused = await payWithCode(nothing, id, 'WALLET')
    expectError(refused, 422, 'PaymentRefusedException', paymentResult)
  })
})
