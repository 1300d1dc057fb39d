/** The keys of the review desk. */
export const reviewKeys = [
  ['J / K', 'review.keys.neighbours'],
  ['1 2 3', 'review.keys.steps'],
  ['A', 'review.keys.approve'],
  ['R', 'review.keys.reject'],
  ['U', 'review.keys.takeBack'],
  ['Z', 'review.keys.zoom'],
  ['T', 'review.keys.turn'],
  ['S', 'review.keys.split'],
  ['← →', 'review.keys.documents'],
  ['?', 'review.keys.help'],
] as const
