import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  permissions: {
    'bank-branches.list': 'دیدن شعبه‌های بانک',
    'bank-branches.update': 'افزودن و تغییر شعبه‌های بانک',
  },
  texts: {
    bankBranches: {
      create: 'شعبه تازه بانک',
      edit: 'تغییر شعبه بانک',
      facts: 'مشخصات شعبه',
      active: 'به شرکت‌ها پیشنهاد می‌شود',
      cityHint: 'هر کس نخست شعبه‌های شهر خود را می‌بیند.',
      hoursHint: 'مشتری همین متن را در برنامه و پیامک می‌خواند.',
    },
  },
} satisfies ResourceWords
