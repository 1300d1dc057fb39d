import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import {
  aCompany,
  registerCompany,
  sendInformation,
  sendOfficialPaper,
} from '#tests/support/companies'
import { cleanDatabase } from '#tests/support/database'
import { get, post } from '#tests/support/http'
import { signIn, staffToken } from '#tests/support/identity'
import { ok } from '#tests/support/registration'

test.group('The national id of a company', (group) => {
  let officer: string
  group.setup(async () => {
    await cleanDatabase()
    officer = await staffToken('legal')
  })
  const accept = (id: string) =>
    post(`/api/legal/admin/companies/${id}/company/verify`, {}, { token: officer })
  /** Two people claim the same id, and both have sent their papers. */
  const twoClaims = async () => {
    const one = await aCompany()
    const { companyUniqueId } = one
    const ceo = await signIn()
    const { body } = ok(await registerCompany(ceo.token, { companyUniqueId }))
    const other = { ...one, ceo, id: body.companyUniqueSerial, token: body.bearerToken }
    for (const company of [one, other]) {
      ok(await sendInformation(company))
      ok(await sendOfficialPaper(company))
    }
    return [one, other]
  }
  const smsOf = async (phone: string) => {
    await settle()
    return (await db.from('sandbox_sms').where({ phone })).map(({ template }) => template)
  }

  test('belongs to the first that is accepted; the others end, and are told', async ({
    assert,
  }) => {
    const [one, other] = await twoClaims()
    assert.equal((await accept(one.id)).status, 200)
    assert.equal((await get('/api/legal/company', { token: other.token })).status, 401)
    assert.include(await smsOf(other.ceo.phone), 'company-claim-ended')
    assert.notInclude(await smsOf(one.ceo.phone), 'company-claim-ended')
    assert.equal((await accept(other.id)).status, 404)
    const { companyUniqueId } = one
    const late = await registerCompany((await signIn()).token, { companyUniqueId })
    assert.equal(late.status, 409)
    assert.notProperty(late.body, 'companyUniqueSerial')
    assert.lengthOf(
      await db
        .from('audit_lines')
        .where({ command: 'companies.claim-ended', subject_id: other.id }),
      1
    )
  })

  test('is given once, when two officers accept two of them at once', async ({ assert }) => {
    for (let round = 0; round < 3; round++) {
      const claims = await twoClaims()
      const answers = await Promise.all(claims.map(({ id }) => accept(id)))
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 404])
    }
  })
})
