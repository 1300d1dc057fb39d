import { toPersianDigits } from '@kasbeno/api/contracts/digits'

export const jalali = {
  today: 'امروز',
  tomorrow: 'فردا',
  yesterday: 'دیروز',
  inDays: (days: number) => `${toPersianDigits(days)} روز دیگر`,
  daysAgo: (days: number) => `${toPersianDigits(days)} روز پیش`,
}
