/** Of the hub: its reader has just come in, and has not asked for another plan. */
export const beginning = { begins: true } as const

export const isBeginning = (state: unknown): boolean =>
  (state as Partial<typeof beginning> | null)?.begins === true
