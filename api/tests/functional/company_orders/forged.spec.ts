import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { evidenceDocument } from '#app/onboarding/signatures/domain/evidence_document'
import { signatureEvidence } from '#app/onboarding/signatures/queries/evidence'
import SealAuditTrail from '#app/desk/audit/actions/seal_audit_trail'
import { newId } from '#app/platform/values/ids'
import { verifySignatures } from '#app/onboarding/signatures/queries/verify_signatures'
import { emptyTrail } from '#tests/support/audit'
import { uploadContract, nameHolder } from '#tests/support/card_holders'
import { aCompanyWithCredit, type Company } from '#factories/company'
import { asOwner } from '#factories/as_owner'
import { codeFor } from '#factories/messages'
import { aCompanyInvoice, orderPath, payAsCeo, refuse, sign } from '#tests/support/company_orders'
import { cleanDatabase } from '#tests/support/database'
import { inForce, signaturesOf, signFor } from '#tests/support/delegations'
import { anEnrolledMember } from '#tests/support/enrolled_member'
import { post } from '#tests/support/http'
import { allowManySignIns } from '#tests/support/identity'
import { returnTo } from '#tests/support/orders'
import { ok } from '#tests/support/registration'
import { answerOnPage } from '#tests/support/signing'
import SignaturesVerify from '../../../commands/signatures_verify.js'

type Row = Record<string, unknown> & { id: string }

const changed = (table: string, { id }: { id: string }, change: object) =>
  asOwner((trx) => trx.from(table).where({ id }).update(change))
const inserted = (table: string, row: object) => asOwner((trx) => trx.table(table).insert(row))
const removed = (table: string, { id }: { id: string }) =>
  asOwner((trx) => trx.from(table).where({ id }).delete())

const json = (row: Row, ...names: string[]) => ({
  ...row,
  ...Object.fromEntries(names.map((name) => [name, row[name] && JSON.stringify(row[name])])),
})

const found = async () =>
  (await verifySignatures()).faults.map(({ kind, id }) => `${kind} ${id}`).sort()

/** What the command said and how it ended. */
const command = async () => {
  const run = await ace.create(SignaturesVerify, [])
  run.ui.switchMode('raw')
  await run.exec()
  if (run.error) throw run.error
  const output = run.logger.getLogs().map(({ message }) => message)
  run.logger.flushLogs()
  run.ui.switchMode('normal')
  return { exitCode: run.exitCode ?? 0, output: output.join('\n') }
}

const approbationOf = (documentId: string): Promise<Row> =>
  db.from('approbations').where('document_id', documentId).firstOrFail()
const codeOf = ({ proof_id }: Row): Promise<Row> =>
  db
    .from('one_time_codes')
    .where('id', proof_id as string)
    .firstOrFail()
const lineOf = ({ proof_id }: Row): Promise<Row> =>
  db
    .from('audit_lines')
    .whereRaw(`after ->> 'proofId' = ?`, [proof_id as string])
    .firstOrFail()

const signContract = async (company: Company, at: number) => {
  const { userId } = ok(await nameHolder(company)).body
  ok(await uploadContract(company, userId))
  const path = `/api/legal/company/card-holder/${userId}`
  const { token, phone } = company.members[at]
  ok(await post(`${path}/otp-start`, {}, { token }))
  ok(await post(`${path}/sign`, { otpSecret: await codeFor(phone) }, { token }))
  const { id } = await db.from('card_holders').where('user_id', userId).firstOrFail()
  return db
    .from('approbations as approbation')
    .join('company_papers as paper', 'paper.id', 'approbation.document_id')
    .where('paper.card_holder_id', id)
    .select('approbation.*')
    .firstOrFail() as Promise<Row>
}

test.group('node ace signatures:verify', (group) => {
  group.each.setup(async () => {
    await cleanDatabase()
    await allowManySignIns()
    await emptyTrail()
  })

  test('ends with 0 on codes, certificates, delegates, refusals and contracts that are as they were given', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL', 'OPTIONAL'] })
    const [first, second] = company.members
    const invoices = [await aCompanyInvoice(company), await aCompanyInvoice(company)]
    ok(await sign(first, invoices[0].id))
    ok(await refuse(first, invoices[1].id))
    await signContract(company, 0)
    await inForce(company, first, second)
    const delegated = await aCompanyInvoice(company)
    ok(await signFor(second, first, delegated.id))
    const member = await anEnrolledMember(company, 2)
    const byToken = await aCompanyInvoice(company)
    const { body } = ok(await post(orderPath(byToken.id, 'token-start'), {}, member))
    await answerOnPage(body.redirectUrl, 'sign')
    await new SealAuditTrail().execute()
    assert.deepEqual(await verifySignatures(), { signatures: 5, approbations: 5, faults: [] })
    const { exitCode, output } = await command()
    assert.equal(exitCode, 0)
    assert.include(output, '5 signatures are proven')

    // Nothing but what the provider has proven counts as signed there.
    const token: Row = (await signaturesOf(byToken.id)
      .where('method', 'TOKEN')
      .firstOrFail()) as Row
    const provided: Row = await db
      .from('document_signatures')
      .where('id', token.proof_id as string)
      .firstOrFail()
    const forgeries: [table: string, row: Row, change: Row | object, kind: string][] = [
      ['document_signatures', provided, { signature: 'Zm9yZ2Vk' }, 'PROOF_CHANGED'],
      ['document_signatures', provided, { user_id: second.userId }, 'OTHER_PROOF'],
      ['document_signatures', provided, { document_id: newId() }, 'OTHER_PROOF'],
      ['signatures', token, { proof_id: newId() }, 'NO_PROOF'],
    ]
    for (const [table, row, change, kind] of forgeries) {
      await changed(table, row, change)
      assert.include(await found(), `${kind} ${token.id}`, JSON.stringify(change))
      await changed(table, row, row)
    }
    assert.deepEqual(await found(), [])
  })

  test('finds a signature that nobody gave, whatever else is made up with it', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['OPTIONAL', 'OPTIONAL'], minimum: 2 })
    const [member, other] = company.members
    const invoice = await aCompanyInvoice(company)
    ok(await sign(member, invoice.id))
    const given = (await signaturesOf(invoice.id).firstOrFail()) as Row
    const [code, line] = [await codeOf(given), await lineOf(given)]
    const of = { member_id: other.memberId, given_by: other.memberId, phone: other.phone }
    const forged: Row = { ...given, ...of, id: newId(), proof_id: newId() }
    await inserted('signatures', forged)
    // The text and the amount are right: only the trail and the code tell. The second signature would have ended it.
    const { id: approbation } = await approbationOf(invoice.id)
    const counted = `OTHER_STATUS ${approbation}`
    assert.deepEqual(await found(), [`NO_LINE ${forged.id}`, `NO_PROOF ${forged.id}`, counted])
    const { exitCode, output } = await command()
    assert.equal(exitCode, 1)
    assert.include(output, `signature ${forged.id}: no one-time code was used for it`)
    assert.include(output, 'it is PENDING, but its signatures come to ACCEPTED')

    const after = { ...(line.after as object), proofId: forged.proof_id }
    const madeUp: Row = { ...line, id: newId(), actor_id: other.userId, after }
    await inserted('audit_lines', json(madeUp, 'after'))
    assert.deepEqual(await found(), [`NO_PROOF ${forged.id}`, counted])
    const binding = { ...(code.binding as object), member: other.memberId }
    const copy: Row = { ...code, id: forged.proof_id as string, phone: other.phone, binding }
    await inserted('one_time_codes', json(copy, 'binding'))
    assert.deepEqual(await found(), [counted, `PROOF_CHANGED ${forged.id}`])
    await changed('one_time_codes', copy, { consumed_at: null })
    assert.deepEqual(await found(), [`NO_PROOF ${forged.id}`, counted])
    const used = { consumed_at: code.consumed_at, binding: JSON.stringify(code.binding) }
    await changed('one_time_codes', copy, used)
    assert.deepEqual(await found(), [`OTHER_PROOF ${forged.id}`, counted])
  })

  test('finds what was changed of a signature, of its line and of its code', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['OPTIONAL', 'OPTIONAL'], minimum: 2 })
    const [member, other] = company.members
    const invoice = await aCompanyInvoice(company)
    ok(await sign(member, invoice.id))
    ok(await sign(other, invoice.id))
    await new SealAuditTrail().execute()
    assert.deepEqual(await found(), [])
    const [given, theirs] = (await signaturesOf(invoice.id).orderBy('recorded_at')) as Row[]
    const [code, line] = [await codeOf(given), await lineOf(given)]
    const later = (at: unknown) => new Date((at as Date).getTime() + 60_000)
    const forgeries: [table: string, row: Row, change: object, kind: string][] = [
      ['signatures', given, { amount: 1 }, 'AMOUNT_CHANGED'],
      ['signatures', given, { amount: 1 }, 'OTHER_LINE'],
      ['signatures', given, { digest: '0'.repeat(64) }, 'TEXT_CHANGED'],
      ['signatures', given, { signed_at: later(given.signed_at) }, 'OTHER_LINE'],
      ['signatures', given, { session_id: newId() }, 'OTHER_LINE'],
      ['signatures', given, { phone: other.phone }, 'OTHER_PROOF'],
      ['signatures', given, { proof_id: theirs.proof_id }, 'OTHER_PROOF'],
      ['audit_lines', line, { actor_id: other.userId }, 'NO_LINE'],
      ['audit_lines', line, { trace_id: 'forged' }, 'LINE_CHANGED'],
      ['audit_lines', line, { at: later(line.at) }, 'LINE_CHANGED'],
      ['one_time_codes', code, { binding: { digests: '' } }, 'OTHER_PROOF'],
      ['one_time_codes', code, { seal: 'x'.repeat((code.seal as string).length) }, 'PROOF_CHANGED'],
      ['one_time_codes', code, { asker: 'x'.repeat(43) }, 'PROOF_CHANGED'],
      ['one_time_codes', code, { purpose: 'LOGIN' }, 'OTHER_PROOF'],
    ]
    for (const [table, row, change, kind] of forgeries) {
      await changed(table, row, change)
      assert.include(await found(), `${kind} ${given.id}`, `${table} ${JSON.stringify(change)}`)
      await changed(table, row, json(row, 'binding', 'after', 'before'))
    }
    assert.deepEqual(await found(), [])
    await removed('signatures', theirs)
    const { id } = await approbationOf(invoice.id)
    assert.deepEqual(await found(), [`OTHER_STATUS ${id}`, `SIGNATURE_LOST ${id}`])
  })

  test('finds an invoice that was paid for as something else than was signed, and none that goods came back of', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const invoice = await aCompanyInvoice(company)
    ok(await sign(company.members[0], invoice.id))
    ok(await payAsCeo(company.ceo, invoice.id))
    ok(await returnTo(invoice, 4_000_000))
    await new SealAuditTrail().execute()
    assert.deepEqual(await found(), [])
    const evidence = async () => await signatureEvidence('INVOICE', invoice.id, company.id)
    assert.isTrue((await evidence()).isAsSigned)
    const line = { order_id: invoice.id, version: 1, line: 1 }
    const rename = (item_name: string) =>
      asOwner((trx) => trx.from('order_lines').where(line).update({ item_name }))
    const { item_name: name } = await db.from('order_lines').where(line).firstOrFail()
    await rename('سنگ')
    const { id } = await approbationOf(invoice.id)
    assert.deepEqual(await found(), [`CONTENT_CHANGED ${id}`])
    const told = JSON.stringify(evidenceDocument(await evidence()))
    assert.include(told, 'آنچه انجام شد با متن نوبت آخر یکی نیست')
    const { exitCode, output } = await command()
    assert.equal(exitCode, 1)
    assert.include(output, `approbation ${id}: what was paid for is not what`)
    await rename(name)
    assert.deepEqual(await found(), [])
  })

  test('counts anew what the signatures of invoices and contracts come to', async ({ assert }) => {
    const company = await aCompanyWithCredit({
      levels: ['MANDATORY', 'MANDATORY', 'MANDATORY', 'OPTIONAL'],
      minimum: 1,
    })
    const [member, , , optional] = company.members
    const invoice = await aCompanyInvoice(company)
    ok(await sign(member, invoice.id))
    ok(await sign(optional, invoice.id))
    const contract = await signContract(company, 0)
    const waiting = await approbationOf(invoice.id)
    for (const row of [waiting, contract]) {
      for (const status of ['ACCEPTED', 'REJECTED']) {
        await changed('approbations', row, { status, decided_at: new Date() })
        assert.deepEqual(await found(), [`OTHER_STATUS ${row.id}`])
      }
      await changed('approbations', row, { status: 'PENDING', decided_at: null })
    }
    const { exitCode } = await command()
    assert.equal(exitCode, 0)
    // What the rule forgave then counts: a removal afterwards does not.
    const refused = await aCompanyInvoice(company)
    ok(await refuse(member, refused.id))
    const rule = await db.from('company_rules').where('company_id', company.id).firstOrFail()
    const levels = { [optional.memberId]: 'OPTIONAL' }
    const version = { ...rule, version: rule.version + 1, levels: JSON.stringify(levels) }
    await inserted('company_rules', { ...version, created_at: new Date() })
    assert.deepEqual(await found(), [])
    // Had they left before the last signature, it would have been enough.
    await asOwner((trx) =>
      trx
        .from('company_rules')
        .where({ company_id: company.id, version: version.version })
        .update({ created_at: rule.created_at })
    )
    assert.deepEqual(await found(), [`OTHER_STATUS ${waiting.id}`])
  })

  test('asks for no code that is erased by rule, and for a seal where a line is minutes old', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const invoice = await aCompanyInvoice(company)
    ok(await sign(company.members[0], invoice.id))
    const given = (await signaturesOf(invoice.id).firstOrFail()) as Row
    const line = await lineOf(given)
    await removed('one_time_codes', { id: given.proof_id as string })
    assert.deepEqual(await found(), [`NO_PROOF ${given.id}`])
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    await changed('audit_lines', line, { at: daysAgo(366) })
    assert.deepEqual(await found(), [`LINE_UNSEALED ${given.id}`])
    await new SealAuditTrail().execute()
    assert.deepEqual(await found(), [])
    await changed('signatures', given, { proof_id: newId() })
    assert.deepEqual(await found(), [`OTHER_LINE ${given.id}`])
  })
})
