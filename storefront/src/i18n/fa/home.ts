import { toPersianDigits } from '@kasbeno/api/contracts/digits'

export const home = {
  title: 'خانه',
  hello: (name: string) => `سلام، ${name}`,
  helloUnnamed: 'سلام',
  plan: 'طرح',
  changePlan: 'تغییر طرح',

  creditLeft: 'اعتبار باقی‌مانده',
  creditLimit: 'سقف اعتبار',
  creditUsed: 'استفاده‌شده',
  validUntil: (date: string) => `معتبر تا ${date}`,
  usedOf: (used: string, limit: string) => `${used} ریال از ${limit} ریال استفاده شده است.`,
  active: 'کارت فعال',
  cash: 'موجودی کیف پول',
  charge: 'شارژ',

  oldTitle: 'این اطلاعات تازه نیست',
  oldHint: 'اکنون ارتباط برقرار نیست و مبلغ‌ها ممکن است تغییر کرده باشند.',
  oldAt: 'آخرین دریافت:',

  expiredTitle: 'اعتبار شما به پایان رسیده است',
  expired: (date: string) =>
    `اعتبار شما در ${date} به پایان رسید. برای تمدید با پشتیبانی تماس بگیرید.`,
  expiredNoDate: 'برای تمدید اعتبار با پشتیبانی تماس بگیرید.',
  blockedTitle: 'اعتبار شما مسدود است',
  blocked: 'برای پیگیری با پشتیبانی تماس بگیرید. بازپرداخت و پرداخت از کیف پول همچنان باز است.',
  renewTitle: 'اعتبار شما تمدید شد',
  renew: 'برای استفاده دوباره، قرارداد را امضا و کارمزد فعال‌سازی سال تازه را پرداخت کنید.',
  reminderTitle: 'اعتبار شما رو به پایان است',
  reminder: (days: number, date: string) =>
    days === 0
      ? `امروز (${date}) آخرین روز اعتبار شماست.`
      : `${toPersianDigits(days)} روز تا پایان اعتبار شما مانده است (${date}).`,

  requestTitle: 'اعتبار خرید برای فروشگاه شما',
  request: 'تا ۱ میلیارد تومان اعتبار یک‌ساله بگیرید و فاکتور شرکت‌های پخش را در سررسید بپردازید.',
  requestAction: 'درخواست اعتبار',
  continueTitle: 'ثبت‌نام شما نیمه‌کاره است',
  continueNext: (step: string) => `گام بعدی: ${step}`,
  continueAction: 'ادامه ثبت‌نام',
  rejectedTitle: 'بخشی از پرونده نیاز به اصلاح دارد',
  rejectedAction: 'مشاهده و اصلاح',
  reviewTitle: 'در انتظار بررسی کارشناسان',
  review: 'مدارک شما در دست بررسی کارشناسان است. نتیجه را پیامک می‌کنیم.',
  allocationTitle: 'در انتظار تخصیص اعتبار',
  allocation: 'مدارک شما تأیید شد. در انتظار تخصیص اعتبار از سوی بانک هستید.',
  visitTitle: 'در انتظار مراجعه به بانک',
  visit: 'مدارک شما تأیید شد. برای تکمیل پرونده به شعبه بانک مراجعه کنید.',
  seeStatus: 'مشاهده وضعیت پرونده',

  feeTitle: 'یک گام تا خرید با اعتبار',
  fee: 'اعتبار شما تخصیص یافته است. با پرداخت کارمزد فعال‌سازی، خرید با آن باز می‌شود.',
  feeAction: 'پرداخت کارمزد',

  pendingTitle: 'فاکتورهای در انتظار پرداخت',
  viewAll: 'مشاهده همه',
  pay: 'پرداخت',

  owedTitle: 'بدهی من و سررسیدها',
  owedTotal: 'جمع بازپرداخت‌های باز',
  dueOn: (date: string) => `سررسید ${date}`,

  congratsTitle: 'تبریک؛ اعتبار شما فعال شد',
  congrats: 'اکنون می‌توانید فاکتورهای شرکت‌های پخش را با اعتبار خود پرداخت کنید.',
  congratsAction: 'دیدن اعتبار',
  chargeTitle: 'شارژ کیف پول',
  chargeMessage:
    'با موجودی کیف پول می‌توانید فاکتور را نقدی بپردازید یا بدهی خود را بازپرداخت کنید. این مبلغ به سقف اعتبار شما افزوده نمی‌شود.',
  chargeSuggested: 'مبلغ پیشنهادی',
  chargeAction: 'شارژ کیف پول',
  later: 'بعداً',
}
