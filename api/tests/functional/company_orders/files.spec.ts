import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { toPersianDigits } from '#contracts/digits'
import { addDays } from '#app/platform/time/jalali'
import { clock } from '#app/platform/time/clock'
import { theHouseKey } from '#app/platform/pdf/the_house_key'
import { cleanDatabase } from '#tests/support/database'
import { aCompanyWithCredit } from '#factories/company'
import { aCompanyInvoice, orderPath, payAsCeo, refuse, sign } from '#tests/support/company_orders'
import { chargeFor, setLateFees } from '#tests/support/late_fees'
import { get, post } from '#tests/support/http'
import { change, textsTo } from '#tests/support/orders'
import { backwards, readPdf } from '#tests/support/pdf'
import { exported, sheetOf } from '#tests/support/resources'
import { verifiesByOpenssl } from '#tests/support/signed_pdf'

const cost = 10_000_000 + 50_000 + 295_890

test.group('What a company has of its invoices', (group) => {
  group.setup(() => cleanDatabase())

  test('is proven by a file: who signed what, when and from where, the same text each time, under our signature', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL'] })
    const [member, other] = company.members
    const invoice = await aCompanyInvoice(company)
    await refuse(other, invoice.id)
    await change(invoice, 12_000_000)
    await sign(member, invoice.id)
    const path = orderPath(invoice.id, 'evidence')
    const [first, again] = [
      await exported(path, company.token),
      await exported(path, company.token),
    ]
    // Each file has the address of its own check; all else is the same.
    const told = (file: Buffer) =>
      readPdf(file)
        .pages.flat()
        .filter((line) => !line.includes('/check/'))
    assert.deepEqual(told(first.bytes), told(again.bytes))
    // The house's signature, which tells its own time, is appended to it.
    const laidOut = (file: Buffer) => file.subarray(0, file.indexOf('%%EOF'))
    const [own] = (await theHouseKey()).certificates
    assert.isTrue(await verifiesByOpenssl(first.bytes, own!.toString()))
    first.bytes[laidOut(first.bytes).length - 50]! ^= 1
    assert.isFalse(await verifiesByOpenssl(first.bytes, own!.toString()))
    first.bytes[laidOut(first.bytes).length - 50]! ^= 1
    const lines = readPdf(first.bytes).pages.flat()
    const rounds = await db.from('approbation_rounds').orderBy('round')
    for (const { digest } of rounds) assert.include(lines.join('\n'), digest)
    assert.lengthOf(rounds, 2)
    assert.isTrue(lines.some((line) => line.includes('127.0.0.1')))
    const givers = await db
      .from('company_members')
      .whereIn('id', db.from('signatures').select('given_by'))
    assert.lengthOf(givers, 2)
    for (const { national_code: code } of givers)
      assert.include(lines.join('\n'), toPersianDigits(code))
    for (const word of ['عضو', 'کد ملی', 'نسخه'])
      assert.isTrue(
        lines.some((line) => line.includes(backwards(word))),
        word
      )
    assert.match(lines.join('\n'), /[۰-۹]{2}:[۰-۹]{2}:[۰-۹]{2}/)
    assert.isTrue(lines.some((line) => line.includes(backwards('قیمت درست نیست'))))
  })

  test('is summed for the dashboard and exported with the list’s own filter', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const [member] = company.members
    const [waiting, approved, paid, late] = await Promise.all(
      [1, 2, 3, 4].map(() => aCompanyInvoice(company))
    )
    for (const { id } of [approved, paid, late]) await sign(member, id)
    for (const { id } of [paid, late]) await payAsCeo(company.ceo, id)
    const yesterday = { status: 'PAST_DUE', due_date: addDays(clock.today(), -1) }
    await db.from('installments').where('order_id', late.id).update(yesterday)
    const { body } = await get(orderPath('panel'), { token: member.token })
    const one = { count: 1, amount: cost }
    assert.containsSubset(body, {
      pendingApprobation: one,
      pendingPayment: one,
      due: one,
      pastDue: one,
    })
    assert.lengthOf(body.distributors, 4)
    const due = await db.from('installments').where('order_id', late.id).firstOrFail()
    const unset = await setLateFees()
    for (const days of [2, 3]) await chargeFor(addDays(due.due_date, days))
    await unset()
    await db.from('late_fees').where('installment_id', due.id).update({ forgiven: 1_000 })
    const fees = await db.from('late_fees').where('owner_id', company.id).select('charged')
    const charged = fees.reduce((sum, fee) => sum + Number(fee.charged), 0)
    assert.isAbove(charged, 1_000)
    const { body: later } = await get(orderPath('panel'), { token: member.token })
    assert.deepEqual(later.pastDue, { count: 1, amount: cost + charged - 1_000 })
    assert.deepEqual(later.due, one)

    const path = `${orderPath('export')}?approbationStatus=PENDING_FOR_APPROBATION`
    const {
      rows: [, first, ...more],
    } = await sheetOf((await exported(path, member.token)).bytes)
    assert.lengthOf(more, 0)
    const row = await db.from('orders').where('id', waiting.id).firstOrFail()
    assert.deepEqual(first.slice(1, 3), [row.external_id, row.reference_number])
    assert.include(first, 'در انتظار امضا')
    const found = await get(`${orderPath('10')}/0?keyword=${row.external_id}`, {
      token: member.token,
    })
    assert.deepEqual(found.body.meta, { currentPage: 1, pageSize: 10, total: 1 })
    assert.equal(
      (await get(`${orderPath('10')}/0?status=COMPLETED`, { token: member.token })).body.meta.total,
      2
    )
  })

  test('is recalled to those who have not signed, once an hour and five times a day', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'MANDATORY'] })
    const [signed, waiting] = company.members
    const { id } = await aCompanyInvoice(company)
    await sign(signed, id)
    const nudge = (token: string) => post(orderPath(id, 'nudge'), {}, { token })
    const answers = await Promise.all([
      nudge(company.token),
      nudge(signed.token),
      nudge(company.token),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 429, 429])
    const refused = answers.find(({ status }) => status === 429)!
    assert.isAbove(Number(refused.headers.get('retry-after')), 3500)
    assert.equal(
      (await textsTo(waiting.phone)).filter((text) => text === 'approbation-nudged').length,
      1
    )
    assert.notInclude(await textsTo(signed.phone), 'approbation-nudged')
    await db
      .from('approbations')
      .where('document_id', id)
      .update({ nudged_at: new Date(Date.now() - 3_600_001) })
    assert.equal((await nudge(company.token)).status, 200)
    const anHourAgo = { nudged_at: new Date(Date.now() - 3_600_001) }
    for (const expected of [200, 200, 200, 429]) {
      await db.from('approbations').where('document_id', id).update(anHourAgo)
      assert.equal((await nudge(company.token)).status, expected)
    }
    await db
      .from('approbations')
      .where('document_id', id)
      .update({ ...anHourAgo, nudged_on: '2026-01-01' })
    assert.equal((await nudge(company.token)).status, 200)
    await sign(waiting, id)
    assert.equal((await nudge(company.token)).status, 409)
  })
})
