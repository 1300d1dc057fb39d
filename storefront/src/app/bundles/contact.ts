/** What people leave to be answered, before they are customers or after. */
export { default as CallMeScreen } from '#areas/profile/screens/contact/CallMeScreen.tsx'
export { default as LeadScreen } from '#areas/profile/screens/contact/LeadScreen.tsx'
