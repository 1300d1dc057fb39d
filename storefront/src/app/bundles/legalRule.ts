export { default as MembersScreen } from '#areas/company/screens/members/MembersScreen.tsx'
export { default as SignatureRuleScreen } from '#areas/company/screens/rule/SignatureRuleScreen.tsx'
