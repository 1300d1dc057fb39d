/** What the search says of what it found. */
export const texts = { between: ' · ' } as const
