import { headers as common } from '#app/platform/resource/i18n/fa'

export const titles = { lateFees: 'دیرکردها' } as const

export const headers = {
  ...common,
  installmentAmount: 'مبلغ بازپرداخت',
  charged: 'دیرکرد ثبت‌شده',
  paid: 'پرداخت‌شده',
  forgiven: 'بخشوده',
  open: 'مانده',
  days: 'روزهای دیرکرد',
  lastDay: 'آخرین روز',
} as const
