import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'دارنده کارت شرکت |||| دارندگان کارت شرکت',
  fields: { companyId: 'شرکت', birthDate: 'تاریخ تولد', waits: 'در صف بررسی' },
  subjects: { 'card-holders': 'دارنده کارت شرکت' },
  permissions: {
    'card-holders.list': 'دیدن دارندگان کارت شرکت و مدارک آن‌ها',
    'card-holders.decide': 'تأیید و رد دارندگان کارت شرکت و قرارداد آن‌ها',
  },
  commands: {
    verifyHolder: {
      label: 'تأیید دارنده',
      title: 'تأیید دارنده کارت',
      explain:
        'مشخصات با تصویر کارت ملی یکی است. با تأیید قرارداد و امضای شرکت، کارت ساخته می‌شود.',
      done: 'دارنده کارت تأیید شد.',
    },
    rejectHolder: {
      label: 'رد دارنده',
      title: 'رد دارنده کارت',
      explain: 'دلیل برای مدیرعامل شرکت پیامک می‌شود تا دوباره بفرستد.',
      done: 'دارنده کارت رد شد.',
    },
    verifyContract: {
      label: 'تأیید قرارداد',
      title: 'تأیید قرارداد صدور کارت',
      explain: 'با امضای شرکت و نشانی تحویل، کارت ساخته می‌شود و به صف چاپ می‌رود.',
      done: 'قرارداد صدور کارت تأیید شد.',
    },
    rejectContract: {
      label: 'رد قرارداد',
      title: 'رد قرارداد صدور کارت',
      explain: 'دلیل برای مدیرعامل شرکت پیامک می‌شود تا قرارداد تازه‌ای بارگذاری کند.',
      done: 'قرارداد صدور کارت رد شد.',
    },
  },
  texts: {
    cardHolders: {
      reasons: {
        otherCard: 'کارت ملی متعلق به این شخص نیست.',
        otherPhone: 'شماره موبایل به نام این شخص نیست.',
        noStamp: 'قرارداد مهر شرکت را ندارد.',
        noSignature: 'قرارداد امضای مجاز شرکت را ندارد.',
        otherHolder: 'قرارداد به نام این دارنده کارت نیست.',
        oldForm: 'قرارداد روی فرم کنونی بانک نوشته نشده است.',
      },
      views: {
        waiting: 'در انتظار بررسی',
        people: 'دارندگان در انتظار',
        contracts: 'قراردادهای در انتظار',
      },
      facts: 'مشخصات دارنده',
      contract: 'قرارداد و نشانی تحویل',
      papers: 'مدارک',
      rejectionReason: 'دلیل رد دارنده',
      contractRejectionReason: 'دلیل رد قرارداد',
      contractSentAt: 'زمان بارگذاری قرارداد',
      addressTitle: 'عنوان نشانی',
      address: 'نشانی تحویل',
      notWaiting: 'این مورد در انتظار بررسی نیست.',
      removed: 'شرکت این دارنده را برداشته است.',
    },
  },
} as const satisfies ResourceWords
