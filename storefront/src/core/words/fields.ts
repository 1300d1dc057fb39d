import { toPersianDigits } from '@kasbeno/api/contracts/digits'

export const fields = {
  notFilled: '—',
  choose: 'انتخاب کنید',
  search: 'جست‌وجو',
  noMatch: 'موردی با این نام پیدا نشد.',
  day: 'روز',
  month: 'ماه',
  year: 'سال',
  months: [
    'فروردین',
    'اردیبهشت',
    'خرداد',
    'تیر',
    'مرداد',
    'شهریور',
    'مهر',
    'آبان',
    'آذر',
    'دی',
    'بهمن',
    'اسفند',
  ],
  noSuchDay: (month: string, year: number, days: number) =>
    `${month} ${toPersianDigits(year)} فقط ${toPersianDigits(days)} روز دارد. روز را درست انتخاب کنید.`,
  stepOf: (step: number, total: number) =>
    `گام ${toPersianDigits(step)} از ${toPersianDigits(total)}`,
  takePhoto: 'گرفتن عکس',
  chooseImage: 'انتخاب از گالری',
  changeImage: 'تغییر تصویر',
  uploading: (percent: number) => `در حال ارسال… ${toPersianDigits(percent)}٪`,
  less: 'کمتر',
  moreAmount: 'بیشتر',
}
