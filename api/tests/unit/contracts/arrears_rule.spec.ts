import { test } from '@japa/runner'
import { arrearsRule, type ArrearsTerms } from '#contracts/words/arrears'

const terms: ArrearsTerms = {
  arrearsGraceDays: 10,
  lateFeeDailyPpm: 500,
  lateFeeCapPpm: 100_000,
  lateFeeGraceDays: 3,
}
const changeable = 'بانک می‌تواند این شرط را تغییر دهد؛ هر روز تأخیر با شرط همان روز حساب می‌شود.'
const none = 'دیرکردی گرفته نمی‌شود.'
const ten =
  'بدهی‌ای که بیش از ۱۰ روز از سررسید بگذرد، خرید اعتباری را تا پرداخت همه بدهی‌های سررسیدگذشته مسدود می‌کند.'

const table: readonly [changes: Partial<ArrearsTerms>, said: string][] = [
  [
    {},
    `${ten} از روز ۴ پس از سررسید، هر روز ۰٫۰۵٪ از مانده بدهی به‌عنوان دیرکرد افزوده می‌شود؛ مجموع دیرکرد از ۱۰٪ مبلغ بدهی بیشتر نمی‌شود.`,
  ],
  [{ lateFeeDailyPpm: 0 }, `${ten} ${none}`],
  // Nothing is charged up to a cap of nothing.
  [{ lateFeeCapPpm: 0 }, `${ten} ${none}`],
  [
    { arrearsGraceDays: 0, lateFeeDailyPpm: 0 },
    `بدهی‌ای که از سررسید بگذرد، خرید اعتباری را تا پرداخت همه بدهی‌های سررسیدگذشته مسدود می‌کند. ${none}`,
  ],
  [
    { lateFeeGraceDays: 0, lateFeeDailyPpm: 10_000, lateFeeCapPpm: 5_500 },
    `${ten} از روز ۱ پس از سررسید، هر روز ۱٪ از مانده بدهی به‌عنوان دیرکرد افزوده می‌شود؛ مجموع دیرکرد از ۰٫۵۵٪ مبلغ بدهی بیشتر نمی‌شود.`,
  ],
]

test('a late payment is told as it is set', ({ assert }) => {
  for (const [changes, said] of table) {
    assert.equal(arrearsRule({ ...terms, ...changes }), `${said} ${changeable}`)
  }
})
