import type { ResourceWords } from '../../manifests/words'

export const fa = {
  permissions: {
    'plan-requests.list': 'دیدن درخواست‌های طرح‌ها',
    'plan-requests.decide': 'تأیید آغاز و پایان پذیرش در طرح‌ها',
  },
  commands: {
    approvePlanRequest: {
      label: 'تأیید',
      title: 'تأیید %{kind}: %{name}',
      explain:
        'با تأیید شما پذیرش مشتری تازه در این طرح همان دم تغییر می‌کند. مشتریان کنونی طرح به کار خود ادامه می‌دهند.',
      done: 'پذیرش طرح تغییر کرد.',
    },
  },
} satisfies ResourceWords
