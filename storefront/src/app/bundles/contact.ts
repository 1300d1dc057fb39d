export { default as CallMeScreen } from '#areas/profile/screens/contact/CallMeScreen.tsx'
export { default as LeadScreen } from '#areas/profile/screens/contact/LeadScreen.tsx'
