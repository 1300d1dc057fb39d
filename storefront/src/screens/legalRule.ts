/** Who signs for a company comes as a bundle of its own. */
export { default as SignatureRuleScreen } from '#screens/legal/rule/SignatureRuleScreen.tsx'
