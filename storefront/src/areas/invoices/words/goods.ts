import { orderWords } from '@kasbeno/api/contracts/words/orders'

export const goods = {
  title: 'رسیدن کالا',
  ask: (until: string) =>
    `کالاها رسید؟ تا ${until} می‌توانید رسیدن آن‌ها را تأیید کنید یا مشکلی را گزارش کنید.`,
  confirm: 'همه کالاها رسید',
  report: 'گزارش مشکل',
  reportMore: 'گزارش کالای دیگر',
  receivedOn: (date: string) => `رسیدن کالاها را در ${date} تأیید کرده‌اید.`,
  confirmTitle: 'تأیید رسیدن کالا',
  confirmText: 'با تأیید شما، دیگر نمی‌توان برای کالاهای این فاکتور مشکلی گزارش کرد.',
  confirmOpen: 'گزارش باز شما هم پس گرفته می‌شود و مبلغ آن مانند بقیه فاکتور پرداخت می‌شود.',
  confirmOpenPaid: 'گزارش باز شما هم پس گرفته می‌شود و مبلغی بازنمی‌گردد.',
  confirmDone: 'رسیدن کالاها ثبت شد.',
  statuses: orderWords.dispute,
  reasons: orderWords.disputeReason,
  reportTitle: 'گزارش مشکل کالا',
  explain:
    'قلم‌های دارای مشکل را انتخاب کنید. تا پایان بررسی، مبلغ آن‌ها را لازم نیست بپردازید و به شرکت پخش هم پرداخت نمی‌شود؛ بقیه فاکتور مانند همیشه است.',
  explainPaid:
    'قلم‌های دارای مشکل را انتخاب کنید. این فاکتور را پرداخته‌اید: آنچه از گزارش پذیرفته شود به کیف پول شما بازمی‌گردد.',
  lines: 'اقلام فاکتور',
  qty: 'تعداد دارای مشکل',
  ofQty: (qty: string, unit: string) => `از ${qty} ${unit}`,
  qtyProblem: (qty: string, unit: string) => `تعدادی بیش از صفر و تا ${qty} ${unit} وارد کنید.`,
  reason: 'مشکل',
  note: 'شرح',
  noteHint: 'شرکت پخش این شرح را می‌بیند.',
  noteProblem: 'بنویسید چه شده است.',
  answered: 'گزارش این قلم پذیرفته نشده است و دوباره گزارش نمی‌شود.',
  noLine: 'دست‌کم یک قلم را انتخاب کنید.',
  sum: 'جمع کالاهای گزارش‌شده',
  send: 'فرستادن گزارش',
  sent: 'گزارش شما فرستاده شد.',
  cannotReport: 'برای این فاکتور اکنون نمی‌توان مشکلی گزارش کرد.',
  toInvoice: 'بازگشت به فاکتور',
  paused: (amount: string) =>
    `پرداخت ${amount} ریال تا پایان بررسی لازم نیست و بهای این کالاها به شرکت پخش هم پرداخت نمی‌شود.`,
  paidAlready: (amount: string) => `برای این فاکتور تاکنون ${amount} ریال پرداخته‌اید.`,
  ifAcceptedWallet: (amount: string) =>
    `اگر گزارش پذیرفته شود، ${amount} ریال به کیف پول شما بازمی‌گردد.`,
  ifAcceptedDebt: (amount: string) =>
    `اگر گزارش پذیرفته شود، ${amount} ریال از بدهی شما کم می‌شود و به اعتبارتان بازمی‌گردد.`,
  ifAcceptedBoth: (debt: string, cash: string) =>
    `اگر گزارش پذیرفته شود، ${debt} ریال از بدهی شما کم می‌شود و ${cash} ریال به کیف پول شما بازمی‌گردد.`,
  answerBy: (date: string) =>
    `شرکت پخش تا ${date} برای پاسخ مهلت دارد؛ پس از آن بانک تصمیم می‌گیرد.`,
  withStaff: 'شرکت پخش در مهلت خود پاسخ نداد. بانک تصمیم می‌گیرد و نتیجه را پیامک می‌کنیم.',
  accepted: (amount: string, place: string) => `${amount} ریال به ${place} شما بازگشت.`,
  refused: 'مبلغ این کالاها مانند بقیه فاکتور در سررسید پرداخت می‌شود.',
  refusedPaid: 'آنچه پرداخته‌اید بابت همین فاکتور می‌ماند و مبلغی بازنمی‌گردد.',
  answerOf: { OWNER: '', SUPPLIER: 'پاسخ شرکت پخش', STAFF: 'پاسخ بانک', CANCELLATION: '' },
  withdraw: 'پس گرفتن گزارش',
  withdrawText: 'مبلغ این کالاها دوباره مانند بقیه فاکتور در سررسید پرداخت می‌شود.',
  withdrawTextPaid: 'بهای این کالاها مانند بقیه فاکتور می‌ماند و مبلغی بازنمی‌گردد.',
  withdrawn: 'گزارش پس گرفته شد.',
  line: (qty: string, unit: string, reason: string) => `${qty} ${unit}، ${reason}`,
  disputed: 'گزارش مشکل در دست بررسی',
  disputedHint: (amount: string) =>
    `${amount} ریال از این بدهی را گزارش کرده‌اید؛ تا پایان بررسی پرداخت آن لازم نیست.`,
}
