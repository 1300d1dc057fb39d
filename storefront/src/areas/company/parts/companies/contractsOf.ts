import type { OrdersPanel } from '#core/api/types.ts'

/** Own and delegated. */
export const contractsOf = (mine: OrdersPanel['waitingForMe'] | undefined): number =>
  mine ? mine.contracts.toSign + mine.contracts.toSignFor : 0
