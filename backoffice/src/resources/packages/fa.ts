import type { ResourceWords } from '../../manifests/words'

export const fa = {
  permissions: {
    'packages.cancel': 'لغو بسته با بازگشت کارمزد',
  },
} satisfies ResourceWords
