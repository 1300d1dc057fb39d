import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { askSigners } from '#app/onboarding/signatures/jobs/ask_signers'
import { settle } from '#app/platform/jobs/main'
import { minutesLater } from '#tests/support/asked_signers'
import { aNamedHolder, holderOf, uploadContract } from '#tests/support/card_holders'
import { aCompanyWithCredit } from '#factories/company'
import { codeFor } from '#factories/messages'
import { cleanDatabase } from '#tests/support/database'
import { post } from '#tests/support/http'
import { textsTo } from '#tests/support/orders'
import { ok } from '#tests/support/registration'

const path = (userId: string, call: string) => `/api/legal/company/card-holder/${userId}/${call}`

const aHolder = async () => {
  const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'MANDATORY'] })
  const { userId } = await aNamedHolder(company as never)
  const upload = async () => {
    ok(await uploadContract(company, userId))
    await settle()
  }
  return { company, userId, upload }
}

test.group('A contract that is uploaded again and again', (group) => {
  group.setup(() => cleanDatabase())

  test('is asked for once an hour, and the last one in any case', async ({ assert }) => {
    const { company, userId, upload } = await aHolder()
    const [first, second] = company.members
    const asked = async (phone: string) =>
      (await textsTo(phone)).filter((template) => template === 'contract-asked').length
    await upload()
    assert.deepEqual([await asked(first.phone), await asked(second.phone)], [1, 1])
    for (let more = 0; more < 3; more++) await upload()
    await minutesLater(30)
    assert.deepEqual([await asked(first.phone), await asked(second.phone)], [1, 1])
    // Who has signed the last one is not asked for it.
    ok(await post(path(userId, 'otp-start'), {}, first))
    ok(await post(path(userId, 'sign'), { otpSecret: await codeFor(first.phone) }, first))
    await minutesLater(31)
    assert.deepEqual([await asked(first.phone), await asked(second.phone)], [1, 2])
    const { contractId } = await holderOf(company, userId)
    const [row] = await db.from('approbations').where('document_id', contractId!)
    assert.isNotNull(row.asked_at)
    // Said again, and with nothing new, it asks nobody.
    await askSigners.run({ documentType: 'CARD_CONTRACT', documentId: contractId! })
    await minutesLater(120)
    assert.equal(await asked(second.phone), 2)
    // After a quiet hour at once.
    await upload()
    assert.deepEqual([await asked(first.phone), await asked(second.phone)], [2, 3])
  })

  test('of one holder keeps nobody from hearing of another’s', async ({ assert }) => {
    const { company, upload } = await aHolder()
    await upload()
    const other = await aNamedHolder(company as never)
    ok(await uploadContract(company, other.userId))
    await settle()
    const [member] = company.members
    assert.deepEqual(await textsTo(member.phone), ['contract-asked', 'contract-asked'])
  })

  test('is recalled no oftener for having been uploaded again', async ({ assert }) => {
    const { company, userId, upload } = await aHolder()
    const nudge = () => post(path(userId, 'nudge'), {}, { token: company.token })
    await upload()
    for (let times = 0; times < 5; times++) {
      ok(await nudge())
      await upload()
      assert.equal((await nudge()).status, 429)
      await minutesLater(61)
    }
    const spent = await nudge()
    assert.equal(spent.status, 429)
    assert.match(spent.body.message, /امروز/)
  })
})
