/** What the search says of what it found. */
export const texts = { rial: 'ریال', between: ' · ' } as const
