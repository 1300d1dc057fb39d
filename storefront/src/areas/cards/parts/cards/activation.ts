import type { OwnCard } from '#core/api/types.ts'

/** Until tomorrow, or for good. */
export const isActivationClosed = ({ activationLockedUntil, isExpired }: OwnCard): boolean =>
  activationLockedUntil !== null || isExpired
