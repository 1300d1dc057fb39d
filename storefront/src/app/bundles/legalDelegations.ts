/** Who signs for a member that is away comes as a bundle of its own. */
export { default as DelegationsScreen } from '#areas/company/screens/delegations/DelegationsScreen.tsx'
