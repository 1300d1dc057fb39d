import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  fields: {
    agent: 'مرورگر',
    sessionId: 'شناسه نشست',
    recordedAt: 'زمان ثبت در سامانه',
    isIntact: 'متن دست‌نخورده است',
  },
  permissions: { 'contracts.list': 'دیدن قراردادهای امضاشده' },
  texts: {
    contracts: {
      text: 'متن امضاشده',
      evidence: 'مدرک امضا',
      facts: 'مشخصات',
      pdf: 'فایل PDF',
    },
  },
} satisfies ResourceWords
