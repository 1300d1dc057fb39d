import type { SignatureLevel } from '#contracts/quorum'

/** A company in memory: who signs what by which rule, and what its line has paid. It shares no code with the product. */
export interface CompanyModel {
  /** Every rule that was ever in force, the newest last. */
  rules: RuleModel[]
  /** Wanted by the CEO, and waiting for a second person. */
  wanted: RuleModel | null
  /** Whether there ever was one to decide. */
  wasWanted: boolean
  invoices: InvoiceModel[]
  delegations: DelegationModel[]
  /** How many have passed since the company was founded. */
  day: number
  holders: { ceiling: number | null; spent: number; isRemoved: boolean }[]
  paysByCard: boolean
  limit: number
  used: number
}

/** The level of each member by their place, the CEO's first; null for who has left. */
export interface RuleModel {
  levels: (SignatureLevel | null)[]
  minimum: number
}

export interface InvoiceModel {
  total: number
  /** Items and amount in a word: what is signed. */
  content: string
  status: 'CREATED' | 'COMPLETED' | 'CANCELED'
  approbation: 'PENDING' | 'ACCEPTED' | 'REJECTED'
  /** Which of the rules counts for it. */
  rule: number
  round: number
  /** Of the present round, by the member's place. */
  answers: Record<number, 'ACCEPTED' | 'REJECTED'>
  /** Of the present round: who gave the answer of each place. */
  givers: Record<number, number>
  /** Given in all rounds, and how many of them in the place of another. */
  given: number
  givenOnBehalf: number
  isNudged: boolean
}

/** Who signs for whom, on which days; both days belong to it. */
export interface DelegationModel {
  absent: number
  delegate: number
  starts: number
  ends: number
  status: 'PENDING' | 'CONFIRMED' | 'REFUSED' | 'REVOKED' | 'ENDED'
  proposedOn: number
}

export const newestOf = ({ rules }: Readonly<CompanyModel>): RuleModel => rules.at(-1)!
export const ceo = 0
export const isMember = (model: Readonly<CompanyModel>, member: number): boolean =>
  newestOf(model).levels[member] !== null

export const newInvoice = (model: CompanyModel, total: number): InvoiceModel => ({
  total,
  content: `oil ${total}`,
  status: 'CREATED',
  approbation: 'PENDING',
  rule: model.rules.length - 1,
  round: 1,
  answers: {},
  givers: {},
  given: 0,
  givenOnBehalf: 0,
  isNudged: false,
})
