/** Lengths, sizes and page sizes of person §5 and §9, used by validators and forms alike. */
export const limits = {
  name: 255,
  /** In Latin letters; `cardName` is what a card has room for, the space between included. */
  latinName: 25,
  cardName: 26,
  shopName: 255,
  shopAddress: 255,
  addressTitle: 250,
  address: 250,
  companyAddress: 255,
  reason: 1000,
  bankReference: 60,
  note: 2000,
  nationalCode: 10,
  postalCode: 10,
  landNumber: 15,
  priceInput: 18,
} as const

/** Bytes. person §5: registration images 3 MB, KYC documents 3.5 MB (the message says 3 MB). company §9 */
export const uploadLimits = {
  registrationImage: 3_000_000,
  kycDocument: 3_500_000,
  companyOfficialPaper: 7_340_032,
  companyMemberImage: 7_000_000,
  cardIssuanceContract: 4_000_000,
} as const
export const imageMimeTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export const pageSizes = {
  orders: 10,
  transactions: 10,
  districts: 100,
  branches: 5,
  homeWidget: 3,
  homeDistributors: 5,
  max: 100,
} as const

/** Rows of a table on a company's dashboard. company §9 */
export const tablePageSizes = [10, 20, 50, 100] as const

/**
 * person §9: a next page exists only while total is greater than the page size and what has been
 * read is below the total. `currentPage` counts from 1.
 */
export const hasNextPage = (meta: { currentPage: number; pageSize: number; total: number }) =>
  meta.total > meta.pageSize && meta.currentPage * meta.pageSize < meta.total

/** Rials. person §9 "Wallet charge". */
export const walletCharge = {
  min: 50_000,
  max: 50_000_000,
  default: 30_000_000,
  quick: [5_000_000, 10_000_000, 20_000_000, 30_000_000],
} as const
