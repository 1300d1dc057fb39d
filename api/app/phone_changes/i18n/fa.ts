import { headers as common } from '#app/shared/resource/i18n/fa'

export const messages = {
  samePhone: 'شماره کنونی مشتری همین است.',
  noNationalCode: 'هویت این مشتری تأیید نشده است؛ شماره او را نمی‌توان استعلام و عوض کرد.',
  notTheirs: 'استعلام نشان می‌دهد این شماره به نام این مشتری نیست.',
  taken: 'این شماره از آن مشتری دیگری است که هویتش تأیید شده یا پرونده‌ای دارد.',
  justSignedIn: 'هم‌اکنون کسی با این شماره وارد شد؛ دوباره تأیید کنید.',
  requestWaits: 'درخواستی برای تغییر شماره این مشتری در انتظار نفر دوم است.',
  stale: 'شماره مشتری پس از این درخواست عوض شده است؛ دوباره درخواست دهید.',
} as const

export const title = 'درخواست‌های تغییر شماره'
export const headers = {
  ...common,
  previousPhone: 'شماره پیشین',
  newPhone: 'شماره تازه',
  inquiry: 'استعلام مالکیت',
} as const
