/** The card and what is done with it. */
export { default as CardPages } from '#screens/cards/CardPages.tsx'
export { default as CompanyCardPages } from '#screens/cards/CompanyCardPages.tsx'
