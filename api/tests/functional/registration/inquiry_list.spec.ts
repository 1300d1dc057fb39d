import { test } from '@japa/runner'
import { transaction } from '#app/platform/database/database'
import { settle } from '#app/platform/jobs/main'
import { changeSetting } from '#app/reference/settings/settings'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { aRegisteredShop } from '#tests/support/registration'
import { list } from '#tests/support/resources'

const faults = (value: string) =>
  transaction((trx) => changeSetting('sandboxInquiryFaults', value, trx))

test.group('The list of inquiries', (group) => {
  let shop: Awaited<ReturnType<typeof aRegisteredShop>>
  group.setup(async () => {
    await faults('CIVIL_REGISTRY=MISMATCHED,POSTAL_CODE=UNAVAILABLE')
    shop = await aRegisteredShop()
    await settle()
    await faults('')
  })

  test('tells what was asked about whom and what was answered, to those who decide and to auditors', async ({
    assert,
  }) => {
    for (const role of ['kyc', 'credit', 'auditor'] as const) {
      const { status, body } = await list('inquiries', await staffToken(role), {
        filter: { registrationId: shop.registrationId },
      })
      assert.equal(status, 200, role)
      const answers = body.map(({ inquiryKind, answer }: Record<string, string>) => [
        inquiryKind,
        answer,
      ])
      assert.includeDeepMembers(answers, [
        ['MOBILE_OWNERSHIP', 'MATCHED'],
        ['CIVIL_REGISTRY', 'MISMATCHED'],
        ['POSTAL_CODE', 'UNAVAILABLE'],
      ])
      assert.containSubset(body[0], { phone: shop.phone, userId: shop.userId })
      assert.notProperty(body[0], 'detail')
    }
  })

  test('is narrowed to what is down, and to one register', async ({ assert }) => {
    const token = await staffToken('kyc')
    const found = async (filter: object) => {
      const { body } = await list('inquiries', token, {
        filter: { registrationId: shop.registrationId, ...filter },
      })
      return body.map(({ inquiryKind }: { inquiryKind: string }) => inquiryKind)
    }
    assert.deepEqual(await found({ answer: 'UNAVAILABLE' }), ['POSTAL_CODE'])
    assert.deepEqual(await found({ inquiryKind: 'CIVIL_REGISTRY' }), ['CIVIL_REGISTRY'])
    assert.deepEqual(await found({ inquiryKind: 'CREDIT_BUREAU', answer: 'UNAVAILABLE' }), [])
    const wrong = await list('inquiries', token, { filter: { inquiryKind: 'ANY' } })
    assert.equal(wrong.status, 422)
  })

  test('is nobody else’s', async ({ assert }) => {
    for (const role of ['support', 'finance', 'card', 'distributor'] as const) {
      assert.equal((await list('inquiries', await staffToken(role))).status, 403, role)
    }
    assert.equal((await get('/api/admin/inquiries', { token: shop.token })).status, 403)
    assert.equal((await get('/api/admin/inquiries')).status, 401)
  })
})
