import { cardPartners } from '#contracts/partners'
import { below } from '#app/platform/i18n/below'

const ofCardPartners = {
  'settlements.supplier_settlements.awaiting_settlements': 'مبلغ‌هایی که در سررسید پرداخت می‌شود',
  'settlements.supplier_settlements.past_settlements': 'واریزهای سررسید که انجام شده است',
  'settlements.supplier_settlements.awaiting_discounts':
    'فاکتورهایی که زودتر از سررسید با کسر پرداخت می‌شود',
  'settlements.supplier_settlements.past_discounts': 'واریزهای زودتر از سررسید که انجام شده است',
}

const runs = (kind: string) => ({
  store: `پیش‌نمایش ${kind}: مبلغ‌ها، کنارگذاشته‌ها و دلیل‌ها`,
  show: `جزئیات ${kind}`,
  approve: `تأیید ${kind} به دست نفر دوم`,
  cancel: `لغو ${kind} پیش از پرداخت`,
  file: `فایل بانکی ${kind}`,
  result_file: `پاسخ بانک برای ${kind}، همان‌گونه که وارد شد`,
  result: `ورود نتیجه بانک برای ${kind}، سطر به سطر`,
})

const retries = (kind: string) => ({
  retry: `تکرار سطرهای ناموفق ${kind}؛ شبای تغییرکرده و سطر بی‌فایل بانک در انتظار نفر دوم می‌ماند`,
  approve_retry: `تأیید تکرار سطرهای ناموفق ${kind} به دست نفر دوم`,
  withdraw_retry: `پس گرفتن درخواست تکرار سطرهای ناموفق ${kind} به دست درخواست‌کننده`,
})

export const calls = {
  'supplier.settlements.supplier_settlements.awaiting_settlements':
    'طلب‌های تسویه‌نشده شرکت پخش، فاکتور به فاکتور، نزدیک‌ترین سررسید نخست',
  'supplier.settlements.supplier_settlements.past_settlements':
    'پرداخت‌های انجام‌شده تسویه سررسید، با شماره پیگیری بانک',
  'supplier.settlements.supplier_settlements.awaiting_discounts':
    'فاکتورهایی که می‌توان زودتر گرفت یا در راه پرداخت است، با کسر تنزیل',
  'supplier.settlements.supplier_settlements.past_discounts':
    'پرداخت‌های انجام‌شده تنزیل، با شماره پیگیری بانک',
  'supplier.settlements.supplier_settlements.invoices':
    'فاکتورهای یک پرداخت، برگشتی‌ها با مبلغ منفی',
  ...below(['settlement.maturity_runs'], { ...runs('تسویه سررسید'), ...retries('تسویه سررسید') }),
  ...below(['settlement.discount_runs'], {
    ...runs('تسویه زودهنگام با تخفیف'),
    ...retries('تسویه زودهنگام با تخفیف'),
  }),
  ...below(['settlement.withdrawal_runs'], runs('پرداخت برداشت‌های کیف پول')),
  'settlement.payout_requests.retry':
    'تکرار یک حواله ناموفق با دلیل؛ شبای تغییرکرده و حواله بی‌فایل بانک در انتظار نفر دوم می‌ماند',
  'settlement.payout_requests.store':
    'درخواست اصلاح یک حواله: پول آن برگشته، یا پرداخت شده، یا هشدار آن روشن شده است؛ نفر دوم تصمیم می‌گیرد',
  ...below(
    cardPartners.map(([, path]) => path),
    ofCardPartners
  ),
}
