import { viewerKeys } from '../../../../components/review/viewerKeys'

/** The keys of the review desk. */
export const reviewKeys = [
  ['J / K', 'review.keys.neighbours'],
  ['1 2 3', 'review.keys.steps'],
  ['A', 'review.keys.approve'],
  ['R', 'review.keys.reject'],
  ['U', 'review.keys.takeBack'],
  ...viewerKeys,
] as const
