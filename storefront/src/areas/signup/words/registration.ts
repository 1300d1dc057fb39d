import type { RegistrationStep, StepStatus } from '@kasbeno/api/contracts/registration'

export const registration = {
  title: 'مراحل ثبت‌نام',
  intro: 'هر مرحله را جداگانه بفرستید؛ هر جا بمانید، بعداً از همان‌جا ادامه می‌دهید.',
  steps: {
    identity: 'اطلاعات هویتی',
    shop: 'اطلاعات فروشگاه',
    docs: 'بارگذاری مدارک',
    credit: 'مبلغ اعتبار',
    summary: 'بررسی و تخصیص',
  } satisfies Record<RegistrationStep, string>,
  hints: {
    identity: 'نام، کد ملی و تاریخ تولد',
    shop: 'نشانی، صنف و کد پستی',
    docs: 'کارت ملی و مدرک فروشگاه',
    credit: 'انتخاب اعتبار و پرداخت کارمزد فعال‌سازی',
    summary: 'بررسی کارشناسان و تخصیص اعتبار از سوی بانک',
  } satisfies Record<RegistrationStep, string>,
  states: {
    START: 'تکمیل‌نشده',
    PENDING: 'در دست بررسی',
    APPROVED: 'تأیید شد',
    REJECTED: 'نیاز به اصلاح',
  } satisfies Record<StepStatus, string>,
  creditDone: 'پرداخت شد',
  continue: 'ادامه ثبت‌نام',
  start: 'شروع ثبت‌نام',
  seeSummary: 'مشاهده وضعیت پرونده',

  underReview: 'مدارک شما در دست بررسی کارشناسان است. نتیجه را پیامک می‌کنیم.',
  underReviewTitle: 'در دست بررسی کارشناسان',
  approvedIdentity: 'اطلاعات هویتی شما تأیید شده است.',
  approvedShop: 'مدارک و اطلاعات فروشگاه تأیید شده است.',
  approvedDocs: 'مدارک شما تأیید شده است.',
  rejectedTitle: 'این موارد را اصلاح کنید و دوباره بفرستید:',
  fixThis: 'اصلاح این مورد',
  send: 'ثبت و ادامه',
  resend: 'ثبت دوباره',
  sent: 'اطلاعات شما ثبت شد.',
  unchanged: {
    title: 'چیزی را تغییر نداده‌اید',
    asked: 'کارشناسان این موارد را خواسته‌اند:',
    hint: 'اگر همین اطلاعات را دوباره بفرستید، ممکن است باز هم پذیرفته نشود.',
    mend: 'بازگشت و اصلاح',
    send: 'بدون تغییر می‌فرستم',
  },
  closed: 'این اطلاعات تا پایان بررسی تغییر نمی‌کند.',
}
