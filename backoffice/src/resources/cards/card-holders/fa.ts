import { fieldWords } from '@kasbeno/api/contracts/words/fields'
import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  name: 'دارنده کارت شرکت |||| دارندگان کارت شرکت',
  fields: {
    'companyId': fieldWords.companyId,
    'birthDate': fieldWords.dateOfBirth,
    'waits': 'در صف بررسی',
    'claimed': 'در دست بررسی',
    'claimedBy': 'در دست',
    'claimedBy.name': 'در دست بررسی',
  },
  subjects: { 'card-holders': 'دارنده کارت شرکت' },
  permissions: {
    'card-holders.list': 'دیدن دارندگان کارت شرکت و مدارک آن‌ها',
    'card-holders.decide': 'تأیید و رد دارندگان کارت شرکت و قرارداد آن‌ها',
  },
  texts: {
    cardHolders: {
      review: 'بررسی دارنده کارت',
      parts: 'دارنده و قرارداد',
      step: { holder: 'دارنده کارت', contract: 'قرارداد کارت' },
      cardMade: 'کارت این شخص ساخته شده است.',
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
      removed: 'شرکت این دارنده را برداشته است.',
    },
  },
} as const satisfies ResourceWords
