import { headers as common } from '#app/shared/resource/i18n/fa'

export const titles = {
  distributors: 'شرکت‌های پخش',
  branches: 'شعبه‌ها',
  requests: 'درخواست‌های شرکت‌های پخش',
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

export const requestHeaders = { distributorName: 'شرکت پخش' } as const
