export const texts = { between: ' · ' } as const

/** How lines of the trail are written in an export. */
export const trailTexts = {
  is: ': ',
  next: '؛ ',
  and: '، ',
  nothing: '–',
  yes: 'بله',
  no: 'خیر',
} as const
