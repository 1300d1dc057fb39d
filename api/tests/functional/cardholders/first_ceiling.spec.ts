import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { cardHolderRules } from '#contracts/card_holders'
import { toPersianDigits } from '#contracts/digits'
import { settle } from '#app/platform/jobs/main'
import { freshNationalCode, freshPhone } from '#factories/fresh'
import { aCompanyWithCredit, decide, holderOf, nameHolder } from '#tests/support/card_holders'
import { signContract, uploadContract } from '#tests/support/card_holders'
import { cleanDatabase } from '#tests/support/database'
import { call, get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { readPdf } from '#tests/support/pdf'
import { ok } from '#tests/support/registration'
import { exported } from '#tests/support/resources'

const path = '/api/legal/company'
const someone = () => ({ phoneNumber: freshPhone(), nationalCode: freshNationalCode() })

const signedText = async (userId: string): Promise<string> => {
  const asked = await db
    .from('approbation_rounds as asked')
    .join('approbations as approbation', 'approbation.id', 'asked.approbation_id')
    .join('company_papers as paper', 'paper.id', 'approbation.document_id')
    .join('card_holders as holder', 'holder.id', 'paper.card_holder_id')
    .where('holder.user_id', userId)
    .orderBy('paper.created_at', 'desc')
    .select('asked.content')
    .firstOrFail()
  return asked.content
}

test.group('The first ceiling of a holder', (group) => {
  group.setup(() => cleanDatabase())

  test('is what the CEO introduces them with, and a modest one where they say none', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const { userId, ceiling } = ok(await nameHolder(company, { ceiling: '20000000' })).body
    assert.equal(ceiling, 20_000_000)
    const silent = ok(await nameHolder(company)).body
    assert.equal(silent.ceiling, cardHolderRules.firstCeiling)
    const { body } = ok(await get(`${path}/payment-method`, company))
    assert.equal(body.largestLoss, 20_000_000 + cardHolderRules.firstCeiling)

    ok(await uploadContract(company, userId))
    const named = 'سقف خرید در هر ماه شمسی: ۲۰٬۰۰۰٬۰۰۰ ریال'
    assert.include(await signedText(userId), named)
    const form = await exported(`${path}/card-holder/${userId}/contract-form`, company.token)
    assert.include(readPdf(form.bytes).pages.flat().join('\n'), toPersianDigits('20'))
  })

  test('is no sum that is none', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    for (const ceiling of ['0', '-1', '1.5', 'null', '1e9', '99999999999999999999']) {
      const { status, body } = await nameHolder(company, { ceiling })
      assert.equal(status, 422, `${ceiling}: ${JSON.stringify(body)}`)
    }
  })

  test('stays of who was removed and is introduced again', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const person = someone()
    const { userId } = ok(await nameHolder(company, { ...person, ceiling: '7000000' })).body
    const removed = await call('DELETE', `${path}/card-holder/${userId}`, { token: company.token })
    assert.equal(removed.status, 204)
    const elsewhere = await aCompanyWithCredit()
    const other = ok(await nameHolder(elsewhere, { phoneNumber: person.phoneNumber })).body
    assert.equal(other.ceiling, cardHolderRules.firstCeiling)
    assert.equal(ok(await nameHolder(company, person)).body.ceiling, 7_000_000)
  })

  test('is signed anew where a refused holder is sent again with another one', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const officer = await staffToken('legal')
    const person = { ...someone(), ceiling: '7000000' }
    const { id, userId } = ok(await nameHolder(company, person)).body
    ok(await uploadContract(company, userId))
    await signContract(company, userId)
    await settle()
    ok(await decide(officer, id, 'reject', { rejectionReason: 'تصویر خوانا نیست' }))

    // What was signed stays with the same ceiling, said or not.
    const { ceiling: _, ...unsaid } = person
    for (const again of [person, unsaid]) {
      assert.isTrue(ok(await nameHolder(company, again)).body.cardSigned)
      ok(await decide(officer, id, 'reject', { rejectionReason: 'تصویر خوانا نیست' }))
    }
    const wider = ok(await nameHolder(company, { ...person, ceiling: '8000000' })).body
    assert.containsSubset(wider, { cardSigned: false, contractId: null, ceiling: 8_000_000 })
    ok(await uploadContract(company, userId))
    assert.include(await signedText(userId), '۸٬۰۰۰٬۰۰۰ ریال')
    assert.isFalse((await holderOf(company, userId)).cardSigned)
  })
})
