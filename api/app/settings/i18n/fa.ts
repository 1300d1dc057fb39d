export const title = 'تنظیمات'

export const messages = {
  wrongValue: 'این مقدار برای این تنظیم پذیرفته نیست.',
} as const
