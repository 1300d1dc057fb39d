import { mulDivFloor, percent, shareOf } from './money.ts'
import { canMove, type Transitions } from './transitions.ts'

/** A chosen package. domain "The platform fee". */
export const packageStatuses = [
  'START',
  'CREATED',
  'ALLOCATE_PENDING',
  'ENABLED',
  'CANCELED',
  'EXPIRED',
] as const
export type PackageStatus = (typeof packageStatuses)[number]
export const packageTransitions = {
  START: ['CREATED'],
  CREATED: ['ALLOCATE_PENDING'],
  ALLOCATE_PENDING: ['ENABLED', 'CANCELED', 'EXPIRED'],
  ENABLED: [],
  CANCELED: ['CREATED'],
  EXPIRED: ['CREATED'],
} as const satisfies Transitions<PackageStatus>

/** A package may be chosen or changed until its fee is paid. */
export const choosable = (status: PackageStatus): boolean =>
  status === 'CREATED' || canMove(packageTransitions, status, 'CREATED')

/** A paid fee: open until allocation earns it or 30 days give it back. */
export const feeStatuses = ['PAID', 'EARNED', 'REFUNDED'] as const
export type FeeStatus = (typeof feeStatuses)[number]

/** person §1: the fee is 1 % of the requested credit; back in the wallet after 30 days without credit. */
export const platformFeeRatePpm = percent(1)
export const feeRefundDays = 30

/** What the activation costs, in rials. `vatRatePpm` is the setting of the day of payment. */
export const platformFeeOf = (credit: number, vatRatePpm: number) => {
  const platformFee = shareOf(credit, platformFeeRatePpm)
  const valueAddedTax = shareOf(platformFee, vatRatePpm)
  return { platformFee, valueAddedTax, totalAmount: platformFee + valueAddedTax }
}

/** Why a line may be blocked; paying removes only ARREARS, and nobody WRITTEN_OFF. */
export const blockReasons = ['STAFF', 'ARREARS', 'FRAUD', 'PAPERS_EXPIRED', 'WRITTEN_OFF'] as const
export type BlockReason = (typeof blockReasons)[number]

/** What an owner is told, what lasts longest first. Fraud is looked into and not named; notes of staff stay with staff. */
export const toldBlockReasons = ['WRITTEN_OFF', 'STAFF', 'PAPERS_EXPIRED', 'ARREARS'] as const
export type ToldBlockReason = (typeof toldBlockReasons)[number]

/** Since is a day, `YYYY-MM-DD`. */
export interface Block<Reason = BlockReason> {
  reason: Reason
  since: string
}
export type ToldBlock = Block<ToldBlockReason>

const toldReason = (reason: BlockReason): ToldBlockReason => (reason === 'FRAUD' ? 'STAFF' : reason)

/** One for each reason that is told, since its first day. */
export const toldBlocks = (blocks: readonly Block[]): ToldBlock[] =>
  toldBlockReasons.flatMap((reason) => {
    const days = blocks.filter((block) => toldReason(block.reason) === reason)
    const since = days.map((block) => block.since).sort()[0]
    return since ? [{ reason, since }] : []
  })

/** Whether a credit opens once nothing is past due. */
export const payingUnblocks = (blocks: readonly Block[]): boolean =>
  blocks.length > 0 && blocks.every(({ reason }) => reason === 'ARREARS')

/** A suspension is in force until it is lifted. */
export const suspensionStates = ['IN_FORCE', 'LIFTED'] as const
export type SuspensionState = (typeof suspensionStates)[number]

export const approvalStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'FAILED', 'WITHDRAWN'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]
export const approvalTransitions = {
  PENDING: ['APPROVED', 'REJECTED', 'FAILED', 'WITHDRAWN'],
  APPROVED: [],
  REJECTED: [],
  FAILED: [],
  WITHDRAWN: [],
} as const satisfies Transitions<ApprovalStatus>
export const approvalKinds = ['ALLOCATE_CREDIT', 'CHANGE_LIMIT', 'WRITE_OFF'] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** What a command would do, with nothing done: in words, and its amounts in rials. */
export interface CreditPreview {
  status: 'WOULD_DO' | 'WOULD_ASK'
  message: string
  amounts: { amount?: number; limit?: number; used?: number; left?: number; lateFees?: number }
}

/** Why a line cannot be drawn, or null when it can. domain "The credit line". */
export const renewalRefusals = ['WRITTEN_OFF', 'PAST_DUE'] as const
export type RenewalRefusal = (typeof renewalRefusals)[number]

export type LineRefusal = 'NOT_ALLOCATED' | 'BLOCKED' | 'EXPIRED' | 'FEE_UNPAID' | 'NOT_ENOUGH'
export interface DrawableLine {
  allocated: boolean
  blocked: boolean
  expired: boolean
  feePaid: boolean
  /** Rials: limit − used − held. */
  left: number
}
export const refusalToDraw = (line: DrawableLine, amount: number): LineRefusal | null => {
  if (!line.allocated) return 'NOT_ALLOCATED'
  if (line.blocked) return 'BLOCKED'
  if (line.expired) return 'EXPIRED'
  if (!line.feePaid) return 'FEE_UNPAID'
  return amount > line.left ? 'NOT_ENOUGH' : null
}

/** Fees of an invoice. domain "Invoices": the bank fee is rate × amount × days / 365, each floored. */
export const daysOfYear = 365
export const productFeeOf = (amount: number, ratePpm: number): number => shareOf(amount, ratePpm)
export const bankFeeOf = (amount: number, yearlyRatePpm: number, days: number): number =>
  mulDivFloor(shareOf(amount, yearlyRatePpm), days, daysOfYear)

/** What the bank asks for with an amount of credit. person §3 "Credit package option" */
export interface CollateralType {
  title: string
  description: string | null
  /** Rials, or null where it has no price. */
  price: number | null
  collaterals: string[]
}

export const packageRequestKinds = ['CREATE', 'COLLATERALS', 'ACTIVATE'] as const
export type PackageRequestKind = (typeof packageRequestKinds)[number]

/** Rials of an amount on offer, and how much may be asked for with it. */
export const packageRules = {
  step: 1_000_000,
  max: 100_000_000_000,
  typesMax: 10,
  papersMax: 10,
  titleMax: 100,
  descriptionMax: 500,
  paperMax: 200,
} as const
