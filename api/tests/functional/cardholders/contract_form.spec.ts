import { test } from '@japa/runner'
import { toPersianDigits } from '#contracts/digits'
import {
  aCompanyWithCredit,
  aNamedHolder,
  contractCode,
  holderOf,
  uploadContract,
} from '#tests/support/card_holders'
import { aCompany, type TestCompany } from '#tests/support/companies'
import { cleanDatabase } from '#tests/support/database'
import { post } from '#tests/support/http'
import { ok } from '#tests/support/registration'
import { backwards, readPdf } from '#tests/support/pdf'
import { exported } from '#tests/support/resources'

const formOf = (userId: string, { token }: { token: string }) =>
  exported(`/api/legal/company/card-holder/${userId}/contract-form`, token)

test.group('The contract for a company’s card', (group) => {
  group.setup(() => cleanDatabase())

  test('is printed from a file that names company and holder, the same bytes each time, for its CEO alone', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const holder = await aNamedHolder(company)
    const [form, again] = [
      await formOf(holder.userId, company),
      await formOf(holder.userId, company),
    ]
    assert.equal(form.headers.get('content-type'), 'application/pdf')
    assert.equal(form.bytes.compare(again.bytes), 0)
    const words = readPdf(form.bytes).pages.flat().join('\n')
    for (const known of ['قرارداد صدور کارت', 'مینا رستمی', 'مهر و امضای مدیرعامل شرکت']) {
      assert.include(words, backwards(known))
    }
    for (const digits of [holder.nationalCode, holder.phone]) {
      assert.include(words, toPersianDigits(digits))
    }
    assert.lengthOf(readPdf(form.bytes).pages, 1)
    const outsiders: [string, { token: string }, number][] = [
      ['a person', { token: company.personToken }, 422],
      ['another company', await aCompanyWithCredit(), 404],
      ['without credit', await aCompany(), 422],
    ]
    for (const [who, caller, status] of outsiders) {
      assert.equal((await formOf(holder.userId, caller)).status, status, who)
    }
  })

  test('says to the CEO where its signatures stand, and why one was refused', async ({
    assert,
  }) => {
    const company: TestCompany = await aCompanyWithCredit()
    const { userId } = await aNamedHolder(company)
    const standing = async () => {
      const { signatoryStatus, signatoryRefusal } = await holderOf(company, userId)
      return [signatoryStatus, signatoryRefusal]
    }
    assert.deepEqual(await standing(), [null, null])
    ok(await uploadContract(company, userId))
    assert.deepEqual(await standing(), ['PENDING', null])
    const otpSecret = await contractCode(company, userId)
    const refusal = { otpSecret, reason: 'نام دارنده کارت درست نیست' }
    const { token } = company
    ok(await post(`/api/legal/company/card-holder/${userId}/reject`, refusal, { token }))
    assert.deepEqual(await standing(), ['REJECTED', 'نام دارنده کارت درست نیست'])
    // The one in its place is signed anew.
    ok(await uploadContract(company, userId))
    assert.deepEqual(await standing(), ['PENDING', null])
  })
})
