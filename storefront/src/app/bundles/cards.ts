export { default as CardPages } from '#areas/cards/screens/CardPages.tsx'
export { default as CompanyCardPages } from '#areas/cards/screens/CompanyCardPages.tsx'
