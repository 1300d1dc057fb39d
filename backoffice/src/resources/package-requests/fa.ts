import type { ResourceWords } from '../../manifests/words'

export const fa = {
  permissions: {
    'package-requests.list': 'دیدن درخواست‌های بسته‌ها',
    'package-requests.decide': 'تأیید تغییر بسته‌ها',
  },
  commands: {
    approvePackageRequest: {
      label: 'تأیید',
      title: 'تأیید %{kind}: %{name}',
      explain:
        'با تأیید شما مشتریان همان دم بسته را به این شکل می‌بینند. کسانی که پیش‌تر بسته را برگزیده‌اند مبلغ و تضمین‌های همان هنگام را نگه می‌دارند.',
      done: 'تغییر بسته انجام شد.',
    },
  },
} satisfies ResourceWords
