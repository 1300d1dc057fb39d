import { test } from '@japa/runner'
import { aBusyDay } from '#tests/support/busy_day'
import { cleanDatabase } from '#tests/support/database'
import { staffToken } from '#tests/support/identity'
import { exported, list, sheetOf } from '#tests/support/resources'
import { aFinanceTeam, anApprovedRun } from '#tests/support/settlement'

/** What stands above the columns, in their order: whoever reads a file every month looks for these words. */
const columns: Record<string, string[]> = {
  'approvals': [
    'زمان درخواست',
    'درخواست',
    'مشتری',
    'موبایل',
    'مبلغ (ریال)',
    'درخواست‌کننده',
    'وضعیت',
    'تصمیم‌گیرنده',
    'زمان تصمیم',
    'دلیل',
  ],
  'audit': [
    'زمان سامانه',
    'زمان کاری',
    'نقش',
    'چه کسی',
    'فرمان',
    'موضوع',
    'شناسه موضوع',
    'پیش از آن',
    'پس از آن',
    'دلیل',
    'شناسه پیگیری',
  ],
  'branches': ['نام', 'شرکت پخش', 'استان', 'شهر', 'فعال'],
  'cities': ['شناسه', 'نام', 'استان'],
  'credit-lines': [
    'مشتری',
    'موبایل',
    'طرح',
    'وضعیت',
    'سقف اعتبار (ریال)',
    'استفاده‌شده (ریال)',
    'در حال پرداخت (ریال)',
    'مانده (ریال)',
    'تخصیص',
    'پایان اعتبار',
  ],
  'distributors': [
    'نام',
    'دسته',
    'موبایل',
    'شبا',
    'اولویت',
    'مهلت پرداخت (روز)',
    'تأیید پس از پرداخت',
    'فعال',
    'تاریخ ثبت',
  ],
  'districts': ['شناسه', 'نام', 'شهر'],
  'gateway-deposits': [
    'تاریخ واریز',
    'درگاه',
    'مبلغ (ریال)',
    'شماره پیگیری بانک',
    'وضعیت',
    'ثبت‌کننده',
    'زمان ثبت',
    'برگشت‌دهنده',
    'زمان برگشت',
    'دلیل برگشت',
  ],
  'guilds': ['شناسه', 'نام', 'طرح'],
  'installments': [
    'سررسید',
    'وضعیت',
    'مشتری',
    'موبایل',
    'شرکت پخش',
    'شماره فاکتور',
    'مبلغ (ریال)',
    'پرداخت‌شده (ریال)',
    'برگشت‌شده (ریال)',
    'مانده (ریال)',
    'تاریخ تسویه',
  ],
  'orders': [
    'شماره فاکتور',
    'شماره پیگیری کسب‌نو',
    'شرکت پخش',
    'شعبه',
    'مشتری',
    'موبایل',
    'طرح',
    'وضعیت',
    'مبلغ کل (ریال)',
    'کارمزد کسب‌نو (ریال)',
    'کارمزد بانک (ریال)',
    'مبلغ بازگشتی (ریال)',
    'تاریخ صدور',
    'تاریخ پرداخت',
    'محل پرداخت',
    'سررسید',
    'شماره پیگیری بانک',
    'دلیل لغو',
  ],
  'packages': ['شناسه', 'طرح', 'مبلغ (ریال)', 'فعال'],
  'partner-clients': ['نام', 'شرکت پخش', 'دامنه', 'آزمایشی', 'فعال', 'تاریخ ثبت'],
  'payments': [
    'زمان',
    'شماره پیگیری',
    'مشتری',
    'موبایل',
    'بابت',
    'درگاه',
    'مبلغ (ریال)',
    'وضعیت',
    'رسید بانک',
    'کارت',
    'زمان تکمیل',
    'علت ناموفق',
  ],
  'payout-items': [
    'شناسه پرداخت',
    'شماره فاکتور',
    'شماره پیگیری کسب‌نو',
    'شرکت پخش',
    'شعبه',
    'نوع',
    'مبلغ کل (ریال)',
    'تنزیل (ریال)',
    'مبلغ پرداخت (ریال)',
    'وضعیت',
    'شماره پیگیری',
    'زمان تأیید',
    'زمان پاسخ بانک',
  ],
  'payouts': [
    'شناسه پرداخت',
    'نوع',
    'شرکت پخش',
    'شبا',
    'مبلغ کل (ریال)',
    'تنزیل (ریال)',
    'مبلغ پرداخت (ریال)',
    'تعداد فاکتور',
    'وضعیت',
    'شماره پیگیری',
    'علت',
    'زمان تأیید',
    'زمان پاسخ بانک',
  ],
  'provinces': ['شناسه', 'نام'],
  'receivables': [
    'سررسید',
    'شماره فاکتور',
    'شماره پیگیری کسب‌نو',
    'شرکت پخش',
    'شعبه',
    'مبلغ فاکتور (ریال)',
    'طلب (ریال)',
    'وضعیت',
    'شناسه پرداخت',
    'زمان پرداخت مشتری',
  ],
  'registrations': [
    'موبایل',
    'نام',
    'نام خانوادگی',
    'کد ملی',
    'فروشگاه',
    'طرح',
    'هویت',
    'وضعیت فروشگاه',
    'مدارک',
    'مرحله',
    'وضعیت بانک',
    'بسته اعتباری',
    'مبلغ بسته (ریال)',
    'در انتظار از',
    'آغاز ثبت‌نام',
  ],
  'roles': ['نقش', 'دسترسی‌ها'],
  'settings': [
    'تنظیم',
    'مقدار',
    'مقدار پیش‌فرض',
    'آخرین تغییر',
    'مقدار پیشنهادی',
    'پیشنهاددهنده',
    'زمان پیشنهاد',
  ],
  'settlement-runs': [
    'شماره تسویه',
    'نوع',
    'تا تاریخ',
    'وضعیت',
    'تعداد پرداخت',
    'مبلغ کل (ریال)',
    'تنزیل (ریال)',
    'مبلغ پرداخت (ریال)',
    'سازنده',
    'زمان ساخت',
    'تأییدکننده',
    'زمان تأیید',
  ],
  'sms': ['تاریخ ثبت', 'موبایل', 'متن پیامک', 'فرستنده', 'وضعیت', 'زمان ارسال', 'خطا'],
  'staff': ['نام کاربری', 'نام', 'نقش', 'شرکت پخش', 'شعبه', 'ورود دومرحله‌ای', 'فعال', 'تاریخ ثبت'],
  'users': ['نام', 'نام خانوادگی', 'موبایل', 'کد ملی', 'تاریخ تولد', 'طرح', 'فعال', 'تاریخ ثبت'],
  'webhook-deliveries': [
    'تاریخ ثبت',
    'شناسه رویداد',
    'رویداد',
    'مشتری وب‌سرویس',
    'شرکت پخش',
    'شماره فاکتور',
    'شماره پیگیری کسب‌نو',
    'وضعیت',
    'شمار تلاش‌ها',
    'آخرین تلاش',
    'آخرین خطا',
    'پاسخ گیرنده',
    'تلاش بعدی',
    'زمان تحویل',
  ],
}

/** The fields of the list that are amounts, and the column that tells each of them. */
const amounts: Record<string, Record<string, string>> = {
  'credit-lines': {
    limit: 'سقف اعتبار (ریال)',
    used: 'استفاده‌شده (ریال)',
    held: 'در حال پرداخت (ریال)',
    left: 'مانده (ریال)',
  },
  'installments': {
    amount: 'مبلغ (ریال)',
    paidAmount: 'پرداخت‌شده (ریال)',
    reversedAmount: 'برگشت‌شده (ریال)',
    remainingAmount: 'مانده (ریال)',
  },
  'orders': {
    grandTotalAmount: 'مبلغ کل (ریال)',
    kasbenoFeeAmount: 'کارمزد کسب‌نو (ریال)',
    bankFeeAmount: 'کارمزد بانک (ریال)',
    refundAmount: 'مبلغ بازگشتی (ریال)',
  },
  'packages': { amount: 'مبلغ (ریال)' },
  'payments': { amount: 'مبلغ (ریال)' },
  'payout-items': { gross: 'مبلغ کل (ریال)', discount: 'تنزیل (ریال)', net: 'مبلغ پرداخت (ریال)' },
  'payouts': { gross: 'مبلغ کل (ریال)', discount: 'تنزیل (ریال)', net: 'مبلغ پرداخت (ریال)' },
  'receivables': { grandTotalAmount: 'مبلغ فاکتور (ریال)', amount: 'طلب (ریال)' },
  'registrations': { packageAmount: 'مبلغ بسته (ریال)' },
  'settlement-runs': {
    gross: 'مبلغ کل (ریال)',
    discount: 'تنزیل (ریال)',
    net: 'مبلغ پرداخت (ریال)',
  },
}

test.group('The export', (group) => {
  let token: string
  group.setup(async () => {
    await cleanDatabase()
    await aBusyDay()
    await anApprovedRun(5_000_000, await aFinanceTeam())
    token = await staffToken('super')
  })
  const tableOf = async (resource: string) => {
    const file = await exported(`/api/admin/${resource}/export?format=xlsx`, token)
    const [headers, ...rows] = (await sheetOf(file.bytes)).rows
    return { headers, rows }
  }

  test('of {0} has its columns, amounts in rials among them')
    .with(Object.entries(columns))
    .run(async ({ assert }, [resource, headers]) => {
      assert.deepEqual((await tableOf(resource)).headers, headers)
    })

  test('of {0} tells each amount as the list does, to the rial')
    .with(Object.entries(amounts))
    .run(async ({ assert }, [resource, fields]) => {
      const { headers, rows } = await tableOf(resource)
      const { body } = await list(resource, token)
      assert.isNotEmpty(body)
      assert.lengthOf(rows, body.length)
      for (const [field, header] of Object.entries(fields)) {
        const told = rows.map((row) => row[headers.indexOf(header)])
        const known = body.map((record: Record<string, unknown>) => record[field])
        assert.deepEqual(told, known, header)
      }
    })
})
