import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { aNamedHolder, holderOf, nameHolder, uploadContract } from '#tests/support/card_holders'
import { aCompanyWithCredit } from '#factories/company'
import { codeFor } from '#factories/messages'
import { freshNationalCode, freshPhone } from '#factories/fresh'
import { cleanDatabase } from '#tests/support/database'
import { anEnrolledMember, callbackOf } from '#tests/support/enrolled_member'
import { call, get, post } from '#tests/support/http'
import { allowManySignIns } from '#tests/support/identity'
import { textsTo } from '#tests/support/orders'
import { ok } from '#tests/support/registration'
import { answerOnPage, comeBack } from '#tests/support/signing'

interface Member {
  token: string
}
const path = (userId: string, call: string) => `/api/legal/company/card-holder/${userId}/${call}`
const start = ({ token }: Member, userId: string) =>
  post(path(userId, 'token-start'), {}, { token })
const see = async ({ token }: Member, userId: string) =>
  ok(await get(path(userId, 'approbation'), { token })).body

/** A holder whose contract waits for the signatures of the company. */
const aContract = async (levels: ('MANDATORY' | 'OPTIONAL' | 'NOT_ALLOWED')[]) => {
  const company = await aCompanyWithCredit({ levels, minimum: 0 })
  const { userId } = await aNamedHolder(company as never)
  ok(await uploadContract(company, userId))
  await settle()
  return { company, userId }
}

test.group('The contract of a company’s card', (group) => {
  group.setup(async () => {
    await cleanDatabase()
    await allowManySignIns()
  })

  test('is signed with a certificate, and leads back to its own page', async ({ assert }) => {
    const { company, userId } = await aContract(['MANDATORY'])
    const member = await anEnrolledMember(company)
    const { contractId } = await holderOf(company, userId)
    assert.containsSubset(await see(member, userId), {
      digitalSignatoryType: 'TOKEN',
      refusal: null,
    })
    const { status, body } = await start(member, userId)
    assert.equal(status, 200, JSON.stringify(body))
    const { id } = await callbackOf(member)
    const back = `/legal/contract-callback?id=${contractId}`
    assert.equal(await comeBack(id), `${back}&status=failed`)
    await answerOnPage(body.redirectUrl, 'sign')
    assert.equal(await comeBack(id), `${back}&status=success`)
    assert.containsSubset(await see(member, userId), {
      overallSignatoryStatus: 'ACCEPTED',
      userApprobationStatus: 'ACCEPTED',
      refusal: 'SIGNED',
    })
    const again = await start(member, userId)
    assert.deepEqual(
      [again.status, again.body.message],
      [409, 'شما این قرارداد را پیش‌تر امضا کرده‌اید.']
    )
    await settle()
    assert.isTrue((await holderOf(company, userId)).cardSigned)
    assert.lengthOf(await db.from('signatures').where('member_id', member.memberId), 1)
  })

  test('is spoken of as a contract: nobody is told of an amount or asked to pay it', async ({
    assert,
  }) => {
    const { company, userId } = await aContract(['MANDATORY', 'NOT_ALLOWED'])
    const [member, outsider] = company.members
    assert.deepEqual(await textsTo(member.phone), ['contract-asked'])
    assert.deepEqual(await textsTo(outsider.phone), [])
    ok(await post(path(userId, 'otp-start'), {}, member))
    const otpSecret = await codeFor(member.phone)
    assert.include(await textsTo(member.phone), 'signature-code-contract')
    ok(await post(path(userId, 'sign'), { otpSecret }, member))
    await settle()
    const toCeo = await textsTo(company.ceo.phone)
    assert.include(toCeo, 'contract-accepted')
    assert.notInclude(toCeo, 'approbation-accepted')
  })

  test('that its signatories refuse is told to the CEO in the bank’s own words, once', async ({
    assert,
  }) => {
    const { company, userId } = await aContract(['MANDATORY'])
    const [member] = company.members
    ok(await post(path(userId, 'otp-start'), {}, member))
    const refusal = { otpSecret: await codeFor(member.phone), reason: 'به ۰۹۱۲۰۰۰۰۰۰۰ زنگ بزنید' }
    ok(await post(path(userId, 'reject'), refusal, member))
    await settle()
    const { phone } = company.ceo
    const told = await db.from('sandbox_sms').where({ phone, template: 'step-rejected' })
    assert.lengthOf(told, 1)
    assert.match(
      told[0].text,
      /قرارداد صدور کارت .+ تأیید نشد:\nصاحبان امضای شرکت آن را رد کرده‌اند/
    )
    assert.notInclude(told[0].text, 'زنگ بزنید')
    assert.notInclude(await textsTo(member.phone), 'step-rejected')
  })

  test('is recalled to those who have not signed it, once an hour', async ({ assert }) => {
    const { company, userId } = await aContract(['MANDATORY', 'NOT_ALLOWED'])
    const [member, idle] = company.members
    const nudge = (token: string) => post(path(userId, 'nudge'), {}, { token })
    const answers = await Promise.all([nudge(company.token), nudge(idle.token)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 429])
    await settle()
    assert.deepEqual(await textsTo(member.phone), ['contract-asked', 'contract-nudged'])
    assert.deepEqual(await textsTo(idle.phone), [])
    ok(await post(path(userId, 'otp-start'), {}, member))
    ok(await post(path(userId, 'sign'), { otpSecret: await codeFor(member.phone) }, member))
    assert.equal((await nudge(company.token)).status, 409)
    const stranger = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    assert.equal((await nudge(stranger.token)).status, 404)
  })

  test('of one who is removed and named again asks its signatories once an hour', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const [member] = company.members
    const person = { phoneNumber: freshPhone(), nationalCode: freshNationalCode() }
    for (let time = 0; time < 3; time++) {
      const { userId } = ok(await nameHolder(company, person)).body
      ok(await uploadContract(company, userId))
      await settle()
      const { token } = company
      if (time === 0) ok(await post(path(userId, 'nudge'), {}, { token }))
      else assert.equal((await post(path(userId, 'nudge'), {}, { token })).status, 429)
      await settle()
      ok(await call('DELETE', `/api/legal/company/card-holder/${userId}`, { token }))
    }
    assert.deepEqual(await textsTo(member.phone), ['contract-asked', 'contract-nudged'])
    const { userId } = ok(await nameHolder(company, { ...person, phoneNumber: freshPhone() })).body
    ok(await uploadContract(company, userId))
    await settle()
    assert.lengthOf(await textsTo(member.phone), 3)
  })

  test('is not opened by who may not sign it, nor by another company', async ({ assert }) => {
    const { company, userId } = await aContract(['MANDATORY', 'NOT_ALLOWED'])
    const stranger = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const [, outsider] = company.members
    const refused = await start(outsider, userId)
    assert.deepEqual(
      [refused.status, refused.body.message],
      [422, 'شما برای این قرارداد دسترسی امضا ندارید.']
    )
    assert.equal((await see(outsider, userId)).refusal, 'NO_SIGNING_ACCESS')
    assert.equal((await start(stranger.members[0], userId)).status, 404)
    assert.equal((await start({ token: outsider.personToken }, userId)).status, 422)
  })
})
