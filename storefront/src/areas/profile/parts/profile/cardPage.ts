import type { CardStatus } from '@kasbeno/api/contracts/cards'
import { paths } from '#app/paths.ts'

/** person §2 "Profile" */
const managed: ReadonlySet<CardStatus | null> = new Set<CardStatus>([
  'BLOCKED',
  'DELIVERED',
  'CREATED',
  'ENABLED',
  'FROZEN',
  'DISABLED',
])

export const contractsPage = '/card/contracts'
const management = '/card/management'
const ownPages: ReadonlySet<unknown> = new Set(Object.values(paths))

/** Null where unavailable. */
export const cardPage = (status: CardStatus | null, pages = ownPages): string | null =>
  managed.has(status) && pages.has(management) ? management : null
