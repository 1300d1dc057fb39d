import type { Plan } from '#contracts/plans'

/** The one district of a city that is not divided. */
export const wholeCity = 'کل شهر'

/** Cities whose municipalities are divided into numbered zones. */
export const municipalZones: Readonly<Record<string, number>> = {
  تهران: 22,
  مشهد: 13,
  اصفهان: 15,
  شیراز: 11,
  تبریز: 10,
  کرج: 10,
  اهواز: 8,
  قم: 8,
  کرمانشاه: 8,
  رشت: 5,
}

/** Guilds that a shop of the plan may belong to. */
export const guildNames: Readonly<Record<Plan, readonly string[]>> = {
  'kasbeno-fmcg-real': [
    'سوپرمارکت',
    'خواربارفروشی',
    'هایپرمارکت',
    'فروشگاه زنجیره‌ای',
    'لبنیاتی',
    'قنادی و شیرینی‌فروشی',
    'آجیل و خشکبار',
    'پروتئین و گوشت',
    'میوه و تره‌بار',
    'عطاری',
    'لوازم آرایشی و بهداشتی',
    'مواد شوینده',
    'عمده‌فروشی مواد غذایی',
    'رستوران و اغذیه‌فروشی',
    'کافه و آبمیوه‌فروشی',
    'نان و فرآورده‌های غلات',
    'دخانیات و دکه',
  ],
  'kasbeno-digital-real': [
    'گوشی موبایل',
    'لوازم جانبی موبایل',
    'رایانه و لپ‌تاپ',
    'لوازم جانبی رایانه',
    'صوتی و تصویری',
    'دوربین و تجهیزات عکاسی',
    'کنسول و بازی',
    'تجهیزات شبکه',
    'تعمیرات موبایل و رایانه',
  ],
  'kasbeno-fmcg-legal': [
    'فروشگاه زنجیره‌ای',
    'عمده‌فروشی مواد غذایی',
    'هایپرمارکت',
    'تعاونی مصرف',
    'رستوران زنجیره‌ای',
    'پخش مواد غذایی',
  ],
}
