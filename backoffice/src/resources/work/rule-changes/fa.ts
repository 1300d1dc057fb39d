import { fieldWords } from '@kasbeno/api/contracts/words/fields'
import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  fields: {
    companyId: fieldWords.companyId,
  },
  commands: {
    confirmRule: {
      label: 'تأیید',
      title: 'تأیید تغییر قاعده امضای %{name}',
      explain:
        'قاعده تازه همان دم جای قاعده پیشین را می‌گیرد. بانک تنها وقتی تأیید می‌کند که در شرکت جز پیشنهاددهنده و کسانی که این تغییر آنان را کنار می‌گذارد، عضوی با امضای الزامی نباشد.',
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
      views: { forBank: 'در انتظار بانک', forCompany: 'در انتظار عضو شرکت' },
      confirmer: 'تأییدکننده',
      signatories: 'حق امضا پس از این تغییر',
      spending: 'خرید بی‌امضا با این تغییر',
      member: 'عضو',
      before: 'اکنون',
      after: 'پس از تغییر',
      noMember: 'عضو نیست',
      bank: 'بانک',
      company: 'عضو دیگر شرکت با امضای الزامی',
    },
  },
} satisfies ResourceWords
