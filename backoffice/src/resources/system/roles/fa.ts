import { fieldWords } from '@kasbeno/api/contracts/words/fields'
import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  fields: {
    id: fieldWords.key,
  },
  texts: {
    roles: {
      count: 'تعداد دسترسی‌ها',
      rights: 'دسترسی‌های نقش',
      search: 'جست‌وجو در دسترسی‌ها',
      noneFound: 'دسترسی‌ای با این نام نیست.',
      heldOf: '%{held} از %{all}',
      groups: {
        customers: 'مشتریان و پرونده‌ها',
        companies: 'شرکت‌ها، قراردادها و امضا',
        credit: 'اعتبار و طرح‌ها',
        money: 'پول و تسویه',
        trade: 'فاکتورها، شرکت‌های پخش و پذیرندگان',
        cards: 'کارت‌ها',
        messages: 'پیامک‌ها و درخواست‌های تماس',
        house: 'سامانه، کارکنان و گزارش‌ها',
      },
      saved: 'دسترسی‌های نقش ذخیره شد.',
    },
  },
} satisfies ResourceWords
