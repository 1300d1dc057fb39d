/** The pages of a company's dashboard, as company §2 names them: to the first load all of them are `/legal-dashboard/*`. */
export const dashboardPaths = {
  login: '/legal-dashboard-login',
  home: '/legal-dashboard',
  signatures: '/legal-dashboard/signature-management',
  cards: '/legal-dashboard/card-management',
  invoices: '/legal-dashboard/invoices',
  account: '/legal-dashboard/user-account',
  cardDetails: (phone: string) => `/legal-dashboard/card-details/${phone}` as const,
} as const
