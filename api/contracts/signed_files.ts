/** What the house signs and hands out as a file. */
export const signedFileKinds = ['EVIDENCE', 'CLEARANCE'] as const
export type SignedFileKind = (typeof signedFileKinds)[number]

/** The title of each, on the file and on the page where it is checked. */
export const signedFileTitles: Readonly<Record<SignedFileKind, string>> = {
  EVIDENCE: 'مدرک امضاهای شرکت',
  CLEARANCE: 'نامه تسویه حساب',
}

/** Where a signed file is checked by whoever holds it. */
export const checkPage = (id: string): string => `/check/${id}`
