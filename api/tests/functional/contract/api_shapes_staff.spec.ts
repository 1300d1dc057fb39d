import { test } from '@japa/runner'
import { approvalKinds, approvalStatuses, packageStatuses } from '#contracts/credit'
import { houseAccounts, keptAccounts } from '#contracts/ledger'
import { kycSteps, stepStatuses } from '#contracts/registration'
import { aShop, aShopThatPaid, aShopWithCredit } from '#factories/shop'
import { get, post } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { aRegisteredShop } from '#tests/support/registration'
import { listQuery } from '#tests/support/resources'
import {
  anything,
  exactly,
  expectAnswer,
  expectError,
  fieldErrors,
  moment,
  nullable,
  oneOf,
  phone,
  rials,
  text,
  uuid,
  yesOrNo,
  date,
  count,
} from '#tests/support/shape'

const row = {
  id: uuid,
  plan: text,
  phone,
  kycStep: oneOf(...kycSteps),
  identityOverallStatus: oneOf(...stepStatuses),
  shopOverallStatus: oneOf(...stepStatuses),
  docsOverallStatus: oneOf(...stepStatuses),
  userSubscriptionPackageStatus: oneOf(...packageStatuses),
  createdAt: moment,
}

test.group('The reviewers of registrations', () => {
  test('list them, take them, and decide each step with or without a claim', async ({ assert }) => {
    const [token, shop] = [await staffToken('kyc'), await aRegisteredShop()]
    const query = listQuery({ filter: { status: 'PENDING' }, range: [0, 24] })
    const listed = await get(`/api/admin/registrations?${query}`, { token })
    expectAnswer(listed, 200, [row])
    assert.match(listed.headers.get('content-range')!, /^registrations 0-\d+\/\d+$/)

    const file = `/api/admin/registrations/${shop.registrationId}`
    expectAnswer(await get(file, { token }), 200, row)
    expectAnswer(await post(`${file}/claim`, {}, { token }), 200, row)
    expectAnswer(await post(`${file}/release`, {}, { token }), 200, row)
    const identity = await post(`${file}/identity/approve`, {}, { token })
    expectAnswer(identity, 200, { ...row, identityOverallStatus: 'APPROVED' })
    const unexplained = await post(`${file}/shop/reject`, {}, { token })
    expectError(unexplained, 422, 'ValidationException', { errors: fieldErrors })
    const rejectionReason = 'آدرس ناقص است.'
    const rejected = await post(`${file}/shop/reject`, { rejectionReason }, { token })
    expectAnswer(rejected, 200, { ...row, shopOverallStatus: 'REJECTED' })
    const status = await get(`/api/user/${shop.plan}/registration-status`, shop)
    expectAnswer(status, 200, { shopOverallStatus: 'REJECTED', rejectionReason })
    const docs = await post(`${file}/docs/approve`, {}, { token })
    expectAnswer(docs, 200, { ...row, docsOverallStatus: 'APPROVED' })
    expectError(await get(`${file.slice(0, -4)}0000`, { token }), 404, 'NotFoundException')
  })
})

test.group('The dialect of the lists', () => {
  test('answers ids, sorts, ranges and totals, and refuses what it does not know', async ({
    assert,
  }) => {
    const [token, a, b] = [await staffToken('kyc'), await aShop(), await aShop()]
    const list = (query: Parameters<typeof listQuery>[0]) =>
      get(`/api/admin/registrations?${listQuery(query)}`, { token })
    const ids = [a.registrationId, b.registrationId]
    const many = await list({ filter: { id: ids }, sort: ['id', 'DESC'], range: [0, 0] })
    const [first] = expectAnswer(many, 200, [row])
    assert.equal(first.id, ids.sort().at(-1))
    assert.equal(many.headers.get('content-range'), 'registrations 0-0/2')
    assert.isNotEmpty(many.headers.get('x-next-cursor'))
    const path = `/api/admin/registrations/totals?${listQuery({ filter: { id: ids } })}`
    expectAnswer(await get(path, { token }), 200, { count: 2 })
    const wrong = [
      { filter: { nobodyKnows: 1 } },
      { sort: ['nobodyKnows', 'ASC'] as [string, string] },
      { range: [9_990, 10_000] as [number, number] },
    ]
    for (const query of wrong) {
      expectError(await list(query), 422, 'ValidationException', { errors: fieldErrors })
    }
  })

  test('exports the same selection as a sheet and as CSV', async ({ assert }) => {
    const [token, { registrationId }] = [await staffToken('kyc'), await aRegisteredShop()]
    const query = listQuery({ filter: { id: [registrationId] } })
    const types = { xlsx: 'spreadsheetml', csv: 'text/csv' }
    for (const [format, type] of Object.entries(types)) {
      const path = `/api/admin/registrations/export?format=${format}&${query}`
      const answer = await get(path, { token })
      expectAnswer(answer, 200)
      assert.include(answer.headers.get('content-type'), type)
      assert.include(answer.headers.get('content-disposition'), 'attachment')
    }
  })
})

test.group('The allocation of credit', () => {
  test('is done at once up to the four-eyes amount', async () => {
    const [token, shop] = [await staffToken('credit'), await aShopThatPaid(500_000_000)]
    const command = { registrationId: shop.registrationId, amount: 500_000_000 }
    const allocated = await post('/api/admin/credit/allocate', command, { token })
    expectAnswer(allocated, 200, exactly({ status: 'ALLOCATED' }))
    const standing = { kycStep: 'ACCEPTED', bankStatus: 'APPROVED', creditAmount: 500_000_000 }
    expectAnswer(await get(`/api/user/${shop.plan}/registration-status`, shop), 200, standing)
  })

  test('waits for a second person above it, and never the same', async () => {
    const [asking, approver] = [await aSignedInStaff('approver'), await aSignedInStaff('approver')]
    const shop = await aShopThatPaid(5_000_000_000)
    const command = { registrationId: shop.registrationId, amount: 5_000_000_000 }
    const waiting = await post('/api/admin/credit/allocate', command, asking)
    const shape = exactly({ status: 'PENDING_APPROVAL', approvalId: uuid })
    const { approvalId } = expectAnswer(waiting, 200, shape)
    const listed = await get(
      `/api/admin/approvals?${listQuery({ filter: { status: 'PENDING' } })}`,
      approver
    )
    expectAnswer(listed, 200, [
      { id: uuid, kind: oneOf(...approvalKinds), status: oneOf(...approvalStatuses) },
    ])
    const path = `/api/admin/approvals/${approvalId}/approve`
    expectError(await post(path, {}, asking), 422, 'BusinessRuleException')
    expectAnswer(await post(path, {}, approver), 200)
    expectError(await post(path, {}, approver), 409, 'AlreadyProcessedException')
  })

  test('is suspended, taken up again and revolved', async () => {
    const [token, shop] = [await staffToken('credit'), await aShopWithCredit(500_000_000)]
    for (const [command, body] of [
      ['suspend', { reason: 'چک برگشتی' }],
      ['unsuspend', { reason: 'رفع شد' }],
      ['revolve', { reason: 'اصلاح' }],
    ] as const) {
      const given = { registrationId: shop.registrationId, ...body }
      expectAnswer(await post(`/api/admin/credit/${command}`, given, { token }), 200, anything)
    }
  })
})

test.group('The books', () => {
  test('are read as a trial balance, of now and of a past moment, and reconciled', async () => {
    const token = await staffToken('finance')
    await aShopWithCredit(500_000_000)
    const side = { debit: rials, credit: rials, balance: anything }
    const sides = { debitBalance: rials, creditBalance: rials }
    const account = exactly({
      account: oneOf(...keptAccounts, ...houseAccounts),
      ...side,
      ...sides,
    })
    const balance = exactly({
      at: moment,
      on: nullable(date),
      accounts: [account],
      totalDebit: rials,
      totalCredit: rials,
      totalDebitBalance: rials,
      totalCreditBalance: rials,
    })
    const base = '/api/admin/ledger'
    expectAnswer(await get(`${base}/trial-balance`, { token }), 200, balance)
    const at = new Date(Date.now() - 60_000).toISOString()
    expectAnswer(await get(`${base}/trial-balance?at=${at}`, { token }), 200, balance)
    const young = await get(`${base}/trial-balance?at=${new Date().toISOString()}`, { token })
    expectError(young, 422, 'ValidationException', { errors: fieldErrors })
    const check = exactly({ name: text, ok: yesOrNo, differences: [anything] })
    const reconciled = exactly({ balanced: yesOrNo, checks: [check] })
    expectAnswer(await get(`${base}/reconcile`, { token }), 200, reconciled)
  })

  test('settle with distributors in runs that start as a preview', async () => {
    const token = await staffToken('finance')
    const totals = { payouts: count, invoices: count, gross: rials, discount: rials, net: rials }
    const run = {
      id: uuid,
      kind: oneOf('MATURITY', 'DISCOUNT'),
      status: text,
      upTo: date,
      totals,
      payouts: [anything] as const,
      exclusions: [anything] as const,
      approvedAt: nullable(moment),
    }
    for (const kind of ['maturity-runs', 'discount-runs']) {
      const made = await post(`/api/admin/settlement/${kind}`, {}, { token })
      const { id } = expectAnswer(made, 201, run)
      expectAnswer(await get(`/api/admin/settlement/${kind}/${id}`, { token }), 200, run)
    }
  })
})
