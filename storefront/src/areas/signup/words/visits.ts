import { toPersianDigits } from '@kasbeno/api/contracts/digits'

export const visits = {
  title: 'کجا و کی بیایید',
  nearest: 'نزدیک‌ترین شعبه به فروشگاه شماست.',
  branch: 'شعبه',
  code: 'کد شعبه',
  address: 'نشانی',
  hours: 'ساعت کار شعبه',
  hoursOf: (hours: string) => `ساعت کار: ${toPersianDigits(hours)}`,
  hoursUnknown: 'پیش از آمدن از پشتیبانی بپرسید.',
  bring: 'همراه خود بیاورید',
  oneOf: 'بسته به مبلغ اعتبار، شعبه یکی یا چند تا از این‌ها را می‌خواهد:',
}
