import { test } from '@japa/runner'
import ExcelJS from 'exceljs'
import { readWorkbook, UnreadableWorkbook } from '#app/platform/workbook/read_workbook'
import { emptyCells, rawWorkbook } from '#tests/support/workbook'

const limits = {
  unpackedBytesMax: 64 * 2 ** 20,
  charactersMax: 64 * 2 ** 20,
  rowsMax: 1000,
  cellsMax: 20_000,
  columnsMax: 100,
}
const read = (file: Buffer, change: Partial<typeof limits> = {}) =>
  readWorkbook(file, { ...limits, ...change })
const sheetOf = (...rows: string[]) =>
  rawWorkbook([`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`])
const refused = async (file: Buffer, change: Partial<typeof limits> = {}): Promise<string> => {
  try {
    await read(file, change)
    return 'taken'
  } catch (error) {
    if (error instanceof UnreadableWorkbook) return error.message
    throw error
  }
}

test.group('A workbook', () => {
  test('as a spreadsheet writes it is read cell by cell', async ({ assert }) => {
    const workbook = new ExcelJS.Workbook()
    const sheet = workbook.addWorksheet('نتیجه')
    sheet.addRow(['شناسه', 'مبلغ', 'وضعیت'])
    sheet.addRow(['P-1', 5_000_000, 'PAID'])
    sheet.getCell('A4').value = { richText: [{ text: 'P' }, { text: '-2', font: { bold: true } }] }
    sheet.getCell('B4').value = { formula: 'B2*2', result: 10_000_000 }
    sheet.getCell('C4').value = { formula: 'X1' }
    sheet.getCell('E4').value = 'a & b < c "ی"\u200c'
    sheet.getCell('F4').value = true
    sheet.mergeCells('A6:C6')
    workbook.addWorksheet('دیگر').addRow(['P-9'])
    const rows = await read(Buffer.from(await workbook.xlsx.writeBuffer()))
    assert.deepEqual(rows, [
      { number: 1, cells: ['شناسه', 'مبلغ', 'وضعیت'] },
      { number: 2, cells: ['P-1', '5000000', 'PAID'] },
      { number: 4, cells: ['P-2', '10000000', null, '', 'a & b < c "ی"', 'true'] },
    ])
  })

  test('with inline and escaped texts, prefixes, comments and missing references is read too', async ({
    assert,
  }) => {
    const file = await rawWorkbook([
      '<?xml version="1.0"?><!-- <row><c><v>1</v></c></row> --><x:worksheet xmlns:x="y"><x:sheetData>',
      '<x:row><x:c t="inlineStr"><x:is><x:t>یک&#x20;&#1583;و _x0041_</x:t></x:is></x:c>',
      "<x:c t='str'><x:v><![CDATA[<3]]></x:v></x:c><x:c><x:v>1.5E+3</x:v></x:c></x:row>",
      '<x:row r="7"><x:c r="C7" t="d"><x:v>2026-01-02</x:v></x:c></x:row>',
      '</x:sheetData><x:row><x:c><x:v>9</x:v></x:c></x:row></x:worksheet>',
    ])
    assert.deepEqual(await read(file), [
      { number: 1, cells: ['یک دو A', '<3', '1500'] },
      { number: 7, cells: ['', '', '2026-01-02'] },
    ])
  })

  test('keeps its texts whole where a block of the archive ends within them', async ({
    assert,
  }) => {
    const long = 'ی&amp;'.repeat(240)
    const cell = `<c t="inlineStr"><is><t>${long}</t></is></c>`
    const rows = await read(await sheetOf(`<row>${cell.repeat(10)}</row>`.repeat(20)))
    const texts = new Set(rows.flatMap(({ cells }) => cells))
    assert.isTrue(texts.has('ی&'.repeat(240)))
    assert.equal(texts.size, 1)
  })

  test('is read up to its limits, and refused beyond them', async ({ assert }) => {
    const cells = (count: number) => sheetOf(`<row>${'<c><v>1</v></c>'.repeat(count)}</row>`)
    const rows = (count: number) => sheetOf('<row><c><v>1</v></c></row>'.repeat(count))
    assert.lengthOf((await read(await cells(90), { cellsMax: 90 }))[0].cells, 90)
    assert.equal(await refused(await cells(91), { cellsMax: 90 }), 'too many cells')
    assert.lengthOf(await read(await rows(5), { rowsMax: 5 }), 5)
    assert.equal(await refused(await rows(6), { rowsMax: 5 }), 'too many rows')
    const [{ cells: kept }] = await read(await cells(90), { columnsMax: 7 })
    assert.lengthOf(kept, 7)
  })

  test('whose size is hidden by its packing is refused long before it is unpacked', async ({
    assert,
  }) => {
    const bomb = await rawWorkbook(emptyCells(6000, 2000))
    assert.isBelow(bomb.length, 320_000)
    assert.equal(await refused(bomb), 'too many cells')
    assert.equal(await refused(bomb, { unpackedBytesMax: 2 ** 20 }), 'too large')
    // It lies about its sizes: what comes out counts.
    for (let at = bomb.indexOf('PK\x01\x02', 0, 'latin1'); at > 0;) {
      bomb.writeUInt32LE(10, at + 24)
      at = bomb.indexOf('PK\x01\x02', at + 4, 'latin1')
    }
    const small = { unpackedBytesMax: 2 ** 20, cellsMax: 2 ** 30 }
    assert.equal(await refused(bomb, small), 'too large')
  })

  test('that takes more time or memory than a thread is given is refused, and the process lives on', async ({
    assert,
  }) => {
    const texts = Array.from({ length: 400 }, (_, block) =>
      Array.from({ length: 1000 }, (_text, text) => `<si><t>text ${block}-${text}</t></si>`).join(
        ''
      )
    )
    const file = await rawWorkbook(['<worksheet/>'], {
      'xl/sharedStrings.xml': ['<sst>', ...texts, '</sst>'],
    })
    const roomy = { ...limits, cellsMax: 2 ** 30 }
    for (const [thread, why] of [
      [{ lastsMsMax: 60_000, heapMbMax: 12 }, 'too much memory'],
      [{ lastsMsMax: 1, heapMbMax: 256 }, 'no answer in time'],
    ] as const) {
      const fault = await readWorkbook(file, roomy, thread).catch((error: unknown) => error)
      assert.instanceOf(fault, UnreadableWorkbook)
      assert.equal((fault as Error).message, why)
    }
    assert.deepEqual(await read(file, { cellsMax: 2 ** 30 }), [])
  })

  test('whose tags are long words alone keeps no thread until its time is over', async ({
    assert,
  }) => {
    const row = `<row ${'a'.repeat(60_000)}=""/>`
    assert.deepEqual(await read(await sheetOf(row.repeat(100))), [])
  })

  test('of characters that become eighteen is cut before it is folded, and counted after', async ({
    assert,
  }) => {
    const long = `<sst><si><t>${'ﷺ'.repeat(300_000)}</t></si></sst>`
    const cells = '<c t="s"><v>0</v></c>'.repeat(100)
    const file = (rows: number) =>
      rawWorkbook(
        [`<worksheet><sheetData>${`<row>${cells}</row>`.repeat(rows)}</sheetData></worksheet>`],
        { 'xl/sharedStrings.xml': [long] }
      )
    const [row] = await read(await file(1))
    assert.lengthOf(row.cells, 100)
    for (const cell of row.cells) {
      assert.isAtMost(cell!.length, 500)
      assert.equal(cell, cell!.normalize('NFKC'))
    }
    assert.equal(await refused(await file(3), { charactersMax: 100_000 }), 'too much text')
    const inline = `<c t="inlineStr"><is><t>${'ﷺ'.repeat(300_000)}</t></is></c>`
    const [other] = await read(await sheetOf(`<row>${inline}<c t="str"><v>ﷺ</v></c></row>`))
    assert.isAtMost(other.cells[0]!.length, 500)
    assert.equal(other.cells[1], 'ﷺ'.normalize('NFKC'))
    const many = `<sst>${`<si><t>${'ﷺ'.repeat(500)}</t></si>`.repeat(300)}</sst>`
    const texts = await rawWorkbook(['<worksheet><sheetData/></worksheet>'], {
      'xl/sharedStrings.xml': [many],
    })
    assert.equal(await refused(texts, { charactersMax: 100_000 }), 'too much text')
  })

  test('whose one long text stands in all cells is refused before it is copied for each', async ({
    assert,
  }) => {
    const shared = { 'xl/sharedStrings.xml': [`<si><t>${'x'.repeat(2 ** 20)}</t></si>`] }
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(10)}</row>`
    const sheet = (rows: number) => `<sheetData>${row.repeat(rows)}</sheetData>`
    const charactersMax = 30_500
    assert.equal(
      await refused(await rawWorkbook([sheet(7)], shared), { charactersMax }),
      'too much text'
    )
    assert.lengthOf(await read(await rawWorkbook([sheet(6)], shared), { charactersMax }), 6)
  })

  for (const [name, sheet] of [
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>'],
    ['a tag without end', `<worksheet ${'x'.repeat(70_000)}`],
    ['a row that no spreadsheet has', '<sheetData><row r="1048577"/></sheetData>'],
    ['a row between two', '<sheetData><row r="5.5"><c><v>1</v></c></row></sheetData>'],
    ['one row twice', '<sheetData><row r="5"/><row r="5"/></sheetData>'],
    ['a row before the first', '<sheetData><row r="0"/></sheetData>'],
    ['an entity of nobody', '<sheetData><row><c t="str"><v>&a;</v></c></row></sheetData>'],
    ['more tags in tags than a sheet has', `${'<a>'.repeat(300)}${'</a>'.repeat(300)}`],
    [
      'a tag of a thousand attributes',
      `<a ${Array.from({ length: 1000 }, (_, i) => `a${i}=""`).join(' ')}/>`,
    ],
  ] as const) {
    test(`with ${name} is refused`, async ({ assert }) => {
      assert.notEqual(await refused(await rawWorkbook([sheet])), 'taken')
    })
  }

  test('that is none is refused: nothing, a picture, a half one, one without a sheet', async ({
    assert,
  }) => {
    const whole = await sheetOf('<row><c><v>1</v></c></row>')
    const files = [Buffer.alloc(0), Buffer.from('89504e470d0a1a0a', 'hex'), whole.subarray(0, 200)]
    for (const file of files) assert.notEqual(await refused(file), 'taken')
    const none = await rawWorkbook([], { 'xl/workbook.xml': ['<workbook/>'] })
    assert.equal(await refused(none), 'no sheet')
  })

  test('is read beside what the process does: which goes on meanwhile', async ({ assert }) => {
    const heavy = await rawWorkbook(emptyCells(1000, 1000))
    let isRead = false
    const reading = read(heavy, { cellsMax: 1_000_000 }).finally(() => (isRead = true))
    let turns = 0
    while (!isRead) {
      await new Promise((goOn) => setImmediate(goOn))
      turns++
    }
    assert.deepEqual(await reading, [])
    assert.isAbove(turns, 20)
  })
})
