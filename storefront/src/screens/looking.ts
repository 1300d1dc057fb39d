/** What may be looked at beside the main pages. */
export { default as GeneralHomeScreen } from '#screens/entry/GeneralHomeScreen.tsx'
export { default as NotFoundScreen } from '#screens/entry/NotFoundScreen.tsx'
export { default as OnboardingPlansScreen } from '#screens/entry/OnboardingPlansScreen.tsx'
export { default as BankBranchScreen } from '#screens/home/BankBranchScreen.tsx'
export { default as DistributorScreen } from '#screens/home/DistributorScreen.tsx'
export { default as DistributorsScreen } from '#screens/home/DistributorsScreen.tsx'
