import type { ApprobationStatus, OrderApprobationStatus, SignatureMethod } from '../approbations.ts'
import type { DelegationStanding } from '../delegations.ts'
import type { SignatureAnswer } from '../quorum.ts'

export const signatureWords = {
  approbation: {
    PENDING: 'در انتظار امضا',
    ACCEPTED: 'تأییدشده',
    REJECTED: 'ردشده',
  } satisfies Record<ApprobationStatus, string>,
  orderApprobation: {
    PENDING_FOR_APPROBATION: 'در انتظار امضا',
    PENDING_FOR_PAYMENT: 'در انتظار پرداخت',
    COMPLETED: 'پایان‌یافته',
  } satisfies Record<OrderApprobationStatus, string>,
  signatureAnswer: {
    PENDING: 'در انتظار',
    ACCEPTED: 'امضا',
    REJECTED: 'رد',
  } satisfies Record<SignatureAnswer, string>,
  delegationStanding: {
    PENDING: 'در انتظار تأیید',
    UPCOMING: 'تأییدشده',
    IN_FORCE: 'برقرار',
    REFUSED: 'ردشده',
    REVOKED: 'لغوشده',
    ENDED: 'پایان‌یافته',
  } satisfies Record<DelegationStanding, string>,
  signatureMethod: {
    CODE: 'کد یک‌بارمصرف',
    TOKEN: 'گواهی امضای دیجیتال',
  } satisfies Record<SignatureMethod, string>,
} as const
