/** What the house signs and hands out as a file. */
export const signedFileKinds = ['EVIDENCE', 'CLEARANCE'] as const
export type SignedFileKind = (typeof signedFileKinds)[number]

/** Where a signed file is checked by whoever holds it. */
export const checkPage = (id: string): string => `/check/${id}`
