import { test } from '@japa/runner'
import { amountIn, dayIn, readLines } from '#app/money/reconciliation/domain/lines'
import { readStatement, UnreadableWorkbook } from '#app/platform/workbook/read_workbook'
import { camtOf, mt940Of, type Told } from '#tests/support/reconciliation'

const limits = {
  ...{ unpackedBytesMax: 2 ** 24, charactersMax: 2 ** 20, rowsMax: 100 },
  ...{ cellsMax: 10_000, columnsMax: 50 },
}
const period = { from: '2026-01-01', to: '2026-01-31' }
const read = (file: Uint8Array | string) => readStatement(Buffer.from(file as string), limits)
const linesIn = async (text: string) => readLines((await read(text)).rows, period, 'MELLAT')

test.group('A cell of a statement', () => {
  for (const [cell, is] of [
    ['۱۲٬۰۰۰', 12_000],
    ['12,000 ریال', 12_000],
    ['12000.00', 12_000],
    ['-12,000', -12_000],
    ['12,000-', -12_000],
    ['(12,000)', -12_000],
    ['', undefined],
    ['12.5', NaN],
    ['1,5', NaN],
    ['=1+1', NaN],
    ['99999999999999999', NaN],
  ] as const)
    test(`«${cell}» is the amount ${is}`, ({ assert }) => {
      assert.deepEqual(amountIn(cell), is)
    })

  for (const [cell, is] of [
    ['۱۴۰۴/۱۰/۱۱', '2026-01-01'],
    ['1404-10-11 10:20:30', '2026-01-01'],
    ['14041011', '2026-01-01'],
    ['2026-01-01T10:20:30Z', '2026-01-01'],
    ['2026/1/1', '2026-01-01'],
    ['46023', '2026-01-01'],
    ['1404/13/01', null],
    ['2026-02-30', null],
    ['دیروز', null],
    ['', null],
  ] as const)
    test(`«${cell}» is the day ${is}`, ({ assert }) => {
      assert.equal(dayIn(cell), is)
    })
})

test.group('A statement', () => {
  const told: Told[] = [
    { reference: 'R1', day: '2026-01-02', amount: 1_500 },
    { reference: 'R2', day: '2026-01-03', amount: -700 },
  ]

  for (const [format, file] of [
    ['MT940', mt940Of(told)],
    ['CAMT053', camtOf(told)],
  ] as const)
    test(`${format} says lines, sides and balances`, async ({ assert }) => {
      const statement = await read(file)
      assert.equal(statement.format, format)
      const { lines } = readLines(statement.rows, period, 'BANK')!
      assert.deepEqual(
        lines.map(({ references, day, amount }) => ({ reference: references[0], day, amount })),
        told
      )
      const { opening, closing } = statement.balances!
      assert.deepEqual([amountIn(opening), amountIn(closing)], [0, 800])
    })

  for (const [entry, amount, references] of [
    ['260102C5,NTRFMINE//THEIRS', 5, ['THEIRS', 'MINE']],
    ['2601020103C5,00NTRFMINE', 5, ['MINE', 'MINE']],
    ['260102RC5,NTRFNONREF//A', -5, ['A']],
    ['260102RD5,NTRFNONREF//A', 5, ['A']],
    ['260102DR5,NMSCA', -5, ['A', 'A']],
  ] as const)
    test(`:61:${entry}`, async ({ assert }) => {
      const text = `:20:A\n:25:1\n:60F:C260101IRR0,\n:61:${entry}\n:86:a\n b\n:62F:C260101IRR0,\n`
      const { lines } = (await linesIn(text))!
      assert.equal(lines[0]!.amount, amount)
      assert.deepEqual(lines[0]!.references, references)
    })

  for (const [name, file] of [
    ['MT940 of dollars', ':20:A\n:25:1\n:60F:C260101USD0,\n:62F:C260101USD0,\n'],
    ['MT940 without balances', ':20:A\n:25:1\n:61:260102C5,NTRFA\n'],
    ['MT940 with half a line', ':20:A\n:25:1\n:60F:C260101IRR0,\n:61:260102C\n:62F:C260101IRR0,\n'],
    ['MT940 of two accounts', ':20:A\n:25:1\n:60F:C260101IRR0,\n:62F:C260101IRR0,\n:25:2\n'],
    ['XML that is no statement', '<?xml version="1.0"?><a/>'],
    ['XML with entities', '<!DOCTYPE a [<!ENTITY b "c">]><Document>&b;</Document>'],
    ['XML that ends', '<Document><BkToCstmrStmt><Stmt>'],
    ['camt.053 of dollars', Buffer.from(camtOf(told)).toString().replaceAll('IRR', 'USD')],
    ['a picture', 'PNG\0\0'],
  ] as const)
    test(`${name} is not read`, async ({ assert }) => {
      await assert.rejects(() => read(file), UnreadableWorkbook)
    })

  test('what is only expected is no movement', async ({ assert }) => {
    const text = Buffer.from(camtOf(told)).toString().replace('>BOOK<', '>PDNG<')
    assert.lengthOf((await linesIn(text))!.lines, 1)
  })

  test('is read by Persian, Arabic and English headers', async ({ assert }) => {
    for (const head of [
      'تاریخ;شماره پیگیری;مبلغ',
      'التاريخ;الرقم المرجعي;المبلغ',
      'Date;RRN;Amount',
    ])
      assert.deepEqual(
        (await linesIn(`${head}\n2026-01-02;A1;5\n`))?.lines[0]?.references,
        ['A1'],
        head
      )
    assert.isNull(await linesIn('نام;قیمت\nچای;5\n'))
  })

  test('adds its rows up, and leaves out what did not succeed', async ({ assert }) => {
    const text =
      'تاریخ;شماره پیگیری;مبلغ;وضعیت\n2026-01-02;A1;5;موفق\n2026-01-02;A2;9;ناموفق\nجمع کل;;5;\n'
    const { lines, total, leftOut, faults } = (await linesIn(text))!
    assert.deepEqual([lines.length, total, leftOut, faults.length], [1, 5, 1, 0])
  })

  test('names each row that cannot be read', async ({ assert }) => {
    const text =
      'date;reference;credit;debit;status\n;A;5;;\n2026-01-02;B;;;\n2026-01-02;C;x;;\n2026-01-02;D;1;1;\n2026-02-02;E;1;;\n2026-01-02;F;1;;?\n'
    const { lines, faults } = (await linesIn(text))!
    assert.lengthOf(lines, 0)
    assert.deepEqual(
      faults.map(({ row, column, fault }) => [row, column, fault]),
      [
        [2, 'day', 'DAY'],
        [3, 'amount', 'NO_AMOUNT'],
        [4, 'credit', 'AMOUNT'],
        [5, 'debit', 'BOTH_SIDES'],
        [6, 'day', 'OUTSIDE'],
        [7, 'status', 'STATUS'],
      ]
    )
  })
})
