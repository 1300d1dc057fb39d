/** What may be looked at beside the main pages. */
export { default as GeneralHomeScreen } from '#areas/entry/screens/GeneralHomeScreen.tsx'
export { default as NotFoundScreen } from '#areas/entry/screens/NotFoundScreen.tsx'
export { default as OnboardingPlansScreen } from '#areas/entry/screens/OnboardingPlansScreen.tsx'
export { default as BankBranchScreen } from '#areas/home/screens/BankBranchScreen.tsx'
export { default as DistributorScreen } from '#areas/home/screens/DistributorScreen.tsx'
export { default as DistributorsScreen } from '#areas/home/screens/DistributorsScreen.tsx'
