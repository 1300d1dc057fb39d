import type { RefusedSubject } from '@kasbeno/api/contracts/refusal'

export const refusal = {
  titles: {
    STEPS: 'بخشی از پرونده شما پذیرفته نشد',
    CREDIT_SCORE: 'درخواست اعتبار شما در اعتبارسنجی پذیرفته نشد',
    BANK: 'بانک درخواست اعتبار شما را نپذیرفت',
  } satisfies Record<RefusedSubject, string>,
  why: 'دلیل:',
  noReason: 'دلیل رد درخواست ثبت نشده است. برای آگاهی از آن با پشتیبانی تماس بگیرید.',
  mend: (step: string) => `اصلاح ${step}`,
  mendAndSend: 'پس از اصلاح می‌توانید همین حالا دوباره بفرستید.',
  noMoney: 'برای این درخواست مبلغی پرداخت نکرده‌اید.',
  kept: (rials: string, by: string | null) =>
    `${rials} ریال کارمزد پرداختی شما محفوظ است${by ? ` و اگر تا ${by} اعتباری تخصیص نیابد به کیف پول شما بازمی‌گردد` : ''}.`,
  returning: (rials: string) => `${rials} ریال کارمزد پرداختی شما به کیف پولتان بازمی‌گردد.`,
  returned: (rials: string, on: string | null) =>
    `${rials} ریال کارمزد پرداختی شما${on ? ` در ${on}` : ''} به کیف پولتان بازگشت.`,
  openFrom: (date: string) => `از ${date} می‌توانید دوباره درخواست بدهید.`,
  openNow: 'اکنون می‌توانید دوباره درخواست بدهید.',
  applyAgain: 'درخواست دوباره',
}
