import { toPersianDigits } from '@kasbeno/api/contracts/digits'

export const statement = {
  title: 'صورت‌حساب',
  of: 'نمایش برای',
  wholeCompany: 'همه شرکت',
  card: (name: string) => `کارت ${name}`,
  period: 'بازه',
  latest: '۳۰ روز گذشته',
  year: 'یک سال گذشته',
  month: (name: string, year: number) => `${name} ${toPersianDigits(year)}`,
  days: (from: string, to: string) => `از ${from} تا ${to}`,
  accounts: 'حساب‌ها',
  names: { wallet: 'کیف پول', line: 'اعتبار', lateFees: 'دیرکرد' },
  opening: 'مانده آغاز بازه',
  closing: 'مانده پایان بازه',
  sums: {
    wallet: {
      opening: 'موجودی آغاز بازه',
      raised: 'واریزها',
      lowered: 'برداشت‌ها',
      closing: 'موجودی پایان بازه',
    },
    line: {
      opening: 'مصرف‌شده در آغاز بازه',
      raised: 'خرید اعتباری',
      lowered: 'بازگشت به اعتبار',
      closing: 'مصرف‌شده در پایان بازه',
    },
    lateFees: {
      opening: 'مانده آغاز بازه',
      raised: 'ثبت‌شده',
      lowered: 'پرداخت یا بخشوده',
      closing: 'مانده پایان بازه',
    },
  },
  balance: (amount: string) => `مانده ${amount}`,
  movements: 'گردش‌ها',
  reference: 'شماره پیگیری',
  empty: 'در این بازه گردشی نیست.',
  excel: 'فایل اکسل',
  pdf: 'فایل PDF',
  saved: 'صورت‌حساب ذخیره شد.',
}
