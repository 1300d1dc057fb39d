import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { newId } from '#app/platform/values/ids'
import { nameHolder, uploadContract } from '#tests/support/card_holders'
import { aCompanyWithCredit, type Company, type Member } from '#factories/company'
import { aShop } from '#factories/shop'
import { codeFor } from '#factories/messages'
import { anInvoice } from '#factories/invoice'
import { aCompanyInvoice, orderPath, sign } from '#tests/support/company_orders'
import { cleanDatabase } from '#tests/support/database'
import { get, post } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { backwards, readPdf } from '#tests/support/pdf'
import { ok } from '#tests/support/registration'
import { exported } from '#tests/support/resources'

const ofHolder = (userId: string, call: string) =>
  `/api/legal/company/card-holder/${userId}/${call}`

const nothing = backwards('مبلغ۰ ریال')

/** Where the bank and the CEO take it of an invoice and of a contract, each signed by the company's member. */
const signedDocuments = async (company: Company) => {
  const [member] = company.members
  const invoice = await aCompanyInvoice(company)
  ok(await sign(member, invoice.id))
  const { userId } = ok(await nameHolder(company)).body
  const { contractId } = ok(await uploadContract(company, userId)).body
  await signContract(member, userId)
  return [
    {
      id: invoice.id,
      atDesk: `/api/legal/admin/company-orders/${invoice.id}/evidence`,
      atCeos: orderPath(invoice.id, 'evidence'),
    },
    {
      id: String(contractId),
      atDesk: `/api/legal/admin/card-contracts/${contractId}/evidence`,
      atCeos: ofHolder(userId, 'evidence'),
    },
  ]
}

const signContract = async ({ token, phone }: Member, userId: string) => {
  ok(await post(ofHolder(userId, 'otp-start'), {}, { token }))
  const otpSecret = await codeFor(phone)
  ok(await post(ofHolder(userId, 'sign'), { otpSecret }, { token }))
}

/** Who has taken the evidence of a document, as the audit trail says. */
const takersOf = async (documentId: string) => {
  const lines = await db
    .from('audit_lines')
    .join('approbations', 'approbations.id', 'audit_lines.subject_id')
    .where('audit_lines.command', 'approbations.take-evidence')
    .where('approbations.document_id', documentId)
    .orderBy('audit_lines.at')
    .select('audit_lines.actor_name', 'audit_lines.after')
  return lines.map(({ actor_name: name, after }) => [name, after.documentId, after.signedFileId])
}

test.group('What proves the signatures of a company', (group) => {
  group.setup(() => cleanDatabase())

  test('is taken by a legal officer and by the CEO, of an invoice and of a contract; each taking is written down', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const officer = await aSignedInStaff('legal')
    for (const { id, atDesk, atCeos } of await signedDocuments(company)) {
      const files = [
        await exported(atDesk, officer.token),
        await exported(atDesk, officer.token),
        await exported(atCeos, company.token),
      ]
      const issued: (string | undefined)[] = []
      for (const { status, headers, bytes } of files) {
        assert.equal(status, 200)
        assert.equal(headers.get('content-type'), 'application/pdf')
        assert.equal(headers.get('cache-control'), 'private, no-store')
        const text = readPdf(bytes).pages.flat().join('\n')
        for (const told of [id, '127.0.0.1']) assert.include(text, told)
        // A contract signs away no amount.
        for (const line of text.split('\n')) assert.notEqual(line.trim(), nothing)
        const [file] = /(?<=\/check\/)[0-9a-f-]{36}/.exec(text) ?? []
        const { body } = await get(`/api/signed-files/${file}`)
        assert.deepEqual(
          [body.kind, body.digest],
          ['EVIDENCE', createHash('sha256').update(bytes).digest('hex')]
        )
        issued.push(file)
        assert.include(bytes.toString('latin1'), '/ETSI.CAdES.detached')
      }
      const { username } = officer
      assert.deepEqual(await takersOf(id), [
        [username, id, issued[0]],
        [username, id, issued[1]],
        [company.ceo.phone, id, issued[2]],
      ])
    }
  })

  test('is nobody else’s, nor under the name of another document, and then nothing is written down', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const rival = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const documents = await signedDocuments(company)
    const officer = await staffToken('legal')
    const [invoice, contract] = documents
    const misnamed = [
      invoice.atDesk.replace(invoice.id, contract.id),
      contract.atDesk.replace(contract.id, invoice.id),
      ...documents.map(({ id, atDesk }) => atDesk.replace(id, newId())),
    ]
    for (const path of misnamed) assert.equal((await exported(path, officer)).status, 404, path)
    const roles = ['support', 'credit', 'approver', 'card', 'finance', 'auditor'] as const
    const strangers = await Promise.all(roles.map((role) => staffToken(role)))
    for (const { id, atDesk, atCeos } of documents) {
      for (const token of [...strangers, company.token, company.members[0].token]) {
        assert.equal((await exported(atDesk, token)).status, 403)
      }
      assert.equal((await exported(atCeos, company.members[0].token)).status, 422)
      assert.equal((await exported(atCeos, rival.token)).status, 404)
      assert.equal((await exported(atCeos, officer)).status, 403)
      assert.deepEqual(await takersOf(id), [])
    }
  })

  test('is taken two hundred times a day by one person', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const officer = await aSignedInStaff('legal')
    const [{ id, atDesk, atCeos }] = await signedDocuments(company)
    const quota = limiter.use('database', { requests: 200, duration: '1 day' })
    await quota.set(`signature-evidence:${officer.id}`, 200, '1 day')
    const { status, body } = await get(atDesk, { token: officer.token })
    assert.equal(status, 429)
    assert.include(body.message, 'فردا')
    assert.deepEqual(await takersOf(id), [])
    assert.equal((await exported(atCeos, company.token)).status, 200)
  })

  test('is offered at the desk where members were asked to sign, and to no distributor', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const { id } = await aCompanyInvoice(company)
    const { id: other } = await anInvoice({ shop: await aShop(), amount: 1_000 })
    const isOffered = async (path: string, token: string) =>
      ok(await get(`/api/admin/${path}`, { token })).body.hasApprobation as boolean
    assert.isTrue(await isOffered(`orders/${id}`, await staffToken('legal')))
    assert.isFalse(await isOffered(`orders/${other}`, await staffToken('finance')))
    const { distributor_id: distributorId } = await db.from('orders').where({ id }).firstOrFail()
    const seller = await staffToken('distributor', { distributorId })
    assert.isFalse(await isOffered(`orders/${id}`, seller))
  })
})
