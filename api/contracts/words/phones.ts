import type { PhoneRequestKind } from '../phones.ts'

export const phoneWords = {
  phoneRequestKind: { CHANGE_PHONE: 'تغییر شماره موبایل' } satisfies Record<
    PhoneRequestKind,
    string
  >,
} as const

export const phoneCommandWords = {
  'users.change-phone': 'تغییر شماره موبایل',
  'phone-requests.ask': 'درخواست تغییر شماره موبایل',
  'phone-requests.approve': 'تأیید تغییر شماره موبایل',
  'phone-requests.reject': 'رد تغییر شماره موبایل',
  'phone-requests.withdraw': 'پس گرفتن تغییر شماره موبایل',
} as const
