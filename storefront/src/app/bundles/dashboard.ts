export { default as DashboardLoginScreen } from '#areas/dashboard/screens/DashboardLoginScreen.tsx'
export { default as DashboardPages } from '#areas/dashboard/screens/DashboardPages.tsx'
