import { createHmac } from 'node:crypto'

/** A line of the trail, each value in the one spelling that PostgreSQL has for it (`lineColumns`). */
export interface ChainedLine {
  id: string
  /** UTC, to the microsecond. */
  at: string
  actorType: string
  actorId: string | null
  actorName: string
  command: string
  subjectType: string
  subjectId: string | null
  /** jsonb as text: sorted keys, one spelling of each number, nothing rounded. */
  before: string | null
  after: string | null
  reason: string | null
  traceId: string | null
  /** How many days business time ran ahead of `at`. */
  advancedDays: number
}

/** Reads `ChainedLine` from `audit_lines as line`. */
export const lineColumns = `
  line.id, to_char(line.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
  line.actor_type as "actorType", line.actor_id as "actorId", line.actor_name as "actorName",
  line.command, line.subject_type as "subjectType", line.subject_id as "subjectId",
  line.before::text as before, line.after::text as after, line.reason, line.trace_id as "traceId",
  line.advanced_days as "advancedDays"`

/** What the first seal follows. */
export const genesis = '0'.repeat(64)

/**
 * The hash of a seal: over its place, the hash before it and the line, under a key of the application.
 * Whoever may write the database alone cannot make a chain that fits what he has changed.
 */
export const sealHash = (key: Buffer, seq: number, prevHash: string, line: ChainedLine): string =>
  createHmac('sha256', key)
    .update(
      JSON.stringify([
        seq,
        prevHash,
        line.id,
        line.at,
        line.actorType,
        line.actorId,
        line.actorName,
        line.command,
        line.subjectType,
        line.subjectId,
        line.before,
        line.after,
        line.reason,
        line.traceId,
        // Left out where the clocks agree, so that lines from before the column keep their hash.
        ...(line.advancedDays ? [line.advancedDays] : []),
      ])
    )
    .digest('hex')
