/** The CEO's week comes as a bundle of its own. */
export { default as WeekScreen } from '#areas/company/screens/week/WeekScreen.tsx'
