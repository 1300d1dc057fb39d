import type { OrdersPanel } from '#core/api/types.ts'

/** How many contracts of cards wait for the reader, for themselves or for an absent member. */
export const contractsOf = (mine: OrdersPanel['waitingForMe'] | undefined): number =>
  mine ? mine.contracts.toSign + mine.contracts.toSignFor : 0
