import type { AuditCommand } from '#contracts/trail'
import { actorName, type AnyActor } from './actor.js'
import { clock } from '../time/clock.js'
import type { Trx } from '../database/database.js'
import { newId } from '../values/ids.js'

/** One line of the audit trail: who did what to whom, before and after, and why. */
export interface AuditLine {
  actor: AnyActor
  command: AuditCommand
  subject: { type: string; id: string | null }
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  reason?: string
}

/** Writes the line in the caller's transaction: a change without its line cannot commit. */
export const audit = (line: AuditLine, trx: Trx): Promise<void> => auditAll([line], trx)

/** The same for many changes, in one statement. */
export const auditAll = async (lines: readonly AuditLine[], trx: Trx): Promise<void> => {
  if (lines.length === 0) return
  await trx.insertQuery().table('audit_lines').multiInsert(lines.map(rowOf))
}

const traceOf = (actor: AnyActor): string | null =>
  actor.kind === 'system' ? null : (actor.traceId ?? null)

const rowOf = (line: AuditLine) => ({
  id: newId(),
  at: clock.systemNow().toJSDate(),
  advanced_days: clock.advancedDays,
  actor_type: line.actor.kind,
  actor_id: line.actor.id,
  actor_name: actorName(line.actor),
  command: line.command,
  subject_type: line.subject.type,
  subject_id: line.subject.id,
  before: line.before ? JSON.stringify(line.before) : null,
  after: line.after ? JSON.stringify(line.after) : null,
  reason: line.reason ?? null,
  trace_id: traceOf(line.actor),
})
