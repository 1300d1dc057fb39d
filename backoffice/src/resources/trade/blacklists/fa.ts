import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  subjects: { blacklists: 'فهرست سیاه' },
  permissions: {
    'blacklists.list': 'دیدن فهرست سیاه',
    'blacklists.update': 'افزودن به فهرست سیاه و برداشتن از آن',
  },
  commands: {
    addToBlacklist: { done: 'به فهرست سیاه افزوده شد.' },
    removeFromBlacklist: {
      label: 'برداشتن از فهرست',
      title: 'برداشتن از فهرست سیاه',
      explain:
        'برداشتن دو نفر می‌خواهد: با درخواست نفر دوم، با دارنده آن دوباره می‌توان کار کرد. دلیل در رد تغییرات می‌ماند.',
      done: 'از فهرست سیاه برداشته شد.',
      waits: 'درخواست ثبت شد؛ وقتی نفر دوم هم بخواهد، از فهرست برداشته می‌شود.',
    },
  },
  texts: {
    blacklists: {
      inForce: 'برقرار',
      facts: 'مورد',
      add: 'افزودن',
      addTitle: 'افزودن به فهرست سیاه',
      explain:
        'از همین دم با این شماره، کد یا حساب مشتری تازه، مرحله پرونده، تخصیص، فروش و پرداختی پذیرفته نمی‌شود. به دارنده آن دلیل گفته نمی‌شود و بدهی‌های کنونی سر جای خود می‌مانند.',
      until: 'آخرین روز (خالی: همیشه)',
      removed: 'این مورد برداشته شده است.',
      removeWish: 'این مورد از فهرست سیاه برداشته شود',
    },
  },
} satisfies ResourceWords
