/** The pages of signing up come as one bundle; who opens one of them goes on to the next. */
export { default as CreditAmountScreen } from '#screens/signup/CreditAmountScreen.tsx'
export { default as CreditOnboardingScreen } from '#screens/signup/CreditOnboardingScreen.tsx'
export { default as DocumentsScreen } from '#screens/signup/DocumentsScreen.tsx'
export { default as IdentityScreen } from '#screens/signup/IdentityScreen.tsx'
export { default as PlatformFeeScreen } from '#screens/signup/PlatformFeeScreen.tsx'
export { default as ShopScreen } from '#screens/signup/ShopScreen.tsx'
export { default as SignupStatusScreen } from '#screens/signup/SignupStatusScreen.tsx'
export { default as SummaryScreen } from '#screens/signup/SummaryScreen.tsx'
