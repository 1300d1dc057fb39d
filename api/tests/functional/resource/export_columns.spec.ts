import { test } from '@japa/runner'
import { contractColumns } from '#tests/support/contract_columns'
import { aBusyDay } from '#tests/support/busy_day'
import { cleanDatabase } from '#tests/support/database'
import { exportedAmounts } from '#tests/support/exported_amounts'
import { cardColumns } from '#tests/support/card_columns'
import { staffToken } from '#tests/support/identity'
import { messageHeaders } from '#tests/support/message_headers'
import { openLists } from '#tests/support/open_lists'
import { exported, list, sheetOf } from '#tests/support/resources'
import { aFinanceTeam, anApprovedRun } from '#tests/support/settlement'
import { leadColumns } from './columns_of_leads.js'
import { deviceColumns } from './columns_of_devices.js'
import { disputeColumns } from './columns_of_disputes.js'
import { companyColumns } from './columns_of_companies.js'
import { creditColumns } from './columns_of_credit.js'
import { placeColumns } from './columns_of_places.js'
import { lateFeeColumns, platformFeeColumns } from './columns_of_fees.js'
import { cardHolderColumns } from './columns_of_card_holders.js'
import { reconciliationColumns } from './columns_of_reconciliations.js'
import { signingColumns } from './columns_of_signing.js'
import { uploadColumns } from './columns_of_uploads.js'
import { unlisted } from './unlisted_columns.js'
import { deliveryColumns } from './delivery_columns.js'
import { withdrawalColumns } from './withdrawal_columns.js'

/** What stands above the columns, in their order: whoever reads a file every month looks for these words. */
const columns: Record<string, string[]> = {
  ...messageHeaders,
  ...cardHolderColumns,
  ...signingColumns,
  ...reconciliationColumns,
  ...uploadColumns,
  'audit': [
    'زمان سامانه',
    'زمان کاری',
    'نوع کاربر',
    'چه کسی',
    'چه کاری',
    'روی چه',
    'موضوع',
    'شناسه موضوع',
    'پیش از آن',
    'پس از آن',
    'چرا',
    'شناسه ردیابی',
  ],
  ...cardColumns,
  ...leadColumns,
  ...placeColumns,
  ...companyColumns,
  'branches': ['نام شعبه', 'شرکت پخش', 'استان', 'شهر', 'وضعیت'],
  'closed-days': ['روز', 'زمان انجام'],
  ...contractColumns,
  ...creditColumns,
  'distributors': [
    'نام',
    'دسته',
    'تلفن',
    'شبا',
    'ترتیب نمایش',
    'مهلت پرداخت (روز)',
    'تأیید پس از پرداخت',
    'وضعیت',
    'زمان ثبت',
  ],
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
  'installments': [
    'سررسید',
    'وضعیت',
    'مشتری',
    'موبایل',
    'شرکت پخش',
    'شماره فاکتور',
    'مبلغ بدهی (ریال)',
    'پرداخت‌شده (ریال)',
    'برگشت‌شده (ریال)',
    'مانده (ریال)',
    'تاریخ تسویه',
  ],
  'orders': [
    'شماره فاکتور',
    'شماره پیگیری کسب‌نو',
    'شرکت پخش',
    'شعبه پخش',
    'مشتری',
    'نوع مشتری',
    'موبایل',
    'طرح',
    'وضعیت',
    'مبلغ فاکتور (ریال)',
    'کارمزد کسب‌نو (ریال)',
    'کارمزد بانک (ریال)',
    'مبلغ بازگشتی (ریال)',
    'زمان صدور',
    'زمان پرداخت',
    'محل پرداخت',
    'سررسید',
    'شماره پیگیری بانک',
    'دلیل لغو',
  ],
  'packages': ['شناسه', 'طرح', 'مبلغ (ریال)', 'وضعیت'],
  'partner-clients': [
    ...['نام', 'شرکت پخش', 'دامنه دسترسی', 'آزمایشی', 'وضعیت'],
    ...['زمان توکن', 'آخرین استفاده', 'زمان ثبت'],
  ],
  'payments': [
    'زمان',
    'شماره پیگیری',
    'مشتری',
    'نوع مشتری',
    'موبایل',
    'بابت',
    'درگاه',
    'مبلغ (ریال)',
    'وضعیت',
    'رسید بانک',
    'کارت پرداخت',
    'زمان تکمیل',
    'دلیل ناموفق بودن',
  ],
  'payout-items': [
    'شناسه پرداخت',
    'شماره فاکتور',
    'شماره پیگیری کسب‌نو',
    'شرکت پخش',
    'شعبه پخش',
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
    'شمار فاکتورها',
    'وضعیت',
    'شماره پیگیری',
    'علت',
    'زمان تأیید',
    'زمان پاسخ بانک',
  ],
  'receivables': [
    'روز پرداخت',
    'شماره فاکتور',
    'شماره پیگیری کسب‌نو',
    'شرکت پخش',
    'شعبه پخش',
    'مبلغ فاکتور (ریال)',
    'طلب (ریال)',
    'قابل پرداخت (ریال)',
    'نگه‌داشته تا پایان رسیدگی (ریال)',
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
    'در صف از',
    'در صف تخصیص از',
    'آغاز ثبت‌نام',
  ],
  'roles': ['نقش', 'دسترسی‌ها'],
  'settings': [
    'تنظیم',
    'گروه',
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
    'شمار پرداخت‌ها',
    'مبلغ کل (ریال)',
    'تنزیل (ریال)',
    'مبلغ پرداخت (ریال)',
    'سازنده',
    'زمان ساخت',
    'تأییدکننده',
    'زمان تأیید',
  ],
  'distributor-users': [
    ...['نام کاربری', 'نام', 'نقش', 'شرکت پخش', 'شعبه پخش', 'ورود دومرحله‌ای', 'وضعیت'],
    'زمان ثبت',
  ],
  'staff': [
    'نام کاربری',
    'نام',
    'نقش',
    'شرکت پخش',
    'شعبه پخش',
    'ورود دومرحله‌ای',
    'وضعیت',
    'زمان ثبت',
  ],
  'users': [
    'نام',
    'نام خانوادگی',
    'موبایل',
    'کد ملی',
    'تاریخ تولد',
    'طرح',
    'وضعیت',
    'زمان ثبت‌نام',
  ],
  'withdrawals': withdrawalColumns,
  ...deviceColumns,
  'disputes': disputeColumns,
  'late-fees': lateFeeColumns,
  'platform-fees': platformFeeColumns,
  'webhook-deliveries': deliveryColumns,
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

  test('is told here for every list', ({ assert }) => {
    const lists = openLists().map(({ name }) => name)
    assert.sameMembers([...Object.keys(columns), ...unlisted], lists)
  })

  test('of {0} has its columns, amounts in rials among them')
    .with(Object.entries(columns))
    .run(async ({ assert }, [resource, headers]) => {
      assert.deepEqual((await tableOf(resource)).headers, headers)
    })

  test('of {0} tells each amount as the list does, to the rial')
    .with(Object.entries(exportedAmounts))
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
