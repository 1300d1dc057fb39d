import type { Address } from './contract.ts'

const memberQuery = (values: Record<string, string>) => `?${new URLSearchParams(values)}` as const

/** Every path of the API that the pages of companies ask alone, below `/api`. */
export const legalEndpoints = {
  assigned: '/legal/company/assigned' as Address<'/legal/company/assigned'>,
  company: '/legal/company' as Address<'/legal/company'>,
  phases: '/legal/company/phases' as Address<'/legal/company/phases'>,
  register: '/legal/company/legal-company' as Address<'/legal/company/legal-company'>,
  officialPaper: '/legal/company/official-paper' as Address<'/legal/company/official-paper'>,
  ceo: '/legal/company/ceo' as Address<'/legal/company/ceo'>,
  sendCeo: (values: Record<string, string>): Address<'/legal/company/ceo'> =>
    `/legal/company/ceo${memberQuery(values)}` as const,
  board: '/legal/company/board-member' as Address<'/legal/company/board-member'>,
  addMember: (values: Record<string, string>): Address<'/legal/company/board-member'> =>
    `/legal/company/board-member${memberQuery(values)}` as const,
  member: (phone: string): Address<'/legal/company/board-member/{phone}'> =>
    `/legal/company/board-member/${phone}` as const,
  updateMember: (
    phone: string,
    values: Record<string, string>
  ): Address<'/legal/company/board-member/{phone}'> =>
    `/legal/company/board-member/${phone}${memberQuery(values)}` as const,
  sendBoard: '/legal/company/board-member/status' as Address<'/legal/company/board-member/status'>,
  minimum: '/legal/company/minimum-signature' as Address<'/legal/company/minimum-signature'>,
} as const
