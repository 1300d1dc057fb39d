/** What people leave to be answered, before they are customers or after. */
export { default as CallMeScreen } from '#screens/contact/CallMeScreen.tsx'
export { default as LeadScreen } from '#screens/contact/LeadScreen.tsx'
