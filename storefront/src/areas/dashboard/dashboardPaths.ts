import { queryOf } from '#core/api/queryOf.ts'

/** company §2; the first load knows `/legal-dashboard/*`. */
export const dashboardPaths = {
  login: '/legal-dashboard-login',
  home: '/legal-dashboard',
  signatures: '/legal-dashboard/signature-management',
  cards: '/legal-dashboard/card-management',
  invoices: '/legal-dashboard/invoices',
  /** What the list shows, and which of them stands open beside it. */
  invoicesOf: (shown: Readonly<Record<string, string>>) =>
    `/legal-dashboard/invoices${queryOf(shown)}`,
  statement: '/legal-dashboard/statement',
  statementOf: (userId: string) => `/legal-dashboard/statement?userId=${userId}` as const,
  account: '/legal-dashboard/user-account',
  cardDetails: (phone: string) => `/legal-dashboard/card-details/${phone}` as const,
} as const
