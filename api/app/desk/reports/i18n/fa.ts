export const texts = { between: ' · ' } as const
