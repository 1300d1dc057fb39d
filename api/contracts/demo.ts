/** The people and secrets of demo mode. A production start refuses to run while any of them exists. */
export const demoPassword = 'kasbeno-demo'
export const demoStaff = [
  'super',
  'kyc',
  'credit',
  'approver',
  'legal',
  'card',
  'finance',
  'support',
  'auditor',
  'distributor',
  'branch',
  'accountant',
] as const
export const demoSupplierToken = 'demo-supplier'
export const demoDeviceToken = 'demo-device'
export const demoPartnerTokens = {
  'legal': 'demo-legal',
  'courier': 'demo-courier',
  'refah': 'demo-refah',
  'iran-kish': 'demo-iran-kish',
} as const
export const demoTokens = [
  demoSupplierToken,
  demoDeviceToken,
  ...Object.values(demoPartnerTokens),
] as const

/**
 * Shop owners of the demo, one for each state that the product knows; each signs in with the code that
 * the phone simulator shows.
 */
export const demoOwners = {
  'fresh': '09990000101',
  'identity-waits': '09990000102',
  'identity-rejected': '09990000103',
  'shop-rejected': '09990000104',
  'documents-rejected': '09990000105',
  'all-wait': '09990000106',
  'all-wait-mismatch': '09990000107',
  'documents-wait': '09990000108',
  'digital-waits': '09990000109',
  'approved': '09990000110',
  'package-chosen': '09990000111',
  'fee-paid': '09990000112',
  'branch-visited': '09990000113',
  'four-eyes': '09990000114',
  'credit-new': '09990000115',
  'credit-in-use': '09990000116',
  'credit-blocked': '09990000117',
  'credit-ends-soon': '09990000118',
  'credit-expired': '09990000119',
  'renewal-ready': '09990000120',
  'score-refused': '09990000121',
  'bank-refused': '09990000122',
  'digital-approved': '09990000123',
  'digital-fresh': '09990000150',
  'digital-identity-waits': '09990000151',
  'digital-documents-rejected': '09990000152',
  'digital-all-wait': '09990000153',
  'digital-bank-visit': '09990000154',
  'digital-branch-visited': '09990000155',
  'digital-fee-due': '09990000156',
  'digital-in-use': '09990000157',
  'digital-blocked': '09990000158',
  'digital-expired': '09990000159',
  'year-of-trade': '09990000160',
  'goods-arrive': '09990000165',
  'goods-disputed': '09990000166',
  'goods-refused': '09990000167',
  'goods-decided': '09990000168',
  'goods-await-staff': '09990000169',
  'signing-begun': '09990000170',
  'signing-interrupted': '09990000171',
  'signing-waits': '09990000172',
  'signing-rejected': '09990000173',
  'signing-enrolled': '09990000174',
  'card-print-pending': '09990000130',
  'card-printed': '09990000131',
  'card-returned': '09990000132',
  'card-delivered': '09990000133',
  'card-signed': '09990000134',
  'card-enabled': '09990000135',
  'card-blocked': '09990000136',
  'card-disabled': '09990000137',
  'card-reissued': '09990000138',
  'card-digital': '09990000139',
  'renewal-signed': '09990000140',
  'renewal-paid': '09990000141',
  'renewed': '09990000142',
  'renewal-ahead': '09990000143',
  'card-digital-printed': '09990000144',
  'card-digital-unsigned': '09990000145',
  'card-digital-enabled': '09990000146',
  'card-digital-blocked': '09990000147',
  'late-fee': '09990000190',
  'limit-waits': '09990000205',
  'written-off': '09990000206',
} as const
export type DemoState = keyof typeof demoOwners
/** CEOs of the demo's companies, one for each state that a company's file or credit knows. */
export const demoCompanies = {
  'company-registered': '09990000210',
  'company-waits': '09990000211',
  'company-refused': '09990000212',
  'company-accepted': '09990000213',
  'company-four-eyes': '09990000214',
  'company-fee-due': '09990000215',
  'company-in-use': '09990000216',
  'company-blocked': '09990000217',
  'company-expired': '09990000218',
  'company-renewal': '09990000219',
  'company-away': '09990000240',
} as const
export type DemoCompanyState = keyof typeof demoCompanies
/** Members of the company that uses its credit: one is another company's CEO, one has a shop of her own. */
export const demoMembers = {
  mandatory: demoCompanies['company-accepted'],
  optional: demoOwners['year-of-trade'],
  another: '09990000221',
  watching: '09990000222',
} as const
/** Named for the board of the company that uses its credit after it was accepted: waits for the legal admin. */
export const demoNewcomer = '09990000223'
/** Members of the company in which one is away: the delegate signs in their place, the other for herself. */
export const demoAway = {
  absent: '09990000241',
  delegate: '09990000242',
  other: '09990000243',
} as const
/** Who hold the cards of the company that uses its credit, shall hold one, or did: one for each step of the way. */
export const demoHolders = {
  'holder-waits': '09990000230',
  'holder-refused': '09990000231',
  'holder-contract-signing': '09990000232',
  'holder-contract-waits': '09990000233',
  'holder-card-printing': '09990000234',
  'holder-card-delivered': '09990000320',
  'holder-card-enabled': '09990000235',
  'holder-card-blocked': '09990000236',
  'holder-removed': '09990000321',
} as const
export type DemoHolderState = keyof typeof demoHolders
export const demoContacts = { lead: '09990000207', callInfo: '09990000208' } as const

export const demoPin = '2846'

/** What days that the demo's clock has passed still have to do. */
export interface WorkOfDays {
  daysToClose: number
  jobsRunning: number
}
export const isAtRest = ({ daysToClose, jobsRunning }: WorkOfDays): boolean =>
  daysToClose === 0 && jobsRunning === 0
