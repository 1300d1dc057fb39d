import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  name: 'پیامک |||| پیامک‌ها',
  subjects: {
    sms: 'پیامک',
  },
  permissions: {
    'sms.list': 'دیدن پیامک‌ها',
    'sms.send': 'فرستادن پیامک آماده به یک مشتری',
  },
} satisfies ResourceWords
