import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { aShopThatPaid, fmcg, type Shop } from '#factories/shop'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'

/** Above what one person may give alone. */
const amount = 6_000_000_000

const aRequest = async (): Promise<{ shop: Shop; id: string }> => {
  const shop = await aShopThatPaid(amount)
  const body = { registrationId: shop.registrationId, amount }
  const asked = await post('/api/admin/credit/allocate', body, {
    token: await staffToken('credit'),
  })
  return { shop, id: asked.body.approvalId }
}
const read = (id: string, token: string) => get(`/api/admin/approvals/${id}`, { token })

test.group('Who approves credit', () => {
  test('sees the package, its fee, the checks and what the customer has been', async ({
    assert,
  }) => {
    const { shop, id } = await aRequest()
    await db.table('inquiries').insert({
      id: newId(),
      registration_id: shop.registrationId,
      kind: 'CREDIT_BUREAU',
      answer: 'MATCHED',
      detail: '{}',
      asked_at: new Date(),
      answered_at: new Date(),
    })
    const { status, body } = await read(id, await staffToken('approver'))
    assert.equal(status, 200)
    assert.containSubset(body, { amount, plan: fmcg, subjectId: shop.registrationId })
    assert.containSubset(body.evidence, {
      firstname: 'نرگس',
      nationalCode: shop.nationalCode,
      kycStep: 'CREDIT_SCORE_ACCEPTED',
      identityOverallStatus: 'APPROVED',
      packageStatus: 'ALLOCATE_PENDING',
      package: { amount },
      fee: { fee: 60_000_000, vat: 6_000_000, status: 'PAID' },
      inquiries: [{ kind: 'CREDIT_BUREAU', answer: 'MATCHED' }],
      customer: {
        fees: [{ plan: fmcg, amount: 66_000_000, status: 'PAID' }],
        lines: [],
        invoices: 0,
        invoicesAmount: 0,
        pastDue: 0,
        pastDueAmount: 0,
        cleared: 0,
      },
    })
    assert.containSubset(body.evidence.history, [{ command: 'credit.request-allocation' }])
    assert.notMatch(JSON.stringify(body.evidence.history), /[\da-f]{8}-[\da-f]{4}-/)
  })

  test('opens the papers by links of their own, that nobody else has', async ({ assert }) => {
    const { shop, id } = await aRequest()
    await db.table('documents').insert({
      id: newId(),
      registration_id: shop.registrationId,
      kind: 'nationalCardFront',
      file_key: `documents/${newId()}.webp`,
      mime_type: 'image/webp',
      width: 10,
      height: 10,
      bytes: 1,
      created_at: new Date(),
    })
    const [one, other] = [await staffToken('approver'), await staffToken('approver')]
    const linkFor = async (token: string) => (await read(id, token)).body.evidence.documents[0].url
    const [mine, theirs] = [await linkFor(one), await linkFor(other)]
    assert.match(mine, /^\/api\/documents\/[0-9a-f-]{36}\?viewer=staff/)
    assert.notEqual(mine, theirs)
  })

  test('shows nothing of it to those who may not see requests', async ({ assert }) => {
    const { id } = await aRequest()
    for (const role of ['kyc', 'support', 'distributor'] as const) {
      assert.equal((await read(id, await staffToken(role))).status, 403, role)
    }
    // Takes its own requests back, and reads no file of a customer.
    const { status, body } = await read(id, await staffToken('finance'))
    assert.equal(status, 200)
    assert.isNull(body.evidence)
    const missing = await read(crypto.randomUUID(), await staffToken('approver'))
    assert.equal(missing.status, 404)
  })
})
