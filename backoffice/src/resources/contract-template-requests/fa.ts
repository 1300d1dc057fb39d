import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'درخواست متن قرارداد |||| درخواست‌های متن قرارداد',
  subjects: { 'contract-template-requests': 'درخواست متن قرارداد' },
  commands: {
    approveContractText: {
      label: 'تأیید',
      title: 'تأیید %{kind}: %{name}',
      explain:
        'با تأیید شما این متن از همین دم به مشتریان نشان داده می‌شود و متن جاری کنار می‌رود. متن را پیش از تأیید بخوانید.',
      done: 'متن تازه جاری شد.',
    },
  },
} satisfies ResourceWords
