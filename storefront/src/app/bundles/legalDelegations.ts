/** A bundle of its own. */
export { default as DelegationsScreen } from '#areas/company/screens/delegations/DelegationsScreen.tsx'
