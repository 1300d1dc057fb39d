import type { LineStanding } from '#contracts/line_standing'
import type { TemplateName } from '#app/people/notifications/domain/templates'

type Told = Readonly<Record<LineStanding, TemplateName>>

/** Texts by standing: none promises what the reader lacks. */
export const toldOfLine = {
  allocated: {
    USABLE: 'credit-allocated',
    IN_ARREARS: 'credit-allocated-blocked',
    HELD: 'credit-allocated-blocked',
    EXPIRED: 'credit-expired',
    CLOSED: 'credit-closed',
  },
  limitChanged: {
    USABLE: 'credit-limit-changed',
    IN_ARREARS: 'credit-limit-changed-blocked',
    HELD: 'credit-limit-changed-blocked',
    EXPIRED: 'credit-limit-changed-blocked',
    CLOSED: 'credit-closed',
  },
  granted: {
    USABLE: 'renewal-granted',
    IN_ARREARS: 'renewal-granted',
    HELD: 'renewal-granted',
    EXPIRED: 'renewal-granted',
    CLOSED: 'credit-closed',
  },
  endsSoon: {
    USABLE: 'credit-ending',
    IN_ARREARS: 'credit-ending-blocked',
    HELD: 'credit-ending-blocked',
    EXPIRED: 'credit-expired',
    CLOSED: 'credit-closed',
  },
  expired: {
    USABLE: 'credit-expired',
    IN_ARREARS: 'credit-expired',
    HELD: 'credit-expired',
    EXPIRED: 'credit-expired',
    CLOSED: 'credit-closed',
  },
  renewed: {
    USABLE: 'credit-renewed',
    IN_ARREARS: 'credit-renewed-blocked',
    HELD: 'credit-renewed-blocked',
    EXPIRED: 'credit-expired',
    CLOSED: 'credit-closed',
  },
  blocked: {
    USABLE: 'credit-suspended',
    IN_ARREARS: 'credit-suspended',
    HELD: 'credit-suspended',
    EXPIRED: 'credit-suspended',
    CLOSED: 'credit-closed',
  },
  blockedForArrears: {
    USABLE: 'credit-suspended-arrears',
    IN_ARREARS: 'credit-suspended-arrears',
    HELD: 'credit-suspended-arrears-held',
    EXPIRED: 'credit-suspended-arrears-held',
    CLOSED: 'credit-closed',
  },
  unblocked: {
    USABLE: 'credit-unsuspended',
    IN_ARREARS: 'credit-suspended-arrears',
    HELD: 'credit-suspended',
    EXPIRED: 'credit-unsuspended-expired',
    CLOSED: 'credit-closed',
  },
  pastDue: {
    USABLE: 'installment-past-due',
    IN_ARREARS: 'installment-past-due-blocked',
    HELD: 'installment-past-due-held',
    EXPIRED: 'installment-past-due-held',
    CLOSED: 'installment-past-due-held',
  },
  repaid: {
    USABLE: 'repayment-paid',
    IN_ARREARS: 'repayment-paid-held',
    HELD: 'repayment-paid-held',
    EXPIRED: 'repayment-paid-held',
    CLOSED: 'repayment-paid-held',
  },
  repaidInPart: {
    USABLE: 'repayment-paid-in-part-freed',
    IN_ARREARS: 'repayment-paid-held',
    HELD: 'repayment-paid-held',
    EXPIRED: 'repayment-paid-held',
    CLOSED: 'repayment-paid-held',
  },
} as const satisfies Record<string, Told>
