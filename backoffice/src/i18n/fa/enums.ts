import { words } from '@kasbeno/api/contracts/words'
import { planGoods } from '@kasbeno/api/contracts/words/plans'

const yes = 'بله'
const no = 'خیر'

export const enums = {
  ...words,
  yesNo: { true: yes, false: no },
  absent: { true: 'ندارد', false: 'دارد' },
  plan: { ...words.plan, '': 'انتخاب‌نشده' },
  planShort: {
    ...planGoods,
    'kasbeno-fmcg-legal': 'شرکتی',
    '': 'انتخاب‌نشده',
  },
  subject: { clock: 'ساعت نمایشی' },
}
