import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { someCollaterals } from '@kasbeno/api/contracts/words/visits'

export const visits = {
  title: 'زمان و نشانی مراجعه',
  nearest: 'نزدیک‌ترین شعبه به فروشگاه شماست.',
  branch: 'شعبه',
  code: 'کد شعبه',
  address: 'نشانی',
  hours: 'ساعت کار شعبه',
  hoursOf: (hours: string) => `ساعت کار: ${toPersianDigits(hours)}`,
  hoursUnknown: 'پیش از آمدن از پشتیبانی بپرسید.',
  bring: 'همراه خود بیاورید',
  oneOf: someCollaterals,
}
