export { default as SigningPages } from '#areas/signing/screens/SigningPages.tsx'
