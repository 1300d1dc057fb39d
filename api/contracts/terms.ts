/** Every text of the terms that was ever shown, oldest first; a changed text gets a new version. Sentences made from settings are no part of it. */
export const termsVersions = ['1405-08', '1405-09'] as const
export type TermsVersion = (typeof termsVersions)[number]

/** The one that is shown now, and agreed to by signing in. */
export const termsVersion: TermsVersion = '1405-09'
