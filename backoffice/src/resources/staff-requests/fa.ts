import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'درخواست کارکنان |||| درخواست‌های کارکنان',
  fields: {
    subjectName: 'نام',
  },
  subjects: {
    'staff-requests': 'درخواست کارکنان',
  },
  permissions: {
    'staff-requests.list': 'دیدن درخواست‌های کارکنان',
    'staff-requests.decide': 'تأیید درخواست‌های کارکنان',
  },
  commands: {
    approveStaff: {
      label: 'تأیید',
      title: 'تأیید %{kind}: %{name}',
      explain:
        'با تأیید شما این تغییر همان دم انجام می‌شود. تنها درخواستی را تأیید کنید که از آن آگاهید.',
      done: 'درخواست تأیید و تغییر انجام شد.',
    },
  },
  texts: {
    staffRequests: {
      added: 'افزوده می‌شود',
      removed: 'برداشته می‌شود',
      none: 'هیچ',
    },
  },
} satisfies ResourceWords
