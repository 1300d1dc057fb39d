import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { CompanyPaper } from '#app/onboarding/companies/queries/company_papers'
import { pictureLink } from '#app/platform/files/picture_link'
import { aCompanyWithCredit, nameHolder, uploadContract } from '#tests/support/card_holders'
import { aSentCompany, sendCeo, sendOfficialPaper } from '#tests/support/companies'
import { cleanDatabase } from '#tests/support/database'
import { call, get, post } from '#tests/support/http'
import { signIn } from '#tests/support/identity'
import { ok } from '#tests/support/registration'

const path = '/api/legal/company'
const papersOf = async ({ token }: { token: string }): Promise<CompanyPaper[]> =>
  ok(await get(`${path}/papers`, { token })).body.items
const statusOf = async (url: string) => (await get(url)).status
const named = (papers: CompanyPaper[]) =>
  papers.map(({ memberName, kind }) => `${memberName} ${kind}`)

test.group('The pictures that a CEO has sent', (group) => {
  group.setup(() => cleanDatabase())

  test('are shown to them again: of the company, of themselves and of the board', async ({
    assert,
  }) => {
    const company = await aSentCompany()
    const papers = await papersOf(company)
    assert.sameMembers(named(papers), [
      'null officialPaper',
      ...Array.from({ length: 3 }, () => [
        'رضا کریمی nationalCardFront',
        'رضا کریمی nationalCardBack',
      ]).flat(),
    ])
    assert.isNull(papers[0].memberId)
    for (const { url } of papers) {
      const answer = await fetch(new URL(url, `http://${process.env.HOST}:${process.env.PORT}`))
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get('content-type'), 'image/webp')
      assert.equal(answer.headers.get('cache-control'), 'private, no-store')
    }
  })

  test('are no longer shown once others are in their place, or whose they are has left', async ({
    assert,
  }) => {
    const company = await aSentCompany()
    const { token } = company
    const before = await papersOf(company)
    await db.from('companies').where('id', company.id).update({
      company_status: 'REJECTED',
      board_status: 'REJECTED',
    })
    ok(await sendOfficialPaper(company))
    const gone = `${path}/board-member/${company.optional.phone}`
    assert.equal((await call('DELETE', gone, { token })).status, 204)
    const after = await papersOf(company)
    assert.lengthOf(after, 5)
    const ids = new Set(after.map(({ id }) => id))
    for (const { id, url } of before) {
      assert.equal(await statusOf(url), ids.has(id) ? 200 : 404)
    }
  })

  test('are shown to no other member, to nobody who has left, and to no other company’s CEO', async ({
    assert,
  }) => {
    const company = await aSentCompany()
    const rival = await aSentCompany()
    const [paper] = await papersOf(company)
    const linkFor = (id: string) =>
      pictureLink('company-papers', paper.id, { kind: 'customer', id })
    assert.equal(await statusOf(linkFor(company.ceo.userId)), 200)
    const members = await db
      .from('company_members')
      .where({ company_id: company.id, role: 'BOARD_MEMBER' })
      .orderBy('level')
      .select('user_id')
    await db
      .from('company_members')
      .where({ company_id: company.id, user_id: members[1].user_id })
      .update({ removed_at: new Date() })
    const stranger = await signIn()
    for (const id of [...members.map((one) => one.user_id), rival.ceo.userId, stranger.userId]) {
      assert.equal(await statusOf(linkFor(id)), 404)
    }
    // What the CEO's link opens, opens nothing of another company, nor a picture of who holds a card.
    const [foreign] = await papersOf(rival)
    const url = new URL(paper.url, 'http://kasbeno')
    assert.equal(await statusOf(`/api/company-papers/${foreign.id}${url.search}`), 404)

    const { phone } = await db.from('users').where('id', members[0].user_id).firstOrFail()
    const { token } = await signIn(phone)
    assert.equal((await get(`${path}/papers`, { token })).status, 422)
    const given = { plan: 'LEGAL', companyUniqueSerial: company.id }
    const { bearerToken } = ok(await post('/api/user/switch', given, { token })).body
    assert.equal((await get(`${path}/papers`, { token: bearerToken })).status, 422)

    await db.from('companies').where('id', company.id).update({ released_at: new Date() })
    assert.equal(await statusOf(paper.url), 404)
    assert.equal((await get(`${path}/papers`, { token: company.token })).status, 401)
  })

  test('leave those of who holds a card to the card', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    ok(await nameHolder(company))
    assert.deepEqual(await papersOf(company), [])
    const ofHolder = await db.from('company_papers').where('company_id', company.id)
    assert.lengthOf(ofHolder, 2)
    for (const { id } of ofHolder) {
      const viewer = { kind: 'customer', id: company.ceo.userId } as const
      assert.equal(await statusOf(pictureLink('company-papers', id, viewer)), 404)
    }
  })

  test('are shown by a link that ends with the account it was made for, as a contract is', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    ok(await sendCeo(company))
    const [{ url }] = await papersOf(company)
    const { userId } = ok(await nameHolder(company)).body
    ok(await uploadContract(company, userId))
    const { contractUrl } = ok(
      await get(`${path}/card-holder/${userId}/approbation`, { token: company.token })
    ).body
    const statuses = () => Promise.all([url, contractUrl].map(statusOf))
    assert.deepEqual(await statuses(), [200, 200])
    await db.from('users').where('id', company.ceo.userId).update({ active: false })
    assert.deepEqual(await statuses(), [404, 404])
  })
})
