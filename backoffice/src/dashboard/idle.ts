import type { Dashboard } from '@kasbeno/api/contracts/dashboard'

/** Deciding nothing and guarding no money. */
export const isIdle = ({ queues, money, trends }: Dashboard): boolean =>
  Object.keys(queues).length === 0 && money === null && trends === null
