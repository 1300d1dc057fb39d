import { test } from '@japa/runner'
import type { BankVerdict } from '#app/money/settlement/domain/result'
import { readResultRows, rialsIn } from '#app/money/settlement/domain/result_rows'
import type { SheetCell, SheetRow } from '#app/platform/workbook/sheet'

const sheet = (...rows: SheetCell[][]): SheetRow[] =>
  rows.map((cells, at) => ({ number: at + 1, cells }))
const heads = ['شناسه پرداخت', 'مبلغ (ریال)', 'وضعیت', 'شماره پیگیری', 'علت']
const read = (...rows: SheetCell[][]) => {
  const answer = readResultRows(sheet(...rows))
  if ('missing' in answer) throw new Error(`missing: ${answer.missing.join(', ')}`)
  return answer.lines
}

const headers: [string, string[]][] = [
  ['our own', heads],
  ['Arabic letters', ['شناسه پرداخت', 'مبلغ (ريال)', 'وضعيت', 'شماره پيگيري', 'علت']],
  ['half-spaces and marks', ['شناسه‌پرداخت:', ' مبلغ ', '«وضعیت»', 'شماره‌ی پیگیری', 'علت.']],
  ['a bank’s own words', ['کد پرداخت', 'مبلغ به ریال', 'نتیجه پرداخت', 'کد رهگیری', 'علت برگشت']],
  ['Arabic words', ['معرف الدفع', 'المبلغ', 'الحالة', 'رقم التتبع', 'السبب']],
  ['English words', ['Payment ID', 'Amount (IRR)', 'STATUS', 'Tracking Number', 'reason']],
]

const words: Record<BankVerdict, string[]> = {
  PAID: [
    'PAID',
    'paid ',
    'پرداخت شد',
    'پرداخت‌شده',
    'پرداخت شده است.',
    'واریز شد',
    'واريز شد',
    'موفق',
    'تسویه‌شده',
    'تم الدفع',
    'مدفوعة',
    'Success',
  ],
  FAILED: [
    'FAILED',
    'ناموفق',
    'نا موفق',
    'نا‌موفق',
    'پرداخت نشد',
    'واریز نشده',
    'واريز نشد',
    'رد شد',
    'برگشت خورد',
    'برگشتي',
    'عودت داده شد',
    'خطا',
    'لم يتم الدفع',
    'مرفوض',
    'Rejected',
  ],
  OPEN: ['', ' ', '-', 'PENDING', 'در انتظار', 'در حال بررسی', 'قيد الانتظار'],
  // Only whole words count: half of «پرداخت نشد» is «پرداخت», and half of «ناموفق» is «موفق».
  UNKNOWN: [
    'پرداخت',
    'پرداخت شد؟ خیر',
    'موفق نبود',
    'ارسال شد',
    'نامشخص',
    'PAID?FAILED',
    '1',
    'شد',
  ],
}

test.group('The columns of the bank’s answer', () => {
  for (const [name, row] of headers) {
    test(`are found by ${name}`, ({ assert }) => {
      const lines = read(row, ['700001', '5000', 'PAID', 'T1', 'x'])
      assert.containSubset(lines, [{ row: 2, paymentId: '700001', amount: 5000, status: 'PAID' }])
      if (name !== 'half-spaces and marks') assert.equal(lines[0].trackingNumber, 'T1')
    })
  }

  test('are found below a letterhead and in any order', ({ assert }) => {
    const lines = read(
      ['بانک نمونه', '', ''],
      [],
      ['وضعیت', 'علت', 'شناسه پرداخت', 'مبلغ'],
      ['ناموفق', 'شبا بسته است', '۷۰۰۰۰۱', '۵٬۰۰۰']
    )
    assert.deepEqual(lines, [
      {
        row: 4,
        paymentId: '700001',
        status: 'FAILED',
        amount: 5000,
        trackingNumber: undefined,
        reason: 'شبا بسته است',
      },
    ])
  })

  test('that are missing are named; the amount is one of those that are needed', ({ assert }) => {
    const missing = (row: string[]) => readResultRows(sheet(row, ['700001', '5000', 'PAID']))
    assert.deepEqual(missing(['شناسه پرداخت', 'x', 'وضعیت']), { missing: ['amount'] })
    assert.deepEqual(missing(['شناسه پرداخت', 'مبلغ (تومان)', 'وضعیت']), { missing: ['amount'] })
    assert.deepEqual(missing(['x', 'مبلغ', 'y']), { missing: ['reference', 'status'] })
    assert.deepEqual(readResultRows([]), { missing: ['reference', 'amount', 'status'] })
  })
})

test.group('What a bank writes of a transfer', () => {
  for (const [verdict, written] of Object.entries(words)) {
    for (const word of written) {
      test(`«${word}» → ${verdict}`, ({ assert }) => {
        const [line] = read(heads, ['700001', '5000', word])
        assert.equal(line.status, verdict)
      })
    }
  }

  test('is a word as a whole, and no part of a long text', ({ assert }) => {
    const [line] = read(heads, ['700001', `${' '.repeat(200)}5000`, `PAID${'.'.repeat(200)}`])
    assert.equal(line.status, 'UNKNOWN')
    assert.isNaN(line.amount)
  })

  test('each row is read for itself; sums and empty rows say nothing', ({ assert }) => {
    const lines = read(
      heads,
      ['700001', '5000', 'پرداخت شد', '۱۲۳۴'],
      ['700002', '', 'چیز دیگر'],
      [],
      ['', '5000', ''],
      ['', '5000', 'PAID'],
      ["'۷۰۰۰۰۳", null, null, null, null]
    )
    assert.deepEqual(
      lines.map(({ row, paymentId, status, amount, trackingNumber }) => [
        row,
        paymentId,
        status,
        amount,
        trackingNumber,
      ]),
      [
        [2, '700001', 'PAID', 5000, '1234'],
        [3, '700002', 'UNKNOWN', undefined, undefined],
        [6, '', 'PAID', 5000, undefined],
        [7, '700003', 'UNKNOWN', NaN, undefined],
      ]
    )
  })
})

test.group('Rials as a bank writes them', () => {
  for (const [written, rials] of [
    ['5000', 5000],
    ['۵۰۰۰', 5000],
    ['٥٠٠٠', 5000],
    ['5,000,000', 5_000_000],
    ['۵٬۰۰۰٬۰۰۰', 5_000_000],
    ['5 000', 5000],
    ['5000.00', 5000],
    ['۵٬۰۰۰ ریال', 5000],
    ['5,000 ريال', 5000],
    ['5000 IRR', 5000],
    ['', undefined],
    [null, NaN],
    ['5000 تومان', NaN],
    ['-5000', NaN],
    ['(5000)', NaN],
    ['5000.5', NaN],
    ['5e3', NaN],
    ['50,00', NaN],
    ['99999999999999999', NaN],
  ] as const) {
    test(`«${written}» → ${rials}`, ({ assert }) => {
      assert.deepEqual(rialsIn(written), rials)
    })
  }
})
