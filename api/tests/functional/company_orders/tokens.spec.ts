import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { followSigning } from '#app/onboarding/signing/jobs/follow_signing'
import { verifySignatures } from '#app/onboarding/signatures/queries/verify_signatures'
import { cleanDatabase } from '#tests/support/database'
import { aCompanyWithCredit } from '#factories/company'
import { aCompanyInvoice, orderPath, seeApprobation, seeOrder } from '#tests/support/company_orders'
import { post } from '#tests/support/http'
import { allowManySignIns } from '#tests/support/identity'
import { change } from '#tests/support/orders'
import { anEnrolledMember, callbackOf } from '#tests/support/enrolled_member'
import { answerOnPage, comeBack, sendCallback } from '#tests/support/signing'

const start = ({ token }: { token: string }, id: string) =>
  post(orderPath(id, 'token-start'), {}, { token })

const kept = ({ memberId }: { memberId: string }) =>
  db.from('signatures').where('member_id', memberId)

test.group('Signing an invoice with a certificate', (group) => {
  group.setup(async () => {
    await cleanDatabase()
    await allowManySignIns()
  })

  test('leads to the provider and back to the company’s page, and counts once', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL'] })
    const { id } = await aCompanyInvoice(company)
    assert.equal((await start(company.members[1], id)).status, 422)
    const member = await anEnrolledMember(company)
    assert.equal((await seeOrder(member, id)).body.digitalSignatoryType, 'TOKEN')
    const { status, body } = await start(member, id)
    assert.equal(status, 200)
    assert.deepEqual(Object.keys(body), ['redirectUrl'])
    const { id: signature, event } = await callbackOf(member)
    assert.equal(await comeBack(signature), `/legal/signatory-callback?id=${id}&status=failed`)
    assert.lengthOf(await kept(member), 0)

    await answerOnPage(body.redirectUrl, 'sign')
    assert.equal(await comeBack(signature), `/legal/signatory-callback?id=${id}&status=success`)
    // Callbacks that come again, late or from nobody change nothing.
    await sendCallback(event)
    assert.equal((await sendCallback(event, { secret: 'forged' })).status, 401)
    await followSigning.run({})
    const [row, ...more] = await kept(member)
    assert.lengthOf(more, 0)
    assert.containsSubset(row, { method: 'TOKEN', proof_id: signature, answer: 'ACCEPTED' })
    assert.equal((await seeApprobation(member, id)).body.overallSignatoryStatus, 'ACCEPTED')
    assert.equal((await start(member, id)).status, 409)
    assert.deepEqual((await verifySignatures()).faults, [])
  })

  test('counts nothing of what has changed on the way, and of who has left', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL'], minimum: 1 })
    const invoice = await aCompanyInvoice(company)
    const member = await anEnrolledMember(company)
    await change(invoice, 10_000_000)
    const first = await start(member, invoice.id)
    await change(invoice, 12_000_000)
    await answerOnPage(first.body.redirectUrl, 'sign')
    assert.lengthOf(await kept(member), 0)
    // It reads as it did at first, and is another text all the same.
    await change(invoice, 10_000_000)
    const second = await start(member, invoice.id)
    assert.notEqual(second.body.redirectUrl, first.body.redirectUrl)
    await answerOnPage(second.body.redirectUrl, 'sign')
    assert.lengthOf(await kept(member), 1)

    const leaving = await anEnrolledMember(company, 1)
    const { body } = await start(leaving, invoice.id)
    const { body: board } = await seeApprobation(leaving, invoice.id)
    assert.lengthOf(board.quorum.waitingFor, 1)
    await db
      .from('company_members')
      .where('id', leaving.memberId)
      .update({ removed_at: new Date() })
    await db.connection('owner').rawQuery(
      `insert into company_rules (company_id, version, minimum_optional, levels, member_id, created_at)
       select company_id, version + 1, 0, levels - ?::text, member_id, created_at
         from company_rules where company_id = ? order by version desc limit 1`,
      [leaving.memberId, company.id]
    )
    await answerOnPage(body.redirectUrl, 'sign')
    assert.lengthOf(await kept(leaving), 0)
  })

  test('is left to the member who refuses on the provider’s page: nothing is refused by it', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const { id } = await aCompanyInvoice(company)
    const member = await anEnrolledMember(company)
    const { body } = await start(member, id)
    await answerOnPage(body.redirectUrl, 'refuse')
    assert.equal((await seeApprobation(member, id)).body.overallSignatoryStatus, 'PENDING')
    assert.equal((await start(member, id)).status, 200)
  })
})
