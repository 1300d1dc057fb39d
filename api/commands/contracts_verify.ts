import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Compares every signed text with the digest that was signed. Exit code 0 when all are whole, 1 when not. */
export default class ContractsVerify extends BaseCommand {
  static override commandName = 'contracts:verify'
  static override description = 'Find signed contracts whose text is not what was signed'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { verifyContracts } = await import('#app/onboarding/contracts/queries/contract_evidence')
    const { checked, changed } = await verifyContracts()
    for (const id of changed) this.logger.error(`${id} is not what was signed`)
    if (changed.length > 0) this.exitCode = 1
    else this.logger.success(`${checked} contracts are as they were signed`)
  }
}
