import type { PersonPlan } from '@kasbeno/api/contracts/plans'

export const plans = {
  title: 'انتخاب طرح',
  intro: 'طرحی را که با کسب‌وکار شما جور است انتخاب کنید.',
  names: {
    'kasbeno-fmcg-real': 'طرح کالای مصرفی (فروشگاه)',
    'kasbeno-digital-real': 'طرح کالای دیجیتال',
  } satisfies Record<PersonPlan, string>,
  short: {
    'kasbeno-fmcg-real': 'کالای مصرفی',
    'kasbeno-digital-real': 'کالای دیجیتال',
  } satisfies Record<PersonPlan, string>,
  about:
    'برای سوپرمارکت‌ها و فروشگاه‌هایی که از شرکت‌های پخش مواد غذایی، بهداشتی و شوینده خرید می‌کنند.',
  benefits: [
    'اعتبار یک‌ساله برای پرداخت فاکتور شرکت‌های پخش',
    'بازپرداخت در سررسید هر فاکتور',
    'پرداخت هر فاکتور با کد پیامکی، بدون چک',
  ],
  onboardingTitle: 'طرح‌های کسب‌نو',
  onboardingIntro: 'هر طرح برای یک نوع فروشگاه است. پس از ورود، طرح خود را انتخاب می‌کنید.',
  signInToChoose: 'ورود و انتخاب طرح',
  choose: 'شروع با این طرح',
  enter: 'ورود به این طرح',
  chosen: 'طرح شما',
  needs: 'برای ثبت‌نام چه لازم است؟',
  needed: ['کارت ملی (پشت و رو)', 'پروانه کسب یا مدرک جایگزین', 'نشانی و کد پستی فروشگاه'],
  duration: 'ثبت‌نام حدود ۱۰ دقیقه زمان می‌برد و می‌توانید آن را هر زمان ادامه دهید.',
}
