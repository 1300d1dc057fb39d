import { headers as common } from '#app/platform/resource/i18n/fa'

export const titles = {
  distributors: 'شرکت‌های پخش',
  branches: 'شعبه‌ها',
} as const

export const headers = {
  ...common,
  category: 'دسته',
  iban: 'شبا',
  phone: 'تلفن',
  priority: 'ترتیب نمایش',
  requiresConfirmation: 'تأیید پس از پرداخت',
  paymentWindowDays: 'مهلت پرداخت (روز)',
} as const

export const branchHeaders = { ...common, name: 'نام شعبه' } as const
