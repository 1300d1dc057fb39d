/** Whose file it is: the bank's statement of our account, or a gateway's daily file of what it took. */
export const reconciliationSources = ['BANK', 'MELLAT', 'SAMAN', 'IRANKISH'] as const
export type ReconciliationSource = (typeof reconciliationSources)[number]

export type ReconciliationFormat = 'XLSX' | 'CSV' | 'MT940' | 'CAMT053'

export type ReconciliationStatus = 'OPEN' | 'CLOSED'

/** "There" is the file, "here" are our books. */
export const lineStatuses = [
  'MATCHED',
  'MISSING_HERE',
  'MISSING_THERE',
  'AMOUNT_DIFFERS',
  'DUPLICATE',
] as const
export type LineStatus = (typeof lineStatuses)[number]

/** ASKED: the bank was asked, and the line is open until somebody says more. */
export type LineState = 'MATCHED' | 'OPEN' | 'ASKED' | 'RESOLVED'

export const resolveActions = ['EXPLAINED', 'BOOKED', 'REVERSED', 'ASKED_BANK'] as const
export type ResolveAction = (typeof resolveActions)[number]

/** What of ours a line of a file may be. */
export type OurKind = 'payments' | 'gateway-deposits' | 'payouts'

export type ReconciliationRequestKind = 'CLOSE'

export const reconciliationLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 20_000,
  fileName: 200,
  /** A file is of so many days. */
  days: 31,
  /** Days before today that are asked for, where nobody has imported their file. */
  missingDays: 14,
} as const

export interface ReconciliationCounts {
  matched: number
  missingHere: number
  missingThere: number
  amountDiffers: number
  duplicate: number
}

export interface ReconciliationAnswer {
  id: string
  counts: ReconciliationCounts
  /** Rials of the file's own total that neither its lines nor ours explain. */
  unexplained: number
  /** Rows of a gateway's file that say themselves that nothing was taken. */
  leftOut: number
}

/** Days whose file nobody has imported, the oldest first. */
export interface MissingStatement {
  source: ReconciliationSource
  days: string[]
}

export interface LineOfReconciliation {
  status: LineStatus
  state: LineState
  theirAmount: number | null
  ourKind: OurKind | null
}

/**
 * What may be done with a line. Money moves only by commands that are there: a deposit of a gateway that the bank
 * names and we do not is recorded, one that we recorded and the bank does not know is reversed.
 * @param mayMoveMoney whoever asks has the right `gateway-deposits.record`
 */
export const actionsFor = (
  source: ReconciliationSource,
  { status, state, theirAmount, ourKind }: LineOfReconciliation,
  mayMoveMoney = true
): ResolveAction[] => {
  if (state === 'MATCHED' || state === 'RESOLVED') return []
  const isDepositThere =
    source === 'BANK' && status === 'MISSING_HERE' && theirAmount !== null && theirAmount > 0
  const isDepositHere = status === 'MISSING_THERE' && ourKind === 'gateway-deposits'
  return [
    'EXPLAINED',
    ...(state === 'OPEN' ? (['ASKED_BANK'] as const) : []),
    ...(mayMoveMoney && isDepositThere ? (['BOOKED'] as const) : []),
    ...(mayMoveMoney && isDepositHere ? (['REVERSED'] as const) : []),
  ]
}
