/** The keys of the papers of a file, and of the help itself. */
export const viewerKeys = [
  ['Z', 'review.keys.zoom'],
  ['T', 'review.keys.turn'],
  ['S', 'review.keys.split'],
  ['← →', 'review.keys.documents'],
  ['?', 'review.keys.help'],
] as const
