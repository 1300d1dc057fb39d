import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { rememberCodes } from '#database/migrations/0341_claim_national_codes_by_approval'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { aShop } from '#factories/shop'
import { freshNationalCode } from '#factories/fresh'
import { anInvoice, saleOf } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { cleanDatabase } from '#tests/support/database'
import { get, put } from '#tests/support/http'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import { orderRow, supply } from '#tests/support/orders'
import {
  aFreshRegistration,
  decide,
  identityOf,
  ok,
  statusOf,
  type TestShop,
} from '#tests/support/registration'

const check = 'invoices-by-code-reach-its-holder'
const differences = async () =>
  (await reconcile()).checks.find(({ name }) => name === check)!.differences

const claim = ({ token, plan }: TestShop, nationalCode: string) =>
  put(`/api/user/${plan}`, identityOf({ nationalCode }), { token })
const aClaim = async (nationalCode: string): Promise<TestShop> => {
  const shop = await aFreshRegistration()
  ok(await claim(shop, nationalCode))
  return { ...shop, nationalCode }
}
const saleByCode = async (nationalCode: string) =>
  supply(
    await aSupplier(),
    'sale',
    saleOf({ phone: '' }, 1000, { customer: { nationalCode, plan: 'kasbeno-fmcg-real' } })
  )
const pendingInvoicesOf = async ({ token }: { token: string }) =>
  ok(await get('/api/order/kasbeno-fmcg-real/pending-orders/10/0', { token })).body.items

test.group('A national code that anybody may type', (group) => {
  let kyc: string
  group.setup(async () => {
    await cleanDatabase()
    await allowManySignIns()
    kyc = await staffToken('kyc')
  })
  const approve = ({ registrationId }: TestShop) => decide(registrationId, 'identity/approve', kyc)
  const reject = ({ registrationId }: TestShop) =>
    decide(registrationId, 'identity/reject', kyc, { rejectionReason: 'کد ملی از آن شما نیست.' })

  test('blocks nobody while it waits: its holder is taken and approved all the same', async ({
    assert,
  }) => {
    const code = freshNationalCode()
    const stranger = await aClaim(code)
    const holder = await aClaim(code)
    ok(await approve(holder))
    assert.equal((await statusOf(holder.token)).identityOverallStatus, 'APPROVED')
    assert.equal((await statusOf(stranger.token)).identityOverallStatus, 'PENDING')
  })

  test('cannot be approved a second time: the reviewer is told why, and nothing changes', async ({
    assert,
  }) => {
    const code = freshNationalCode()
    const [holder, stranger] = [await aClaim(code), await aClaim(code)]
    ok(await approve(holder))
    const answer = await approve(stranger)
    assert.equal(answer.status, 409)
    assert.equal(answer.body.title, 'ConflictException')
    assert.match(answer.body.message, /^این کد ملی پیش‌تر برای کاربر دیگری تأیید شده است\./)
    assert.equal((await statusOf(stranger.token)).identityOverallStatus, 'PENDING')
    const lines = db
      .from('audit_lines')
      .where({ subject_id: stranger.registrationId, command: 'registrations.identity.approve' })
    assert.lengthOf(await lines, 0)
    ok(await reject(stranger))
  })

  test('approved for two at once belongs to one of them', async ({ assert }) => {
    const code = freshNationalCode()
    const claims = await Promise.all([1, 2, 3].map(() => aClaim(code)))
    const answers = await Promise.all(claims.map(approve))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const holders = db
      .from('users')
      .where('national_code', code)
      .whereNotNull('national_code_verified_at')
    assert.lengthOf(await holders, 1)
  })

  test('is free again when the claim is refused; one that is taken is refused at the form', async ({
    assert,
  }) => {
    const code = freshNationalCode()
    const stranger = await aClaim(code)
    ok(await reject(stranger))
    const holder = await aClaim(code)
    ok(await approve(holder))
    const answer = await claim(stranger, code)
    assert.equal(answer.status, 422)
    assert.containsSubset(answer.body.errors, [{ field: 'nationalCode', rule: 'unique' }])
    assert.equal((await statusOf(stranger.token)).identityOverallStatus, 'REJECTED')
    ok(await claim(stranger, freshNationalCode()))
    ok(await approve(stranger))
  })

  test('draws no invoice before it is approved, none after it is refused, and then its holder’s alone', async ({
    assert,
  }) => {
    const code = freshNationalCode()
    const stranger = await aClaim(code)
    const early = await saleByCode(code)
    assert.equal(early.status, 422)
    assert.equal(early.body.title, 'BusinessRuleException')
    const holder = await aClaim(code)
    ok(await approve(holder))
    const { status, body } = await saleByCode(code)
    assert.equal(status, 201)
    assert.equal((await orderRow(body.id)).owner_id, holder.userId)
    assert.lengthOf(await pendingInvoicesOf(holder), 1)
    assert.lengthOf(await pendingInvoicesOf(stranger), 0)
    const path = `/api/order/${body.id}`
    assert.equal((await get(path, { token: stranger.token })).status, 404)

    ok(await reject(stranger))
    const other = freshNationalCode()
    ok(await claim(stranger, other))
    ok(await reject(stranger))
    assert.equal((await saleByCode(other)).status, 422)
    assert.deepEqual(await differences(), [])
  })

  test('has drawn invoices before it was so: they are recognised, and reconciliation names them', async ({
    assert,
  }) => {
    const shop = await aShop()
    const customer = { nationalCode: shop.nationalCode, plan: shop.plan }
    const byCode = await anInvoice({ shop, amount: 2000, overrides: { customer } })
    const byPhone = await anInvoice({ shop, amount: 2000 })
    await db.from('orders').where('id', byCode.id).update({ customer_national_code: null })
    await rememberCodes(db.connection())
    assert.isNull((await orderRow(byCode.id)).customer_national_code)

    const verify = (at: Date | null) =>
      db.from('users').where('id', shop.userId).update({ national_code_verified_at: at })
    await verify(null)
    await rememberCodes(db.connection())
    assert.equal((await orderRow(byCode.id)).customer_national_code, shop.nationalCode)
    assert.isNull((await orderRow(byPhone.id)).customer_national_code)
    assert.deepEqual(await differences(), [
      { orderId: byCode.id, status: 'CREATED', userId: shop.userId },
    ])
    await verify(new Date())
    assert.deepEqual(await differences(), [])
  })
})
