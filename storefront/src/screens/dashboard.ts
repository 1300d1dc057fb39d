/** What a company's CEO does at a desk. */
export { default as DashboardLoginScreen } from '#screens/dashboard/DashboardLoginScreen.tsx'
export { default as DashboardPages } from '#screens/dashboard/DashboardPages.tsx'
