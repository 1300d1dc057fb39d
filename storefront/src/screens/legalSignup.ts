/** Onboarding of a company comes as one bundle; who opens one of its pages goes on to the next. */
export { default as BoardScreen } from '#screens/legal/signup/BoardScreen.tsx'
export { default as BranchScreen } from '#screens/legal/signup/BranchScreen.tsx'
export { default as CeoScreen } from '#screens/legal/signup/CeoScreen.tsx'
export { default as InformationScreen } from '#screens/legal/signup/InformationScreen.tsx'
export { default as MemberScreen } from '#screens/legal/signup/MemberScreen.tsx'
export { default as RegisterScreen } from '#screens/legal/signup/RegisterScreen.tsx'
export { default as StatusScreen } from '#screens/legal/signup/StatusScreen.tsx'
export { default as SummaryScreen } from '#screens/legal/signup/SummaryScreen.tsx'
