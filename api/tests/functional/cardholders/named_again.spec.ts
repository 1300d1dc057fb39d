import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  aCompanyAddress,
  aCompanyWithCredit,
  aNamedHolder,
  assign,
  contractCode,
  decide,
  holderOf,
  nameHolder,
  signedByAll,
  uploadContract,
} from '#tests/support/card_holders'
import { cleanDatabase } from '#tests/support/database'
import { freshNationalCode } from '#factories/fresh'
import { staffToken } from '#tests/support/identity'
import { post } from '#tests/support/http'
import { queuedUp } from '#tests/support/races'
import { ok } from '#tests/support/registration'

test.group('A holder who is named again', (group) => {
  group.setup(() => cleanDatabase())

  test('as another person has nothing of what was signed for the former', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const officer = await staffToken('legal')
    const { id, userId, phone } = await aNamedHolder(company)
    ok(await uploadContract(company, userId))
    ok(await assign(company, userId, await aCompanyAddress(company)))
    await signedByAll(userId)
    ok(await decide(officer, id, 'contract/verify'))
    ok(await decide(officer, id, 'reject', { rejectionReason: 'کد ملی نادرست است' }))
    const other = { phoneNumber: phone, nationalCode: freshNationalCode() }
    const none = { nationalCardFront: null, nationalCardBack: null }
    const unseen = await nameHolder(company, other, none)
    assert.deepEqual(
      unseen.body.errors.map(({ field }: { field: string }) => field),
      ['nationalCardFront', 'nationalCardBack']
    )
    ok(await nameHolder(company, other))
    ok(await decide(officer, id, 'verify'))
    assert.containsSubset(await holderOf(company, userId), {
      cardSigned: false,
      contractStatus: 'START',
      contractUploadedAt: null,
      cardStatus: null,
    })
    ok(await uploadContract(company, userId))
    ok(await decide(officer, id, 'contract/verify'))
    assert.equal((await holderOf(company, userId)).cardStatus, null)
    await signedByAll(userId)
    assert.equal((await holderOf(company, userId)).cardStatus, 'PRINT_PENDING')
  })

  test('under another name keeps the pictures, and has the contract signed anew', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const officer = await staffToken('legal')
    const { id, userId, phone, nationalCode } = await aNamedHolder(company)
    const none = { nationalCardFront: null, nationalCardBack: null }
    const nameAnew = async (given: Record<string, string>) => {
      ok(await decide(officer, id, 'reject', { rejectionReason: 'نام نادرست است' }))
      ok(await nameHolder(company, { phoneNumber: phone, nationalCode, ...given }, none))
      return holderOf(company, userId)
    }
    ok(await uploadContract(company, userId))
    await signedByAll(userId)
    assert.containsSubset(await nameAnew({}), { cardSigned: true, contractStatus: 'PENDING' })
    assert.containsSubset(await nameAnew({ lastName: 'مرادی' }), {
      cardSigned: false,
      contractStatus: 'START',
      contractUploadedAt: null,
    })
  })

  test('while a signatory signs for the former one ends without a fault, and the signature counts no more', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const { id, userId, phone } = await aNamedHolder(company)
    ok(await uploadContract(company, userId))
    const otpSecret = await contractCode(company, userId)
    const reason = { rejectionReason: 'کد ملی نادرست است' }
    ok(await decide(await staffToken('legal'), id, 'reject', reason))
    const [named, signed] = await queuedUp({ table: 'users', id: userId }, [
      () => nameHolder(company, { phoneNumber: phone }),
      () => post(`/api/legal/company/card-holder/${userId}/sign`, { otpSecret }, company),
    ])
    assert.equal(named.status, 201, JSON.stringify(named.body))
    assert.equal(signed.status, 409, JSON.stringify(signed.body))
    assert.isFalse((await holderOf(company, userId)).cardSigned)
  })
})

test.group('An address of a holder’s card', () => {
  test('that is chosen already is no change, and leaves no line', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const { userId } = await aNamedHolder(company)
    const [here, there] = [await aCompanyAddress(company), await aCompanyAddress(company)]
    const lines = async () =>
      (await db.from('audit_lines').where({ command: 'card-holders.assign' })).length
    const before = await lines()
    for (const [addressId, count] of [
      [here, 1],
      [here, 1],
      [there, 2],
    ] as const) {
      ok(await assign(company, userId, addressId))
      assert.equal((await lines()) - before, count)
    }
  })
})
