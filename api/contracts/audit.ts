/** What `audit:verify` and GET /api/admin/audit/verify can find. */
export const auditProblems = [
  /** Numbers of the chain are not there. */
  'SEAL_MISSING',
  /** A seal does not continue the one before it. */
  'LINK_BROKEN',
  /** The sealed line is gone. */
  'LINE_MISSING',
  /** Line and seal do not fit: one of them is not what it was. */
  'LINE_CHANGED',
  /** A line stands among sealed ones and was never sealed. */
  'LINE_INSERTED',
  /** The oldest of the lines at the end that wait for their seals too long: sealing stands still, or the chain's end was cut off. */
  'LINE_UNSEALED',
  /** Sealed under a key that this process does not have. */
  'KEY_UNKNOWN',
] as const
export type AuditProblemKind = (typeof auditProblems)[number]

export interface AuditProblem {
  kind: AuditProblemKind
  /** The number in the chain; null for a line without a seal. */
  seq: number | null
  lineId: string | null
}

/** One stretch of the chain, looked through. Ask again with `from` = `nextFrom` until that is null. */
export interface AuditVerification {
  from: number
  /** The last number that was looked at; `from - 1` when there was none. */
  to: number
  checked: number
  isWhole: boolean
  /** The first ones; a broken stretch may hold more. */
  problems: AuditProblem[]
  nextFrom: number | null
  /** Where the chain ends now: what an auditor writes down, to compare later. */
  head: { seq: number; hash: string; sealedAt: string } | null
}

export const auditRange = { default: 5000, max: 20_000 } as const
