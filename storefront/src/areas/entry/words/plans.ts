import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import type { PersonPlan, Plan } from '@kasbeno/api/contracts/plans'
import { planName } from '@kasbeno/api/contracts/words/plans'

export const plans = {
  title: 'انتخاب طرح',
  intro: 'طرحی را که با کسب‌وکار شما جور است انتخاب کنید.',
  names: {
    'kasbeno-fmcg-real': `طرح ${planName('kasbeno-fmcg-real')}`,
    'kasbeno-digital-real': `طرح ${planName('kasbeno-digital-real')}`,
    'kasbeno-fmcg-legal': 'طرح شرکت‌ها',
  } satisfies Record<Plan, string>,
  short: {
    'kasbeno-fmcg-real': planName('kasbeno-fmcg-real'),
    'kasbeno-digital-real': planName('kasbeno-digital-real'),
    'kasbeno-fmcg-legal': 'شرکت‌ها',
  } satisfies Record<Plan, string>,
  about: {
    'kasbeno-fmcg-real':
      'برای سوپرمارکت‌ها و فروشگاه‌هایی که از شرکت‌های پخش مواد غذایی، بهداشتی و شوینده خرید می‌کنند.',
    'kasbeno-digital-real':
      'برای فروشگاه‌هایی که موبایل، رایانه و لوازم جانبی را از شرکت‌های پخش کالای دیجیتال می‌خرند.',
  } satisfies Record<PersonPlan, string>,
  fee: {
    'kasbeno-fmcg-real': 'کارمزد فعال‌سازی هنگام ثبت‌نام پرداخت می‌شود.',
    'kasbeno-digital-real':
      'کارمزد فعال‌سازی پس از تخصیص اعتبار، هنگام فعال‌سازی کارت پرداخت می‌شود.',
  } satisfies Record<PersonPlan, string>,
  benefits: [
    'اعتبار یک‌ساله برای پرداخت فاکتور شرکت‌های پخش',
    'بازپرداخت در سررسید هر فاکتور',
    'پرداخت هر فاکتور با کد پیامکی، بدون چک',
  ],
  onboardingTitle: 'طرح‌های کسب‌نو',
  onboardingIntro: 'هر طرح برای یک نوع فروشگاه است. پس از ورود، طرح خود را انتخاب می‌کنید.',
  signInToChoose: 'ورود و انتخاب طرح',
  choosePlan: 'انتخاب طرح',
  choose: (plan: string) => `شروع طرح ${plan}`,
  secondTitle: (plan: string) => `شروع طرح ${plan}؟`,
  second:
    'شما طرح دیگری دارید. این طرح ثبت‌نام، کارمزد و اعتبار جداگانه خود را دارد؛ طرح کنونی شما همان‌گونه می‌ماند.',
  enter: (plan: string) => `ورود به طرح ${plan}`,
  aboutCompanies:
    'برای شرکت‌هایی که فاکتورها را صاحبان امضا تأیید می‌کنند و مدیرعامل می‌پردازد. هر کس می‌تواند در چند شرکت عضو باشد.',
  ownCompanies: 'شرکت‌های شما',
  enterCompany: (name: string) => `ورود به ${name}`,
  roles: { ceo: 'شما مدیرعامل هستید', member: 'شما عضو هستید' },
  toSign: (count: number) => `${toPersianDigits(count)} امضا`,
  toPay: (count: number) => `${toPersianDigits(count)} پرداخت`,
  contractsToSign: (count: number) => `${toPersianDigits(count)} قرارداد`,
  waits: (role: string, things: readonly string[]) =>
    things.length > 0 ? `${role}؛ ${things.join('، ')} در انتظار شماست.` : `${role}.`,
  registerCompany: 'ثبت شرکت تازه',
  common: 'در هر دو طرح',
  chosen: 'طرح شما',
  closed: 'این طرح اکنون مشتری تازه نمی‌پذیرد.',
  elsewhereTitle: 'طرح دیگری باز شده است',
  elsewhere: (plan: string) =>
    `در برگه دیگری طرح دیگری را باز کرده‌اید. برای ادامه در «${plan}» دکمه زیر را بزنید.`,
  goOnHere: 'ادامه در این طرح',
  needs: 'برای ثبت‌نام چه لازم است؟',
  needed: ['کارت ملی (پشت و رو)', 'پروانه کسب یا مدرک جایگزین', 'نشانی و کد پستی فروشگاه'],
  duration: 'ثبت‌نام حدود ۱۰ دقیقه زمان می‌برد و می‌توانید آن را هر زمان ادامه دهید.',
}
