import type { WithdrawalEnder, WithdrawalStatus } from '../withdrawals.ts'

export const withdrawalWords = {
  ownerType: { PERSON: 'شخص', COMPANY: 'شرکت' },
  withdrawal: {
    REQUESTED: 'در انتظار بررسی',
    APPROVED: 'تأییدشده',
    SENT: 'فرستاده به بانک',
    PAID: 'واریز شد',
    FAILED: 'واریز نشد',
    CANCELED: 'لغوشده',
  } satisfies Record<WithdrawalStatus, string>,
  withdrawalEnder: {
    OWNER: 'درخواست‌کننده',
    MEMBER: 'صاحب امضا',
    INQUIRY: 'استعلام شبا',
    STAFF: 'کارشناس بانک',
    BANK: 'بانک',
  } satisfies Record<WithdrawalEnder, string>,
} as const

export const withdrawalCommandWords = {
  'withdrawals.request': 'درخواست برداشت از کیف پول',
  'withdrawals.confirm': 'تأیید برداشت به دست صاحب امضا',
  'withdrawals.propose': 'تأیید نخست برداشت از کیف پول',
  'withdrawals.approve': 'تأیید برداشت از کیف پول',
  'withdrawals.refuse': 'رد برداشت از کیف پول',
  'withdrawals.cancel': 'لغو برداشت از کیف پول',
} as const
