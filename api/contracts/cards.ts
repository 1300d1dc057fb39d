import type { Transitions } from './transitions.ts'

/** person §4 "Card status"; domain "Cards". */
export const cardStatuses = [
  'CREATED',
  'PRINT_PENDING',
  'PRINTED',
  'DELIVERED',
  'ENABLED',
  'DISABLED',
  'BLOCKED',
] as const
export type CardStatus = (typeof cardStatuses)[number]

/** A parcel that returns goes back to PRINT_PENDING, so that its address can be changed. */
export const cardTransitions = {
  CREATED: ['PRINT_PENDING'],
  PRINT_PENDING: ['PRINTED'],
  PRINTED: ['DELIVERED', 'PRINT_PENDING'],
  DELIVERED: ['ENABLED'],
  ENABLED: ['BLOCKED', 'DISABLED'],
  DISABLED: [],
  BLOCKED: [],
} as const satisfies Transitions<CardStatus>
