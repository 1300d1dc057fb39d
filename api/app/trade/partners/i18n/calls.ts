import { toPersianDigits } from '#contracts/digits'
import { partnerTokenRules } from '#contracts/partners'

export const calls = {
  'supplier_money.sales.store': 'ثبت فاکتور فروش',
  'supplier_money.sales.update': 'تغییر قلم‌ها؛ پس از پرداخت، برگشت از فروش',
  'supplier_money.sales.cancel':
    'لغو فاکتور؛ پس از تأیید رسیدن کالا هم ممکن است و همه مبلغ به خریدار برمی‌گردد',
  'supplier_money.sales.reject': 'نپذیرفتن فاکتور در انتظار تأیید',
  'supplier.sales.confirm': 'تأیید فاکتور پرداخت‌شده',
  'supplier.supplier_orders.index': 'فاکتورهای شرکت پخش',
  'supplier.supplier_orders.show': 'یک فاکتور شرکت پخش',
  'supplier.supplier_orders.versions': 'نسخه‌های ردیف‌های یک فاکتور شرکت پخش',
  'supplier.supplier_orders.remain_credit': 'مانده اعتبار یک مشتری',
  'legal_money.company_sales.store': 'ثبت فاکتور فروش به یک شرکت',
  'legal_money.sales.update': 'تغییر قلم‌های فاکتور یک شرکت؛ پس از پرداخت، برگشت از فروش',
  'legal_money.sales.cancel':
    'لغو فاکتور یک شرکت؛ پس از تأیید رسیدن کالا هم ممکن است و همه مبلغ به خریدار برمی‌گردد',
  'legal.supplier_orders.index': 'فاکتورهای شرکت‌ها',
  'legal.supplier_orders.show': 'یک فاکتور شرکت‌ها',
  'legal.supplier_orders.versions': 'نسخه‌های ردیف‌های یک فاکتور شرکت‌ها',
  'legal.company_sales.remain_credit': 'مانده اعتبار یک شرکت',
  'legal.company_sales.inquiry': 'وضعیت یک فاکتور با شماره آن یا شماره فرستنده',
  'supplier.disputes.supplier_disputes.index': 'گزارش‌های مشکل کالا',
  'supplier.disputes.supplier_disputes.show': 'یک گزارش مشکل کالا',
  'supplier.disputes.supplier_disputes.accept': 'پذیرش گزارش مشکل؛ کالاها مرجوعی می‌شود',
  'supplier.disputes.supplier_disputes.refuse': 'نپذیرفتن گزارش مشکل',
  'admin.commands.partner_requests.create':
    'درخواست برنامه تازه برای یک شریک، که در انتظار نفر دوم می‌ماند',
  'admin.commands.partner_requests.token':
    'درخواست توکن تازه برای یک برنامه، که در انتظار نفر دوم می‌ماند',
  'admin.commands.partner_clients.token': `گرفتن توکنی که دو نفر با آن موافقت کرده‌اند؛ یک بار، به دست درخواست‌کننده. توکن پیشین ${toPersianDigits(partnerTokenRules.overlapDays)} روز کنار آن می‌ماند مگر با endsFormerToken`,
  'admin.commands.partner_clients.stop':
    'توقف برنامه شریک با دلیل؛ همه توکن‌های آن همان دم بسته می‌شود',
}
