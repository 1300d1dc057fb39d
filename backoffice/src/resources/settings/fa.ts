import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'تنظیم |||| تنظیمات',
  fields: {
    id: 'نام',
  },
  subjects: {
    settings: 'تنظیم',
  },
  permissions: {
    'settings.list': 'دیدن تنظیمات',
    'settings.update': 'تغییر تنظیمات',
  },
  texts: {
    settings: {
      change: 'تغییر',
      proposed: 'این تغییر در انتظار تأیید نفر دوم است؛ تا آن زمان مقدار پیشین برقرار است.',
      agree:
        'این مقدار را %{name} پیشنهاد کرده است. با ذخیره همین مقدار، نفر دوم شما هستید و تغییر اعمال می‌شود.',
      ownProposal:
        'پیشنهاد شما در انتظار نفر دوم است. با ذخیره مقدار کنونی، پیشنهاد پس گرفته می‌شود.',
      waits: 'پیشنهاد %{name}، در انتظار نفر دوم:',
      changed: 'تنظیم تازه ذخیره شد.',
    },
  },
} satisfies ResourceWords
