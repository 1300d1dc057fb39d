import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { AuditProblem } from '#contracts/audit'

const explained: Record<AuditProblem['kind'], string> = {
  SEAL_MISSING: 'the chain has a gap',
  LINK_BROKEN: 'the seal does not continue the one before it',
  LINE_MISSING: 'the sealed line is gone',
  LINE_CHANGED: 'the line is not what was sealed',
  LINE_INSERTED: 'the line stands among sealed ones without a seal',
  LINE_UNSEALED: 'from this line on, lines wait for their seals too long',
  KEY_UNKNOWN: 'it was sealed under a key that APP_KEY_PREVIOUS does not name',
}

/** Walks the chain over the audit trail. Exit code 0 when it is whole, 1 when it is not. */
export default class AuditVerify extends BaseCommand {
  static override commandName = 'audit:verify'
  static override description =
    'Find changed, missing, inserted or re-ordered lines of the audit trail'
  static override options: CommandOptions = { startApp: true }

  @flags.string({
    description:
      'An end of the chain that was written down, <number>:<hash>; it must still be there',
  })
  declare head?: string

  override async run() {
    const { verifyChain, hasSeal } = await import('#app/desk/audit/queries/verify_chain')
    let [from, checked, found]: [number | null, number, number] = [1, 0, 0]
    while (from !== null) {
      const stretch = await verifyChain(from)
      for (const problem of stretch.problems) this.#report(problem)
      checked += stretch.checked
      found += stretch.problems.length
      from = stretch.nextFrom
      if (from === null && stretch.head) {
        this.logger.info(`the chain ends at ${stretch.head.seq}:${stretch.head.hash}`)
      }
    }
    if (this.head && !(await hasSeal(this.head))) {
      found++
      this.logger.error(`${this.head} is not in the chain: its end was cut off or made again`)
    }
    if (found) this.exitCode = 1
    else this.logger.success(`${checked} lines are as they were sealed`)
  }

  #report({ kind, seq, lineId }: AuditProblem) {
    const where = [seq !== null && `seal ${seq}`, lineId && `line ${lineId}`].filter(Boolean)
    this.logger.error(`${kind} ${where.join(', ')}: ${explained[kind]}`)
  }
}
