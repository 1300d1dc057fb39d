import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'تغییر قاعده امضا |||| تغییرهای قاعده امضا',
  fields: { companyId: 'شرکت' },
  subjects: { 'rule-changes': 'تغییر قاعده امضا' },
  commands: {
    confirmRule: {
      label: 'تأیید',
      title: 'تأیید تغییر قاعده امضای %{name}',
      explain:
        'قاعده تازه همان دم جای قاعده پیشین را می‌گیرد. بانک تنها وقتی تأیید می‌کند که شرکت عضو دیگری با امضای الزامی ندارد.',
      done: 'قاعده تازه جاری شد.',
    },
    refuseRule: {
      label: 'نپذیرفتن',
      title: 'نپذیرفتن تغییر قاعده امضای %{name}',
      explain: 'قاعده همان می‌ماند که هست.',
      done: 'تغییر پذیرفته نشد.',
    },
  },
  texts: {
    ruleChanges: {
      what: 'پیشنهاد',
      views: { waiting: 'در انتظار' },
      decided: 'درباره این تغییر تصمیم گرفته شده است.',
    },
  },
} satisfies ResourceWords
