import { searchKey } from './digits.ts'
import { renewsCredit, type Plan } from './plans.ts'
import { firstMatch } from './transitions.ts'

/** What an owner signs: before the first card is activated, and before another year of credit. */
export const contractTypes = ['CARD', 'CREDIT_RENEWAL'] as const
export type ContractType = (typeof contractTypes)[number]

export const isContractType = (type: unknown): type is ContractType =>
  contractTypes.some((known) => known === type)

/** The card's contract is signed once and kept by every card that follows; a renewal has one for each year. */
export const cardTerm = 1

/** One text of a type and a plan is in force; the one that follows it retires it. */
export const templateStatuses = ['DRAFT', 'IN_FORCE', 'RETIRED'] as const
export type TemplateStatus = (typeof templateStatuses)[number]

export const templateBodyMax = 30_000

export const contractRequestKinds = ['PUT_IN_FORCE'] as const

/** What a template may leave open, by the word that stands between double braces: a closed list. */
export const placeholders = {
  bankName: 'نام بانک',
  customerName: 'نام مشتری',
  nationalCode: 'کد ملی',
  phone: 'شماره همراه',
  shopName: 'نام فروشگاه',
  shopAddress: 'نشانی فروشگاه',
  postalCode: 'کد پستی',
  planName: 'طرح',
  creditAmount: 'مبلغ اعتبار',
  creditAmountInWords: 'مبلغ اعتبار به حروف',
  expiresOn: 'پایان اعتبار',
  creditYear: 'سال اعتبار',
  arrearsRule: 'شرط تأخیر',
} as const
export type Placeholder = keyof typeof placeholders

const byWord = new Map(
  (Object.keys(placeholders) as Placeholder[]).map((name) => [searchKey(placeholders[name]), name])
)
export const placeholderOf = (word: string): Placeholder | undefined => byWord.get(searchKey(word))

export interface RenewalFacts {
  plan: Plan
  isCreditExpired: boolean
  /** Staff have granted another year, which has not begun. */
  hasRenewalCredit: boolean
  hasActivePlatformFee: boolean
  /** The renewal's contract while one is granted, else the one that this year stands on. */
  isContractSigned: boolean
}

export const renewalSteps = ['AGREEMENT', 'PLATFORM_FEE', 'HOME', 'NONE'] as const
export type RenewalStep = (typeof renewalSteps)[number]

/**
 * What comes next for an owner whose credit ends. A fee that was paid before the signature gives no year yet, so
 * signing stays open then. person §4 "Renewal hub redirect", domain "The credit line"
 */
export const renewalStep = firstMatch<RenewalFacts, RenewalStep>([
  ['NONE', (r) => !renewsCredit(r.plan) || (r.isCreditExpired && !r.hasRenewalCredit)],
  ['AGREEMENT', (r) => r.isCreditExpired && !r.isContractSigned],
  ['PLATFORM_FEE', (r) => r.isCreditExpired && !r.hasActivePlatformFee],
  ['HOME', (r) => r.isContractSigned && r.hasActivePlatformFee],
  ['NONE', () => true],
])

/** The renewal's own pages, which an address may open at any time. */
export const renewalPages = ['HUB', 'AGREEMENT', 'PLATFORM_FEE'] as const
export type RenewalPage = (typeof renewalPages)[number]

/**
 * Where a page of the renewal leads instead; null where it may be opened. What is signed can be read
 * again, and stays on the page that has just signed it. person §4 "Renewal contract"
 */
export const insteadOfRenewal = (page: RenewalPage, facts: RenewalFacts): 'HUB' | 'HOME' | null => {
  if (!renewsCredit(facts.plan)) return 'HOME'
  if (page === 'HUB') return null
  if (page === 'AGREEMENT') return facts.hasRenewalCredit || facts.isContractSigned ? null : 'HOME'
  if (!facts.hasRenewalCredit) return 'HOME'
  // Before the end of a year, what was signed can be paid too.
  if (!facts.isCreditExpired) return facts.isContractSigned ? null : 'HOME'
  return renewalStep(facts) === 'PLATFORM_FEE' ? null : 'HUB'
}
