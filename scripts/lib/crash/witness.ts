import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const lookMs = 20

/** Invariants of every snapshot. */
const halves = {
  'a dispute that is not what its invoice says': `
    select report.id, report.status, booked.reversed
      from disputes report
      join lateral (
        select count(*) as reversed from ledger.entries
         where source_type = 'order' and source_id = report.order_id and kind = 'INVOICE_REVERSED') booked on true
     where booked.reversed <> (report.status = 'ACCEPTED')::integer`,
  'an answer for another of which the audit trail says nothing, or whose code is not used': `
    select given.id, line.id as line, code.consumed_at
      from signatures given
      left join audit_lines line
        on line.subject_type = 'approbations' and line.subject_id = given.approbation_id
       and line.after ->> 'delegationId' = given.delegation_id::text
      left join one_time_codes code on code.id = given.proof_id
     where given.delegation_id is not null and (line.id is null or code.consumed_at is null)`,
} as const

/** Statement errors; others come from the kill. */
const wrongSql = '42'

/** Empty is the proof. */
export interface Question {
  what: string
  sql: string
  bindings: unknown[]
}

/** Watches the database during kills, to catch transient states. */
export class Witness {
  /** One sentence per kind. */
  readonly seen = new Map<string, string>()
  private readonly connect: () => Promise<pg.Client>
  private client: Promise<pg.Client> | undefined
  /** Serializes queries on the connection. */
  private last: Promise<unknown> = Promise.resolve()
  private isStopped = false
  private readonly looking: Promise<void>

  constructor(connect: () => Promise<pg.Client>) {
    this.connect = connect
    this.looking = this.look()
  }

  /** Right after an acknowledgment; skipped while the database is down. */
  async ask({ what, sql, bindings }: Question): Promise<void> {
    const rows = await this.query(sql, bindings)
    if (rows?.length) {
      this.note(what, `${what}, at the moment of its answer: ${JSON.stringify(rows[0])}`)
    }
  }

  async stop() {
    this.isStopped = true
    await this.looking
    const client = await this.client?.catch(() => undefined)
    await client?.end().catch(() => undefined)
  }

  /** The first suffices. */
  private note(what: string, sentence: string) {
    if (!this.seen.has(what)) this.seen.set(what, sentence)
  }

  private async look() {
    while (!this.isStopped) {
      for (const [what, sql] of Object.entries(halves)) {
        const rows = await this.query(sql, [])
        if (rows?.length) this.note(what, `${what}, for a moment: ${JSON.stringify(rows[0])}`)
      }
      await pause(lookMs)
    }
  }

  /** @returns undefined while the database is down */
  private query(sql: string, bindings: unknown[]) {
    const answer = this.last.then(() => this.answer(sql, bindings))
    this.last = answer
    return answer
  }

  private async answer(sql: string, bindings: unknown[]) {
    this.client ??= this.connect()
    try {
      return (await (await this.client).query<Record<string, unknown>>(sql, bindings)).rows
    } catch (error) {
      const { code = '', message } = error as Error & { code?: string }
      if (code.startsWith(wrongSql)) this.note(sql, message)
      this.client = undefined
      return undefined
    }
  }
}
