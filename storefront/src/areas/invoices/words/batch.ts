import { maxInvoicesPerCode } from '@kasbeno/api/contracts/orders'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'

export const batch = {
  enter: 'پرداخت چند فاکتور با یک کد',
  title: 'پرداخت چند فاکتور',
  explain: 'فاکتورهایی را که می‌خواهید با هم بپردازید علامت بزنید.',
  markAll: 'علامت زدن همه',
  unmarkAll: 'برداشتن همه علامت‌ها',
  limit: `در هر پرداخت می‌توانید ${toPersianDigits(maxInvoicesPerCode)} فاکتور را علامت بزنید.`,
  marked: (count: number) => `${toPersianDigits(count)} فاکتور`,
  noneMarked: 'هنوز فاکتوری علامت نزده‌اید.',
  next: 'ادامه پرداخت',
  sheetTitle: (count: number) => `پرداخت ${toPersianDigits(count)} فاکتور با هم`,
  sheet: (phone: string) =>
    `یک کد برای همه به ${phone} پیامک می‌شود. یا همه پرداخت می‌شوند یا هیچ‌کدام.`,
  sumTooHigh: 'اعتبار شما برای همه این فاکتورها با هم کافی نیست. علامت چند فاکتور را بردارید.',
  walletTooLow: 'موجودی کیف پول برای همه این فاکتورها کافی نیست.',
  cannotPay: 'این فاکتورها را نمی‌توان پرداخت:',
  unmark: 'علامت این فاکتورها را بردار',
  gone: (count: number) =>
    `${toPersianDigits(count)} فاکتور علامت‌خورده دیگر در انتظار پرداخت نیست`,
  goneHint: 'شاید پرداخت شده یا لغو شده باشد. وضعیت هر فاکتور در فهرست فاکتورهاست.',
  ofInvoice: (distributor: string, number: string) => `${distributor}، فاکتور ${number}`,
  ofItFees: 'کارمزدها، در همین مبلغ',
  firstDue: 'نخستین سررسید',
  count: 'تعداد فاکتور',
  codeTitle: 'پرداخت چند فاکتور',
  resultTitle: 'نتیجه پرداخت',
  paid: (count: number) => `${toPersianDigits(count)} فاکتور پرداخت شد`,
  paidMessage: 'پول هر فاکتور جداگانه ثبت شد. شماره پیگیری هر یک در زیر است.',
  awaits: 'در انتظار تأیید شرکت پخش',
  notPaid: 'هیچ‌یک پرداخت نشد',
  notPaidMessage: 'پولی از حساب شما کم نشده است.',
  again: 'انتخاب دوباره فاکتورها',
  toOrders: 'فاکتورهای پایان‌یافته',
  details: 'جزئیات این فاکتور',
} as const
