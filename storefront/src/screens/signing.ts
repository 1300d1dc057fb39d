/** Enrolling for digital signatures, and what was signed. */
export { default as SigningPages } from '#screens/signing/SigningPages.tsx'
