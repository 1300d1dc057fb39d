import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'درخواست بخشودگی |||| درخواست‌های بخشودگی',
  subjects: {
    'late-fee-requests': 'درخواست بخشودگی دیرکرد',
  },
  permissions: {
    'late-fee-requests.list': 'دیدن درخواست‌های بخشودگی دیرکرد',
    'late-fee-requests.decide': 'تأیید بخشودگی دیرکرد',
  },
  commands: {
    approveLateFeeRequest: {
      label: 'تأیید',
      title: 'تأیید %{kind}: %{name}',
      explain: 'با تأیید شما این دیرکرد همان دم بخشوده می‌شود و بازنمی‌گردد.',
      done: 'درخواست تأیید و دیرکرد بخشوده شد.',
    },
  },
} satisfies ResourceWords
