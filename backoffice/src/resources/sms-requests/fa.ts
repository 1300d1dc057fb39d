import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'درخواست پیامک |||| درخواست‌های پیامک',
  subjects: {
    'sms-requests': 'درخواست پیامک',
  },
  permissions: {
    'sms-requests.list': 'دیدن درخواست‌های پیامک',
    'sms-requests.decide': 'تأیید متن کدها و فرستنده‌های پیامک',
  },
  commands: {
    approveSmsRequest: {
      label: 'تأیید',
      title: 'تأیید %{kind}: %{name}',
      explain: 'با تأیید شما این تغییر همان دم انجام می‌شود و پیامک بعدی با آن می‌رود.',
      done: 'درخواست تأیید و تغییر انجام شد.',
    },
  },
} satisfies ResourceWords
