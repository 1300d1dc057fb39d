import type { CompanyCreditState } from '@kasbeno/api/contracts/company_credit'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'

interface StateText {
  title: string
  message: string
  /** What the CEO presses. */
  action?: string
}

/** company §9 */
export const legalCredit = {
  states: {
    SIGN_RENEWAL: {
      title: 'اعتبار شرکت تمدید شد',
      message: 'برای استفاده دوباره، قرارداد را امضا و کارمزد فعال‌سازی سال تازه را پرداخت کنید.',
      action: 'ادامه تمدید',
    },
    PAY_RENEWAL: {
      title: 'یک پرداخت تا آغاز سال تازه',
      message: 'قرارداد تمدید امضا شده است. با پرداخت کارمزد سال تازه، اعتبار شرکت باز می‌شود.',
      action: 'پرداخت کارمزد',
    },
    EXPIRED: {
      title: 'اعتبار شرکت به پایان رسیده است',
      message:
        'پرداخت فاکتور از کیف پول و بازپرداخت همچنان باز است. برای تمدید به شعبه بانک مراجعه کنید یا با پشتیبانی تماس بگیرید.',
    },
    BLOCKED: {
      title: 'اعتبار شرکت مسدود است',
      message:
        'امضای فاکتورها، پرداخت از کیف پول و بازپرداخت همچنان باز است. برای پیگیری با پشتیبانی تماس بگیرید.',
    },
    PAY_FEE: {
      title: 'یک گام تا خرید با اعتبار',
      message: 'اعتبار شرکت تخصیص یافته است. با پرداخت کارمزد فعال‌سازی، خرید با آن باز می‌شود.',
      action: 'پرداخت کارمزد',
    },
    REMINDER: {
      title: 'اعتبار شرکت رو به پایان است',
      message: 'برای تمدید آن به شعبه بانک مراجعه کنید یا با پشتیبانی تماس بگیرید.',
    },
  } satisfies Partial<Record<CompanyCreditState, StateText>> as Partial<
    Record<CompanyCreditState, StateText>
  >,
  renewalRefused: {
    PAST_DUE: {
      title: 'تمدید پس از پرداخت بدهی شرکت',
      message:
        'شرکت بدهی سررسیدگذشته‌ای دارد. تا پرداخت آن سال تازه‌ای آغاز نمی‌شود و کارمزدی گرفته نمی‌شود.',
    },
    WRITTEN_OFF: {
      title: 'اعتبار شرکت برای همیشه بسته شد',
      message:
        'با این اعتبار دیگر خریدی انجام نمی‌شود و تمدید هم ندارد. بدهی آن سر جای خود است و در «بدهی‌ها» پرداخت می‌شود؛ برای راهنمایی با پشتیبانی تماس بگیرید.',
    },
  } satisfies Record<string, StateText> as Record<'PAST_DUE' | 'WRITTEN_OFF', StateText>,
  branch: (name: string, address: string, hours: string) =>
    toPersianDigits(`شعبه شما: ${name}، ${address}. ساعت کار: ${hours}.`),
  endsIn: (days: number, date: string) =>
    days === 0
      ? `امروز (${date}) آخرین روز اعتبار شرکت است.`
      : `${toPersianDigits(days)} روز دیگر (${date}) اعتبار شرکت به پایان می‌رسد.`,
  endedOn: (date: string) => `اعتبار شرکت در ${date} به پایان رسید.`,
  /** While the year before a granted one still runs. */
  ahead: {
    SIGN_RENEWAL: {
      title: 'بانک با تمدید اعتبار شرکت موافقت کرده است',
      message:
        'قرارداد و کارمزد سال تازه را می‌توانید از همین حالا کامل کنید؛ آن سال پس از پایان این سال آغاز می‌شود.',
      action: 'ادامه تمدید',
    },
    PAY_RENEWAL: {
      title: 'یک پرداخت تا تمدید اعتبار شرکت',
      message:
        'قرارداد تمدید امضا شده است. کارمزد سال تازه را می‌توانید از همین حالا پرداخت کنید؛ آن سال پس از پایان این سال آغاز می‌شود.',
      action: 'پرداخت کارمزد',
    },
  } satisfies Partial<Record<CompanyCreditState, StateText>> as Partial<
    Record<CompanyCreditState, StateText>
  >,
  ceoDoes: 'این کار را مدیرعامل شرکت انجام می‌دهد.',
  fee: 'کارمزد فعال‌سازی',
  agreement: 'قرارداد تمدید اعتبار',
  toHome: 'بازگشت به خانه',
  opens: 'با پرداخت این کارمزد، خرید شرکت با اعتبار باز می‌شود.',
  opensAhead: 'این کارمزد برای سال بعدی اعتبار شرکت است که پس از پایان سال جاری آغاز می‌شود.',
  signed: 'قرارداد امضا شد. اکنون کارمزد سال تازه را پرداخت کنید.',
  renewed: 'اعتبار شرکت برای یک سال دیگر باز است.',
}
