import { test } from '@japa/runner'
import { zip } from '#app/platform/resource/zip'
import { call } from '#tests/support/http'
import { emptyCells, rawWorkbook } from '#tests/support/workbook'
import {
  aFinanceTeam,
  anApprovedRun,
  owedTo,
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
    assert.equal(body.errors[0].rule, 'format')
    assert.match(body.message, /فایل نتیجه خوانده نشد.*فایل اکسل/)
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

  test('under one key is taken once, and another file of the same length is a conflict', async ({
    assert,
  }) => {
    const { run, payout, supplier } = await anApprovedRun(5_000_000, team)
    const key = crypto.randomUUID()
    const file = await fileOf([payout.reference, payout.net, 'PAID', 'T1'])
    const first = await send(run.id, team.maker, file, key)
    assert.containSubset(first, { status: 200, body: { answers: [{ answer: 'RECORDED' }] } })
    assert.deepEqual((await send(run.id, team.maker, file, key)).body, first.body)
    const renamed = await send(run.id, team.maker, file, key, 'renamed.bin')
    assert.deepEqual(renamed.body, first.body, 'what counts is the content')
    const other = file.with(-30, file.at(-30)! ^ 1)
    assert.equal(other.length, file.length)
    const { status, body } = await send(run.id, team.maker, other, key)
    assert.equal(status, 409)
    assert.equal(body.title, 'IdempotencyConflictException')
    assert.equal(await owedTo(supplier), 0)
  })
})
