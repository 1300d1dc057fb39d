import type { CardStatus } from '@kasbeno/api/contracts/cards'

export type ClosedCard = 'BLOCKED' | 'DISABLED' | 'EXPIRED' | 'FROZEN'

/** Why nothing is bought with a card that was in use, what is for good first; null where nothing closes it. */
export const closedCard = (status: CardStatus | null, isExpired: boolean): ClosedCard | null => {
  if (status === 'BLOCKED' || status === 'DISABLED') return status
  if (isExpired) return 'EXPIRED'
  return status === 'FROZEN' ? status : null
}

/** Its holder opens a frozen card again; nothing opens the others. */
export const closedTone = (closed: ClosedCard) => (closed === 'FROZEN' ? 'warning' : 'danger')
