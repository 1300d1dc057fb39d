import type { LockedHolder } from '../steps/lock_holder.js'

/** What the bank decides: the person, or the contract for their card. */
export type HolderStep = 'holder' | 'contract'

/** How each of the two stands. */
export const standing = {
  holder: ({ status, sentAt, decidedAt, decidedBy }: LockedHolder) => ({
    status,
    sentAt,
    decidedAt,
    decidedBy,
  }),
  contract: (holder: LockedHolder) => ({
    status: holder.contractStatus,
    sentAt: holder.contractSentAt,
    decidedAt: holder.contractDecidedAt,
    decidedBy: holder.contractDecidedBy,
  }),
}

/** The columns that a decision on each of the two writes. */
export const columns = {
  holder: {
    status: 'status',
    rejection: 'rejection',
    decidedAt: 'decided_at',
    decidedBy: 'decided_by',
  },
  contract: {
    status: 'contract_status',
    rejection: 'contract_rejection',
    decidedAt: 'contract_decided_at',
    decidedBy: 'contract_decided_by',
  },
} as const
