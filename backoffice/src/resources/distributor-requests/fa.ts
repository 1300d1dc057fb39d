import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'درخواست پخش |||| درخواست‌های پخش',
  subjects: {
    'distributor-requests': 'درخواست شرکت پخش',
  },
  permissions: {
    'distributor-requests.list': 'دیدن درخواست‌های شرکت‌های پخش',
    'distributor-requests.ask': 'درخواست تغییر شبا، کارمزد و شرایط شرکت پخش',
    'distributor-requests.decide': 'تأیید تغییر شبا، کارمزد و شرایط شرکت پخش',
  },
  commands: {
    approveDistributorRequest: {
      label: 'تأیید',
      title: 'تأیید %{kind}: %{name}',
      explain:
        'با تأیید شما این تغییر همان دم انجام می‌شود. آن را با نامه یا قرارداد شرکت پخش بسنجید.',
      done: 'درخواست تأیید و تغییر انجام شد.',
    },
  },
} satisfies ResourceWords
