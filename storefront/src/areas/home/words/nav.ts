import { toPersianDigits } from '@kasbeno/api/contracts/digits'

export const nav = {
  label: 'بخش‌های اصلی',
  home: 'خانه',
  orders: 'فاکتورها',
  wallet: 'کیف پول',
  profile: 'پروفایل',
  waiting: 'فاکتور در انتظار پرداخت',
  count: (n: number) => (n > 99 ? '۹۹+' : toPersianDigits(n)),
}
