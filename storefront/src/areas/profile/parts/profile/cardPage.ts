import type { CardStatus } from '@kasbeno/api/contracts/cards'
import { paths } from '#app/paths.ts'

/** Cards that their owner has something to do with. person §2 "Profile" */
const managed: ReadonlySet<CardStatus | null> = new Set<CardStatus>([
  'BLOCKED',
  'DELIVERED',
  'CREATED',
  'ENABLED',
  'DISABLED',
])

export const contractsPage = '/card/contracts'
const management = '/card/management'
const ownPages: ReadonlySet<unknown> = new Set(Object.values(paths))

/** The page of the card, for an owner who has one to manage; null where the product lacks that page. */
export const cardPage = (status: CardStatus | null, pages = ownPages): string | null =>
  managed.has(status) && pages.has(management) ? management : null
