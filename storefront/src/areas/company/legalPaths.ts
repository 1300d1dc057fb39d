import type { OrderApprobationStatus } from '@kasbeno/api/contracts/approbations'
import { paths } from '../../app/paths.ts'

/** company §2, relative to `/legal`. */
export const legalPaths = {
  home: paths.home,
  orders: paths.orders,
  ordersOf: (status: OrderApprobationStatus, isMine: boolean) =>
    `${paths.orders}?orderStatus=${status}${isMine ? '&waiting=me' : ''}`,
  order: (id: string) => `/order/${id}`,
  payCode: (id: string) => `/order/${id}/payment-otp-verify`,
  signed: (id: string) => `/order/${id}/signature-status`,
  signBatch: '/order/sign',
  signatoryCallback: '/signatory-callback',
  wallet: paths.wallet,
  transactions: '/wallet/transaction',
  contracts: '/contracts',
  contract: (phone: string) => `/contracts/${phone}`,
  contractCallback: '/contract-callback',
  rule: '/signatures',
  members: '/members',
  addNewcomer: '/members/create',
  newcomer: (phone: string) => `/members/edit/${phone}`,
  delegations: '/delegations',
  consents: '/credit-consents',
  week: '/week',
  fee: '/card/platform-fee',
  profile: paths.profile,
  register: '/signup/company-register',
  information: '/signup/company-information',
  ceo: '/signup/ceo-information',
  board: '/signup/board-member',
  addMember: '/signup/board-member/create',
  member: (phone: string) => `/signup/board-member/edit/${phone}`,
  branch: '/signup/branch-selection',
  status: paths.signupStatus,
  summary: paths.summary,
} as const
