import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'درخواست درگاه |||| درخواست‌های درگاه',
  subjects: {
    'gateway-requests': 'درخواست درگاه',
  },
  permissions: {
    'gateway-requests.list': 'دیدن درخواست‌های درگاه',
    'gateway-requests.decide': 'تأیید فعال شدن و قرارداد درگاه',
  },
  commands: {
    approveGatewayRequest: {
      label: 'تأیید',
      title: 'تأیید %{kind}: %{name}',
      explain: 'با تأیید شما این تغییر همان دم انجام می‌شود. آن را با نامه بانک بسنجید.',
      done: 'درخواست تأیید و تغییر انجام شد.',
    },
  },
} satisfies ResourceWords
