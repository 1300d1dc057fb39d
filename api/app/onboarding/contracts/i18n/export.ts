import { headers as common } from '#app/platform/resource/i18n/fa'

export const titles = {
  contracts: 'قراردادهای امضاشده',
  templates: 'متن‌های قرارداد',
} as const

export const headers = {
  ...common,
  contractType: 'قرارداد',
  version: 'نسخه متن',
  term: 'سال اعتبار',
  signedAt: 'زمان امضا',
  digest: 'چکیده متن',
  address: 'نشانی شبکه',
  writtenByName: 'نویسنده',
  approvedByName: 'تأییدکننده',
  inForceAt: 'آغاز اجرا',
  retiredAt: 'پایان اجرا',
} as const
