import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  permissions: {
    'sms.list': 'دیدن پیامک‌ها',
    'sms.send': 'فرستادن پیامک آماده به یک مشتری',
  },
  texts: {
    sms: {
      way: 'گیرنده و ارسال',
      noText: 'متن این پیامک نگه داشته نشده است.',
    },
  },
} satisfies ResourceWords
