import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Compares every signature of a company with its document as it was kept. Exit code 0 when all are whole, 1 when not. */
export default class SignaturesVerify extends BaseCommand {
  static override commandName = 'signatures:verify'
  static override description = 'Find signatures whose document is not what was signed'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { verifySignatures } = await import('#app/signatures/queries/evidence')
    const { checked, changed, unsigned } = await verifySignatures()
    for (const id of changed) this.logger.error(`signature ${id} is not what was signed`)
    for (const id of unsigned) this.logger.error(`approbation ${id} was accepted by nobody`)
    if (changed.length + unsigned.length > 0) this.exitCode = 1
    else this.logger.success(`${checked} signatures are of what was signed`)
  }
}
