export { default as WeekScreen } from '#areas/company/screens/week/WeekScreen.tsx'
