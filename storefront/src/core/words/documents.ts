import { registrationWords } from '@kasbeno/api/contracts/words/registration'

const { documentKind } = registrationWords

export const documents = {
  title: 'بارگذاری مدارک',
  intro: 'از هر مدرک یک عکس روشن و خوانا بگیرید. همه گوشه‌های مدرک باید دیده شود.',
  nationalCardFront: documentKind.nationalCardFront,
  nationalCardBack: documentKind.nationalCardBack,
  certificateType: 'نوع مدرک فروشگاه',
  certificate: 'تصویر مدرک فروشگاه',
  noTypes: 'فهرست مدرک‌ها دریافت نشد. اتصال اینترنت را بررسی کنید.',
  hint: 'قالب تصویر jpg، png یا webp و حجم آن کمتر از ۳ مگابایت باشد.',
  required: 'این فیلد الزامی است.',
  wrongType: 'قالب تصویر باید jpg، png یا webp باشد.',
  tooBig: 'حجم تصویر باید کمتر از ۳ مگابایت باشد.',
  sent: 'ارسال شد',
  preview: (what: string) => `پیش‌نمایش ${what}`,
  send: 'ارسال مدارک',
  fieldWords: {
    nationalCardBack: ['پشت کارت'],
    nationalCardFront: ['روی کارت', 'کارت ملی'],
    certificate: ['پروانه', 'مدرک', 'اجاره', 'سند', 'استشهاد', 'مباشرت'],
  },
}
