/** Who is in a company and signs for it comes as a bundle of its own. */
export { default as MembersScreen } from '#screens/legal/members/MembersScreen.tsx'
export { default as SignatureRuleScreen } from '#screens/legal/rule/SignatureRuleScreen.tsx'
