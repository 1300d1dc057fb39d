import type { Dashboard } from '@kasbeno/api/contracts/dashboard'

/** A role that decides nothing and guards no money has no figures at all. */
export const isIdle = ({ queues, money, trends }: Dashboard): boolean =>
  Object.keys(queues).length === 0 && money === null && trends === null
