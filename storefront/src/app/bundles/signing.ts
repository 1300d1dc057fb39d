/** Enrolling for digital signatures, and what was signed. */
export { default as SigningPages } from '#areas/signing/screens/SigningPages.tsx'
