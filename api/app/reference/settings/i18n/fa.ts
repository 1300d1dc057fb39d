import { words } from '#contracts/words'

export const messages = {
  wrongLink: 'نشانی باید یکی از صفحه‌های همین سامانه باشد؛ مانند ‎/wallet/charge',
  endsBeforeItBegins: 'پایان نمایش پیش از آغاز آن است.',
  imageType: 'قالب تصویر باید jpg، png یا webp باشد.',
  imagePixels: 'ابعاد تصویر بیش از اندازه بزرگ است.',
  imageBroken: 'این تصویر خوانده نمی‌شود. تصویر دیگری بفرستید.',
  imageSize: 'حجم تصویر باید کمتر از ۳ مگابایت باشد.',
  picturesToday: 'امروز تصویرهای بسیاری فرستاده‌اید. لطفاً فردا دوباره تلاش کنید.',
  unknownDistributor: 'یکی از این شرکت‌ها به فروشگاه‌ها نشان داده نمی‌شود.',
  wrongValue: 'این مقدار برای این تنظیم پذیرفته نیست.',
} as const

/** In an export the values are bare numbers: their names say the unit. */
const units = [
  ['Rials', 'ریال'],
  ['Ppm', 'در میلیون'],
] as const
const withUnit = ([key, word]: [string, string]): [string, string] => {
  const unit = units.find(([ending]) => key.endsWith(ending))
  return [key, unit ? `${word} (${unit[1]})` : word]
}

export const names: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(words.setting).map(withUnit)
)
