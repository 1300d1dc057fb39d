import { toPersianDigits } from '@kasbeno/api/contracts/digits'

const ofPeriod = { opening: 'مانده آغاز بازه', closing: 'مانده پایان بازه' }

export const statement = {
  title: 'صورت‌حساب',
  of: 'نمایش برای',
  wholeCompany: 'همه شرکت',
  card: (name: string) => `کارت ${name}`,
  formerCard: (name: string) => `کارت پیشین ${name}`,
  period: 'بازه',
  latest: '۳۰ روز گذشته',
  year: 'یک سال گذشته',
  own: 'بازه دلخواه',
  from: 'آغاز بازه',
  to: 'پایان بازه',
  show: 'نمایش صورت‌حساب',
  problems: {
    fromMissing: 'روز، ماه و سال آغاز بازه را انتخاب کنید.',
    toMissing: 'روز، ماه و سال پایان بازه را انتخاب کنید.',
    inverted: 'پایان بازه پیش از آغاز آن است. یکی از دو تاریخ را تغییر دهید.',
    future: 'این روز هنوز نرسیده است.',
    tooLong: 'بازه صورت‌حساب حداکثر یک سال است. بازه کوتاه‌تری انتخاب کنید.',
  },
  month: (name: string, year: number) => `${name} ${toPersianDigits(year)}`,
  days: (from: string, to: string) => `از ${from} تا ${to}`,
  accounts: 'حساب‌ها',
  names: { wallet: 'کیف پول', line: 'اعتبار', lateFees: 'دیرکرد', writtenOff: 'بیرون از اعتبار' },
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
      opening: ofPeriod.opening,
      raised: 'ثبت‌شده',
      lowered: 'پرداخت یا بخشوده',
      closing: ofPeriod.closing,
    },
    writtenOff: {
      opening: ofPeriod.opening,
      raised: 'افزوده',
      lowered: 'پرداخت یا برگشت',
      closing: ofPeriod.closing,
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
