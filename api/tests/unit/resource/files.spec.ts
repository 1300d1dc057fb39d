import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { jalaliDay, jalaliMoment, type Cell } from '#app/platform/resource/columns'
import { csv } from '#app/platform/resource/csv'
import { xlsx } from '#app/platform/resource/xlsx'
import { sheetOf } from '#tests/support/resources'

async function* batches(...rows: Cell[][][]) {
  for (const batch of rows) yield await Promise.resolve(batch)
}

test.group('The files of an export', () => {
  test('a sheet reads from right to left, under a frozen and bold header', async ({ assert }) => {
    const bytes = await buffer(
      xlsx('مشتریان', ['نام', 'مبلغ'], batches([['علی', 12]], [['رضا', 0]]))
    )
    const { sheet, rows } = await sheetOf(bytes)
    assert.equal(sheet.name, 'مشتریان')
    assert.containSubset(sheet.views, [{ rightToLeft: true, state: 'frozen', ySplit: 1 }])
    assert.isTrue(sheet.getCell('A1').font.bold)
    assert.deepEqual(rows, [
      ['نام', 'مبلغ'],
      ['علی', 12],
      ['رضا', 0],
    ])
  })

  test('texts are text cells, whatever they look like; numbers are grouped', async ({ assert }) => {
    const row = ['09121234567', "'=1+1", 1_000_000]
    const { sheet, rows } = await sheetOf(await buffer(xlsx('t', ['a', 'b', 'c'], batches([row]))))
    assert.deepEqual(rows[1], row)
    assert.equal(sheet.getCell('A2').numFmt, '@')
    assert.isUndefined(sheet.getCell('B2').formula)
    assert.equal(sheet.getCell('C2').numFmt, '#,##0')
  })

  test('dates are dates, shown in the Persian calendar, and Jalali texts in a CSV', async ({
    assert,
  }) => {
    const row = [
      jalaliDay('h').cell('2026-03-21'),
      jalaliMoment('h').cell('2026-03-21T08:30:00Z'),
      jalaliDay('h').cell(null),
    ]
    const { sheet, rows } = await sheetOf(await buffer(xlsx('t', ['a', 'b', 'c'], batches([row]))))
    assert.deepEqual(rows[1], [
      new Date('2026-03-21T00:00:00Z'),
      new Date('2026-03-21T12:00:00Z'),
      null,
    ])
    assert.equal(sheet.getCell('A2').numFmt, '[$-160429]yyyy/mm/dd')
    assert.equal(sheet.getCell('B2').numFmt, '[$-160429]yyyy/mm/dd hh:mm')
    const text = (await buffer(csv(['a', 'b', 'c'], batches([row])))).toString()
    assert.include(text, '"1405/01/01","1405/01/01 12:00",\r\n')
  })

  test('markup, quotes, emoji and characters that XML forbids do no harm', async ({ assert }) => {
    const row = ['<b>&"\'', '😀 \ud800x\u0000\u0008', 'a\n b  c ']
    const bytes = await buffer(xlsx('a/b:c*?[x]', ['<h>', '&', '"'], batches([row])))
    const { sheet, rows } = await sheetOf(bytes)
    assert.equal(sheet.name.trim(), 'a b c   x')
    assert.deepEqual(rows, [
      ['<h>', '&', '"'],
      ['<b>&"\'', '😀 x', 'a\n b  c '],
    ])
  })

  test('empty cells keep their place, and an export of nothing still has its header', async ({
    assert,
  }) => {
    const some = await sheetOf(await buffer(xlsx('t', ['a', 'b', 'c'], batches([[null, 1, null]]))))
    assert.deepEqual(some.rows[1], [null, 1, null])
    const none = await sheetOf(await buffer(xlsx('t', ['a', 'b'], batches())))
    assert.deepEqual(none.rows, [['a', 'b']])
  })

  test('more columns than letters are still addressed', async ({ assert }) => {
    const headers = Array.from({ length: 60 }, (_, index) => `h${index}`)
    const { sheet } = await sheetOf(await buffer(xlsx('t', headers, batches([headers]))))
    assert.equal(sheet.getCell('AA1').value, 'h26')
    assert.equal(sheet.getCell('BH2').value, 'h59')
  })

  test('the rows are asked for one batch at a time, and given back when the reader leaves', async ({
    assert,
  }) => {
    let asked = 0
    let ended = false
    const endless = async function* (): AsyncGenerator<Cell[][]> {
      try {
        for (;;) {
          asked++
          yield await Promise.resolve(Array.from({ length: 1000 }, () => [Math.random()]))
        }
      } finally {
        ended = true
      }
    }
    for await (const block of xlsx('t', ['a'], endless())) {
      if (block.length > 10_000) break
    }
    assert.isTrue(ended)
    assert.isBelow(asked, 100)
  })

  test('rows beyond one sheet go on in the next, each under the header', async ({ assert }) => {
    const rows = Array.from({ length: 7 }, (_, index) => [index])
    const bytes = await buffer(xlsx('t', ['h'], batches(rows.slice(0, 5), rows.slice(5)), 4))
    const { sheet, sheets, rows: first } = await sheetOf(bytes)
    assert.deepEqual(first, [['h'], [0], [1], [2]])
    assert.equal(sheets, 3)
    assert.deepEqual(
      sheet.workbook.worksheets.map(({ name, rowCount }) => [name, rowCount]),
      [
        ['t', 4],
        ['t 2', 4],
        ['t 3', 2],
      ]
    )
  })

  test('a CSV begins with a byte order mark and quotes its texts', async ({ assert }) => {
    const file = csv(['نام', 'مبلغ'], batches([['a "b", c\nd', 5]], [[null, null]]))
    const text = (await buffer(file)).toString('utf8')
    assert.equal(text, '\ufeff"نام","مبلغ"\r\n"a ""b"", c\nd",5\r\n,\r\n')
  })
})

/** What another language of a spreadsheet reads: cells end at its own sign, and quotes count at a cell's beginning. */
const cellsBy = (separator: string, file: string): string[] =>
  file.split(/\r\n/).flatMap((line) => line.split(separator).map((cell) => cell.replace(/^"+/, '')))

test.group('A CSV in a spreadsheet of another language', () => {
  for (const [name, separator] of [
    ['semicolons', ';'],
    ['Persian semicolons', '؛'],
    ['Persian commas', '،'],
    ['tabs', '\t'],
    ['bars', '|'],
  ] as const) {
    test(`that splits at ${name} finds no formula`, async ({ assert }) => {
      const texts = ['=1+1', ' +1', '-1', '@x', '＝1', '"=1', '""+1', "'\u200f=1", '\u2066=1'].map(
        (formula) => `کفش${separator}${formula}`
      )
      const file = (
        await buffer(csv(['a', 'b'], batches(texts.map((text) => [text, 5]))))
      ).toString()
      for (const cell of cellsBy(separator, file)) {
        assert.notMatch(cell, /^["\s\u200b-\u200f\u2066-\u2069]*[=+\-@＝＋－＠]/u, cell)
      }
    })
  }

  test('keeps what is no formula as it was', async ({ assert }) => {
    const row = ['الف؛ ب - پ، ۵+۵; "نقل"', 'a=b', 12]
    const file = (await buffer(csv(['h'], batches([row])))).toString()
    assert.include(file, '"الف؛ ب - پ، ۵+۵; ""نقل""","a=b",12\r\n')
  })
})
