import { headers as common } from '#app/platform/resource/i18n/fa'

export const names = {
  enrollments: { title: 'ثبت‌نام‌های امضای دیجیتال', singular: 'ثبت‌نام امضای دیجیتال' },
} as const

export const headers = {
  ...common,
  person: 'شخص',
  refusal: 'دلیل رد',
  certificateSerial: 'شماره گواهی',
  certificateExpiresAt: 'پایان گواهی',
  submittedAt: 'زمان ارسال',
  decidedAt: 'زمان پاسخ',
  signatures: 'سندهای امضاشده',
} as const
