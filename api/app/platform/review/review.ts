import type { AuditCommand } from '#contracts/trail'
import type { Transitions } from '#contracts/transitions'
import type { StaffActor } from '#app/platform/audit/actor'
import type { Trx } from '#app/platform/database/database'

/** Files that one officer at a time has in hand. */
export interface ReviewedFiles {
  /** What the audit trail calls one. */
  subject: 'registrations' | 'companies' | 'card-holders'
  /** Those that still are files; others are not found. */
  rows: (trx: Trx) => ReturnType<Trx['knexQuery']>
}

/** When and by whom something was decided last, in system time. */
export interface Decided {
  decidedAt: Date | null
  decidedBy: string | null
}

/** What is decided, as it stands under its lock. */
export interface Reviewed<Status extends string> extends Decided {
  id: string
  status: Status
  /** When it was last sent. */
  sentAt: Date | null
  /** The files whose claims bind a decision on it. */
  files: readonly string[]
}

export type Move = 'accept' | 'reject' | 'reopen'

/** What an officer makes of a part of a file. */
export interface PartChange<Part extends string, Status extends string> {
  actor: StaffActor
  /** Of what is decided: the file, or a part that has an id of its own. */
  id: string
  part: Part
  move: Move
  status: Status
  /** Of a rejection it is what the sender reads. */
  reason?: string
  /** What is kept of it: of a decision that was taken back, nothing. */
  outcome: {
    status: Status
    rejection: string | null
    decided_at: Date | null
    decided_by: string | null
  }
}

/** One kind of file that officers review: what the engine asks of its module. docs/adr/0045 */
export interface Review<
  Part extends string,
  Status extends string,
  Subject extends Reviewed<Status> = Reviewed<Status>,
> {
  files: ReviewedFiles
  /** What the audit trail calls what is decided. */
  subject: string
  command(part: Part, move: Move): AuditCommand
  /** What the trail calls the status of a part, where it is not `status`. */
  statusName?(part: Part): string
  /** Where each move leads. */
  statuses: Readonly<Record<Move, Status>>
  /** What may be decided, and which decisions come back. */
  moves(part: Part): Transitions<Status>
  reopenMoves: Transitions<Status>
  /** In Persian. */
  messages: {
    notSent: string
    decided: string
    changedMeanwhile: string
    notDecided: string
    resentMeanwhile: string
    /** Of a refusal that its sender has begun to mend, where that keeps it from coming back. */
    isMended?: string
  }
  /** Locks all that a change of the part touches. @throws NotFound */
  lock(of: { id: string; part: Part }, trx: Trx): Promise<Subject>
  /** What stands against the change beyond its status. @throws Conflict */
  refuse?(subject: Subject, change: PartChange<Part, Status>, trx: Trx): Promise<void>
  /** Keeps the outcome, and what follows of it. */
  write(subject: Subject, change: PartChange<Part, Status>, trx: Trx): Promise<void>
  /** Tells whom it concerns, after the trail. */
  announce(subject: Subject, change: PartChange<Part, Status>, trx: Trx): Promise<void>
}

/** The columns of an outcome, as the table of a part calls them. */
export const outcomeColumns = <Status extends string>(
  prefix: string,
  outcome: PartChange<string, Status>['outcome']
): Record<string, string | Date | null> =>
  Object.fromEntries(Object.entries(outcome).map(([name, value]) => [`${prefix}${name}`, value]))
