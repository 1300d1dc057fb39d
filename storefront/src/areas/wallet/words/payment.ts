import type { CallbackTitle } from '@kasbeno/api/contracts/payment_callbacks'
import type { PaymentPurpose } from '@kasbeno/api/contracts/payments'

export const payment = {
  /** Above the page that pays and the page that tells of it. */
  titles: {
    CHARGE: 'شارژ کیف پول',
    INITIAL_FEE: 'پرداخت کارمزد اولیه',
    ACTIVATION_FEE: 'پرداخت کارمزد فعال‌سازی اعتبار',
    SIGN: 'امضای دیجیتال',
  } satisfies Record<CallbackTitle, string>,
  repaymentTitle: 'بازپرداخت فاکتور',
  title: 'نتیجه پرداخت',
  success: 'پرداخت انجام شد',
  successMessages: {
    'subscription-package':
      'کارمزد فعال‌سازی شما پرداخت شد. اکنون پرونده در نوبت بررسی و تخصیص اعتبار است و نتیجه را پیامک می‌کنیم.',
    'platform-fee': 'کارمزد فعال‌سازی پرداخت شد.',
    'wallet-charge': 'مبلغ به کیف پول افزوده شد.',
    'installment': 'بازپرداخت شما انجام شد و اعتبارتان به همان اندازه آزاد شد.',
  } satisfies Record<PaymentPurpose, string>,
  failure: 'پرداخت انجام نشد',
  failureMessage:
    'پرداخت انجام نشد. اگر مبلغی از حسابتان کم شده باشد، بانک حداکثر تا ۷۲ ساعت آن را برمی‌گرداند. تا ۳۰ روز درباره این پرداخت از بانک می‌پرسیم؛ اگر بانک آن را تأیید کند، پول به کیف پول شما می‌آید و پیامک می‌کنیم.',
  transferRefused: 'واریز شما تأیید نشد',
  transferRefusedMessage:
    'کارشناسان واریزی به این مبلغ و شماره پیگیری پیدا نکردند و علت را پیامک کرده‌اند. اگر واریز کرده‌اید، فیش آن را نگه دارید و با پشتیبانی تماس بگیرید؛ دوباره واریز نکنید.',
  transferTitle: 'واریز به این حساب',
  transferIban: 'شبا',
  transferHolder: 'به نام',
  transferHint:
    'همین مبلغ را یک‌جا واریز کنید و شماره پیگیری بالا را در شرح یا شناسه واریز بنویسید تا فیش شما پیدا شود.',
  receiptTitle: 'فیش بانکی',
  receiptPicture: 'تصویر فیش',
  receiptHint:
    'اگر از فیش یا رسید واریز عکسی دارید، اینجا بفرستید تا واریز شما زودتر پیدا شود. فرستادن آن اجباری نیست.',
  receiptSentAt: 'تصویر فیش شما رسیده است. اگر تصویر دیگری بفرستید، جای آن را می‌گیرد. زمان ارسال:',
  receiptSend: 'ارسال تصویر فیش',
  receiptReplace: 'ارسال تصویر دیگر',
  receiptSent: 'تصویر فیش فرستاده شد.',
  transferUnnamed: 'شماره حساب را از پشتیبانی بپرسید. پیش از آن به هیچ حسابی واریز نکنید.',
  /** What is told of a payment that has not ended, by where it stands. */
  stages: {
    AT_BANK: {
      title: 'پرداخت هنوز انجام نشده است',
      message:
        'اگر صفحه بانک را بدون پرداخت ترک کرده‌اید، پولی از شما کم نشده است و می‌توانید دوباره آغاز کنید. اگر پرداخت کرده‌اید، دوباره پرداخت نکنید؛ این صفحه خودکار به‌روز می‌شود.',
    },
    BY_HAND: {
      title: 'در انتظار تأیید واریز',
      message:
        'پس از واریز، کارشناسان فیش بانکی شما را بررسی و تأیید می‌کنند. شماره پیگیری را نگه دارید؛ لازم نیست دوباره پرداخت کنید.',
    },
    CHECKED: {
      title: 'در حال بررسی پرداخت',
      message:
        'هنوز نمی‌دانیم بانک این پول را گرفته است یا نه و از بانک می‌پرسیم. این صفحه خودکار به‌روز می‌شود و نتیجه را پیامک می‌کنیم؛ دوباره پرداخت نکنید. اگر تا ۷۲ ساعت دیگر خبری نشد، با پشتیبانی تماس بگیرید.',
    },
  },
  /** A payment that was sent and not answered is repeated under its own key. */
  unanswered:
    'پاسخ سرور نرسید و هنوز نمی‌دانیم پرداخت ثبت شده است یا نه. اینترنت را بررسی کنید و دوباره دکمه پرداخت را بزنید؛ مبلغی دو بار برداشته نمی‌شود.',
  check: 'بررسی دوباره',
  anew: 'شروع دوباره پرداخت',
  repaid: 'مبلغ بازپرداخت',
  lateFee: 'دیرکرد',
  fromWallet: 'پرداخت از کیف پول',
  ofInvoice: (distributor: string, number: string) =>
    `${distributor}، فاکتور \u2066${number}\u2069`,
  bankReference: 'شماره پیگیری بانک',
  amount: 'مبلغ',
  throughGateway: 'پرداخت از درگاه',
  time: 'زمان',
  reference: 'شماره پیگیری',
  /** By where it leads. */
  go: {
    '/signup/summary': 'مشاهده وضعیت پرونده',
    '/signup/status': 'مشاهده وضعیت پرونده',
    '/card/active': 'فعال‌سازی کارت',
    '/home': 'رفتن به خانه',
    '/wallet': 'مشاهده کیف پول',
    '/installments': 'مشاهده بازپرداخت‌ها',
  } as Record<string, string>,
  goOn: 'ادامه',
  unknown: 'پرداختی با این نشانی پیدا نشد',
  unknownMessage:
    'همه پرداخت‌های شما، انجام‌شده، ناموفق یا در حال بررسی، در کیف پول دیده می‌شود. اگر مبلغی از حسابتان کم شده و آنجا نیست، دوباره پرداخت نکنید و با پشتیبانی تماس بگیرید.',
  retry: 'تلاش دوباره',
  home: 'رفتن به خانه',
}
