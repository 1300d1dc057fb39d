import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { zip } from '#app/shared/resource/zip'
import { expectLedgerInBalance } from '#tests/support/credit'
import { call, get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { aSupplier } from '#tests/support/orders'
import { exported, sheetOf } from '#tests/support/resources'
import { emptyCells, rawWorkbook } from '#tests/support/workbook'
import {
  aFinanceTeam,
  aMatureInvoice,
  anApprovedRun,
  owedTo,
  payoutTo,
  preview,
  resultHeaders,
  runCommand,
  runPath,
  sendFile,
  workbookOf,
  type FinanceTeam,
} from '#tests/support/settlement'

const headers = ['شناسه پرداخت', 'مبلغ (ریال)', 'وضعیت', 'شماره پیگیری']

const fileOf = (...rows: unknown[][]) => workbookOf(headers, ...rows)
const send = (
  runId: string,
  token: string,
  file: Uint8Array<ArrayBuffer>,
  key?: string,
  name?: string
) => sendFile(runId, token, file, { key, name })

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** The least that a reader takes for a workbook, with so many megabytes of nothing beside it. */
const paddedFile = async (rows: unknown[][], padding: number, besideCells = '', shift = 0) => {
  const rowOf = (y: number) => (y === 0 ? 1 : y + 1 + shift)
  const cells = [headers, ...rows].map((row, y) => {
    const line = row.map(
      (cell, x) => `<c r="${'ABCD'[x]}${rowOf(y)}" t="inlineStr"><is><t>${cell}</t></is></c>`
    )
    return `<row r="${rowOf(y)}">${line.join('')}</row>`
  })
  const block = '\0'.repeat(2 ** 20)
  const parts: [string, Iterable<string>][] = [
    [
      '[Content_Types].xml',
      [
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
      ],
    ],
    [
      'xl/workbook.xml',
      [
        `<workbook xmlns="${sheets}" xmlns:r="${relations}"><sheets><sheet name="x" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ],
    ],
    [
      'xl/_rels/workbook.xml.rels',
      [
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ],
    ],
    [
      'xl/worksheets/sheet1.xml',
      [
        `<worksheet xmlns="${sheets}"><sheetData>${cells.join('')}</sheetData>${besideCells}</worksheet>`,
      ],
    ],
    ['xl/media/image1.bin', Array.from({ length: padding }, () => block)],
  ]
  const blocks = await Array.fromAsync(
    zip(parts.map(([name, content]) => ({ name, content: () => content })))
  )
  return new Uint8Array(Buffer.concat(blocks))
}

/** A run that two distributors are paid by. */
const aRunOfTwo = async (team: FinanceTeam) => {
  const suppliers = [await aSupplier(), await aSupplier()]
  for (const supplier of suppliers) await aMatureInvoice(2_000_000, supplier)
  const { body: run } = await preview(team.maker)
  await runCommand(run.id, 'approve', team.checker)
  return Promise.all(suppliers.map((supplier) => payoutTo(run, supplier)))
}

test.group('The bank’s result as a file', (group) => {
  let team: FinanceTeam
  group.setup(async () => {
    team = await aFinanceTeam()
  })

  test('that is small only while it is packed is refused', async ({ assert }) => {
    const { run, payout } = await anApprovedRun(5_000_000, team)
    const rows = [[payout.reference, payout.net, 'PAID', 'T1']]
    const bomb = await paddedFile(rows, 150)
    assert.isBelow(bomb.length, 2 ** 20)
    const refused = await send(run.id, team.maker, bomb)
    assert.containSubset(refused, { status: 422, body: { errors: [{ field: 'file' }] } })
    const taken = await send(run.id, team.maker, await paddedFile(rows, 1))
    assert.containSubset(taken, { status: 200, body: { answers: [{ answer: 'RECORDED' }] } })
  })

  test('of millions of cells is refused, and everybody else is answered meanwhile', async ({
    assert,
  }) => {
    const { run } = await anApprovedRun(5_000_000, team)
    const bomb = await rawWorkbook(emptyCells(7000, 2000))
    assert.isBelow(bomb.length, 320_000)
    let isAnswered = false
    const answer = send(run.id, team.maker, new Uint8Array(bomb)).finally(() => (isAnswered = true))
    let others = 0
    while (!isAnswered) {
      assert.equal((await call('GET', '/health/live')).status, 200)
      others++
    }
    assert.containSubset(await answer, { status: 422, body: { errors: [{ field: 'file' }] } })
    assert.isAbove(others, 10)
  })

  for (const [name, besideCells] of [
    ['merges', '<mergeCells><mergeCell ref="A3:XFD1048576"/></mergeCells>'],
    [
      'rules',
      '<dataValidations><dataValidation type="list" sqref="A1:XFD1048576"><formula1>"a"</formula1></dataValidation></dataValidations>',
    ],
    ['widths', '<cols><col min="4000000000" max="4000000001" width="9"/></cols>'],
  ] as const) {
    test(`with ${name} over whole columns is read all the same, at once`, async ({ assert }) => {
      const { run, payout } = await anApprovedRun(5_000_000, team)
      const file = await paddedFile([[payout.reference, payout.net, 'PAID', 'T']], 0, besideCells)
      const { status, body } = await send(run.id, team.maker, file)
      assert.equal(status, 200)
      assert.equal(body.answers[0].answer, 'RECORDED')
    })
  }

  test('of another kind is refused in Persian, and what to send is named', async ({ assert }) => {
    const { run } = await anApprovedRun(5_000_000, team)
    const png = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
    const { status, body } = await send(run.id, team.maker, png, undefined, 'bank.png')
    assert.equal(status, 422)
    assert.equal(body.errors[0].rule, 'file.extname')
    assert.match(body.message, /نوع این فایل پذیرفته نیست.*xlsx/)
  })

  test('with a line in a row that no spreadsheet has is refused', async ({ assert }) => {
    const { run, payout } = await anApprovedRun(5_000_000, team)
    const file = await paddedFile(
      [[payout.reference, payout.net, 'PAID', 'T']],
      0,
      '',
      4_294_967_290
    )
    assert.equal((await send(run.id, team.maker, file)).status, 422)
  })

  for (const [name, written, answer] of [
    ['taken back', (net: number) => -net, 'OTHER_AMOUNT'],
    ['taken back, as accountants write it', (net: number) => `(${net})`, 'OTHER_AMOUNT'],
    ['with a fraction', (net: number) => net / 1000, 'OTHER_AMOUNT'],
    ['with a power', (net: number) => `${net / 10}e1`, 'OTHER_AMOUNT'],
    ['with words', (net: number) => `${net} - 1`, 'OTHER_AMOUNT'],
    ['missing', () => '', 'NO_AMOUNT'],
    ['a formula without its result', () => ({ formula: 'E2-1' }), 'OTHER_AMOUNT'],
    ['grouped', (net: number) => net.toLocaleString('en'), 'RECORDED'],
    ['in Persian', (net: number) => net.toLocaleString('fa'), 'RECORDED'],
    ['in rials by its own word', (net: number) => `${net.toLocaleString('fa')} ریال`, 'RECORDED'],
    ['in tomans', (net: number) => `${net} تومان`, 'OTHER_AMOUNT'],
    ['with an empty fraction', (net: number) => `${net}.00`, 'RECORDED'],
  ] as const) {
    test(`whose amount is ${name} → ${answer}`, async ({ assert }) => {
      const { run, payout } = await anApprovedRun(5_000_001, team)
      const file = await fileOf([payout.reference, written(payout.net), 'PAID', 'T1'])
      const { body } = await send(run.id, team.maker, file)
      assert.equal(body.answers[0].answer, answer)
    })
  }

  for (const [name, bytes] of [
    ['is no archive', Buffer.from('شناسه,مبلغ')],
    ['is empty', Buffer.alloc(0)],
    ['is cut off', Buffer.from('PK\x03\x04 and then nothing')],
  ] as const) {
    test(`that ${name} is refused`, async ({ assert }) => {
      const { run } = await anApprovedRun(1_000_000, team)
      assert.equal((await send(run.id, team.maker, new Uint8Array(bytes))).status, 422)
    })
  }

  test('is our own file, filled in: every column that is read back is in it', async ({
    assert,
  }) => {
    const { run, payout, supplier } = await anApprovedRun(5_000_000, team)
    const { bytes } = await exported(`${runPath(run.id)}/file`, team.maker)
    const { sheet } = await sheetOf(bytes)
    const head = sheet.getRow(1).values as string[]
    assert.deepEqual(head.slice(1), [
      'ردیف',
      'شناسه پرداخت',
      'شرکت پخش',
      'شبا',
      'مبلغ (ریال)',
      'شرح',
      'وضعیت',
      'شماره پیگیری',
      'علت',
    ])
    const file = async () => new Uint8Array(await sheet.workbook.xlsx.writeBuffer())
    const waiting = await send(run.id, team.maker, await file())
    assert.containSubset(waiting.body.answers, [
      { paymentId: payout.reference, answer: 'NOT_ANSWERED', stands: 'PENDING' },
    ])
    sheet.eachRow((row, number) => {
      if (number > 1) row.getCell(7).value = 'پرداخت شد'
    })
    const { body } = await send(run.id, team.maker, await file())
    assert.equal(body.status, 'DONE')
    assert.equal(await owedTo(supplier), 0)
  })

  test('of some transfers takes those, and answers every row by its number', async ({ assert }) => {
    const [one, other] = await aRunOfTwo(team)
    const file = await workbookOf(
      ['پاسخ بانک'],
      resultHeaders,
      [one.reference, one.net, 'واريز شد', '۱۲۳'],
      [other.reference, '', 'واریز شد', 'T2'],
      [other.reference, other.net, 'نامعلوم'],
      [other.reference, other.net, 'در حال بررسی'],
      ['999999', 5, 'ناموفق']
    )
    const { status, body } = await send(one.run_id, team.maker, file)
    assert.equal(status, 200)
    assert.deepEqual(body.answers, [
      { row: 3, paymentId: one.reference, answer: 'RECORDED', stands: 'PAID' },
      { row: 4, paymentId: other.reference, answer: 'NO_AMOUNT', stands: 'PENDING' },
      { row: 5, paymentId: other.reference, answer: 'UNKNOWN_STATUS', stands: 'PENDING' },
      { row: 6, paymentId: other.reference, answer: 'NOT_ANSWERED', stands: 'PENDING' },
      { row: 7, paymentId: '999999', answer: 'UNKNOWN_PAYMENT' },
    ])
    assert.equal(body.status, 'APPROVED')
    const rest = await workbookOf(resultHeaders, [other.reference, other.net, 'موفق', 'T2'])
    assert.equal((await send(one.run_id, team.maker, rest)).body.status, 'DONE')
    await expectLedgerInBalance()
  })

  test('without the amounts is refused, and the column is named', async ({ assert }) => {
    const { run, payout } = await anApprovedRun(5_000_000, team)
    const file = await workbookOf(['شناسه پرداخت', 'وضعیت'], [payout.reference, 'PAID'])
    const { status, body } = await send(run.id, team.maker, file)
    assert.equal(status, 422)
    assert.include(body.message, '«مبلغ (ریال)»')
    assert.notInclude(body.message, '«وضعیت»')
  })

  test('that pays without a tracking number is completed by a later one, once', async ({
    assert,
  }) => {
    const { run, payout, supplier } = await anApprovedRun(5_000_000, team)
    const say = async (tracking: string) =>
      (
        await send(
          run.id,
          team.maker,
          await fileOf([payout.reference, payout.net, 'PAID', tracking])
        )
      ).body.answers[0]
    assert.containSubset(await say(''), { answer: 'RECORDED', stands: 'PAID', needsTracking: true })
    assert.containSubset(await say(''), { answer: 'ALREADY_RECORDED', needsTracking: true })
    const completed = await say('۱۲۳۴')
    assert.equal(completed.answer, 'COMPLETED')
    assert.notProperty(completed, 'needsTracking')
    assert.equal((await say('T2')).answer, 'ALREADY_RECORDED')
    const kept = await db.from('payouts').where({ id: payout.id }).firstOrFail()
    assert.containSubset(kept, { status: 'PAID', tracking_number: '1234' })
    assert.equal(await owedTo(supplier), 0)
    await expectLedgerInBalance()
  })

  test('is kept as it came, for whoever may read the run', async ({ assert }) => {
    const { run, payout } = await anApprovedRun(5_000_000, team)
    const file = await fileOf([payout.reference, payout.net, 'ناموفق', ''])
    const { body } = await send(run.id, team.maker, file)
    await send(run.id, team.maker, file)
    assert.lengthOf(body.resultFiles, 1)
    assert.containSubset(body.payouts, [{ paymentId: payout.reference, hasEvidence: true }])
    const [{ id }] = body.resultFiles
    const path = `${runPath(run.id)}/results/${id}`
    const { bytes } = await exported(path, team.checker)
    assert.deepEqual(new Uint8Array(bytes), file)
    assert.equal((await get(path, { token: await staffToken('support') })).status, 403)
    const { run: another } = await anApprovedRun(1_000_000, team)
    const foreign = await get(`${runPath(another.id)}/results/${id}`, { token: team.maker })
    assert.equal(foreign.status, 404)
    for (const unknown of [crypto.randomUUID(), 'x']) {
      const missing = await get(`${runPath(run.id)}/results/${unknown}`, { token: team.maker })
      assert.equal(missing.status, 404)
    }
  })

  test('under one key is taken once, and another file of the same length is a conflict', async ({
    assert,
  }) => {
    const { run, payout, supplier } = await anApprovedRun(5_000_000, team)
    const key = crypto.randomUUID()
    const file = await fileOf([payout.reference, payout.net, 'PAID', 'T1'])
    const first = await send(run.id, team.maker, file, key)
    assert.containSubset(first, { status: 200, body: { answers: [{ answer: 'RECORDED' }] } })
    assert.deepEqual((await send(run.id, team.maker, file, key)).body, first.body)
    const other = file.with(-30, file.at(-30)! ^ 1)
    assert.equal(other.length, file.length)
    const { status, body } = await send(run.id, team.maker, other, key)
    assert.equal(status, 409)
    assert.equal(body.title, 'IdempotencyConflictException')
    assert.equal(await owedTo(supplier), 0)
  })
})
