import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'مرسوله |||| مرسوله‌ها',
  subjects: { parcels: 'مرسوله' },
  permissions: {
    'parcels.list': 'دیدن مرسوله‌ها',
    'parcels.move': 'ثبت وضعیت مرسوله',
    'addresses.list': 'دیدن نشانی‌های مشتریان',
  },
  commands: {
    parcelAccepted: {
      label: 'پذیرفته شد',
      title: 'پذیرش در پست',
      explain: 'مرسوله پذیرفته‌شده در پست ثبت می‌شود.',
      done: 'وضعیت مرسوله ثبت شد.',
    },
    parcelInTransit: {
      label: 'در راه است',
      title: 'حرکت مرسوله',
      explain: 'مرسوله در راه ثبت می‌شود.',
      done: 'وضعیت مرسوله ثبت شد.',
    },
    parcelOutForDelivery: {
      label: 'در دست نامه‌رسان',
      title: 'سپردن به نامه‌رسان',
      explain: 'مرسوله در دست نامه‌رسان ثبت می‌شود.',
      done: 'وضعیت مرسوله ثبت شد.',
    },
    parcelDelivered: {
      label: 'تحویل شد',
      title: 'تحویل مرسوله',
      explain:
        'کارت تحویل‌شده به شمار می‌آید، به دارنده پیامک می‌شود و او می‌تواند آن را فعال کند.',
      done: 'تحویل کارت ثبت شد.',
    },
    parcelFailed: {
      label: 'تحویل نشد',
      title: 'تحویل ناموفق',
      explain: 'تحویل ناموفق ثبت می‌شود؛ مرسوله دوباره برده یا برگشت داده می‌شود.',
      done: 'وضعیت مرسوله ثبت شد.',
    },
    parcelReturned: {
      label: 'برگشت خورد',
      title: 'برگشت به فرستنده',
      explain: 'کارت به صف چاپ برمی‌گردد تا دارنده نشانی را تغییر دهد. به او پیامک می‌شود.',
      done: 'برگشت مرسوله ثبت شد.',
    },
  },
  texts: {
    parcels: {
      views: { waiting: 'در انتظار پست', failed: 'تحویل ناموفق', returned: 'برگشتی' },
      facts: 'مشخصات مرسوله',
      to: 'گیرنده',
      theCard: 'کارت',
      notNext: 'این وضعیت پس از وضعیت کنونی نمی‌آید.',
    },
  },
} satisfies ResourceWords
