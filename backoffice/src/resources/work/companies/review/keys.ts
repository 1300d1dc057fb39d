import { viewerKeys } from '../../../../components/review/viewerKeys'

/** The keys of the review of companies. */
export const reviewKeys = [
  ['J / K', 'companies.keys.neighbours'],
  ['1 2 3', 'companies.keys.parts'],
  ['A', 'companies.keys.accept'],
  ['R', 'companies.keys.reject'],
  ['U', 'review.keys.takeBack'],
  ...viewerKeys,
] as const
