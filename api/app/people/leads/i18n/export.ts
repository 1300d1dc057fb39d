import { headers as common } from '#app/platform/resource/i18n/fa'

export const names = {
  leads: { title: 'سرنخ‌ها', singular: 'سرنخ' },
  callInfos: { title: 'درخواست‌های تماس', singular: 'درخواست تماس' },
  manualReports: { title: 'گزارش‌های دستی', singular: 'گزارش دستی' },
} as const

export const headers = {
  ...common,
  subject: 'موضوع',
  text: 'شرح',
  occurredOn: 'تاریخ رویداد',
  claimedByName: 'پیگیری‌کننده',
  reportedByName: 'گزارش‌دهنده',
  outcome: 'نتیجه',
  closedAt: 'پایان پیگیری',
  hasPicture: 'تصویر دارد',
} as const
