import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  permissions: {
    'sms.list': 'دیدن پیامک‌ها',
    'sms.send': 'فرستادن پیامک آماده به یک مشتری',
  },
} satisfies ResourceWords
