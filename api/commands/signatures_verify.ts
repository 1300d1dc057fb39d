import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { EvidenceFault } from '#app/onboarding/signatures/queries/verify_signatures'

const explained: Record<Exclude<EvidenceFault['kind'], 'OTHER_STATUS'>, string> = {
  TEXT_CHANGED: 'the text that is kept is not what was signed',
  AMOUNT_CHANGED: 'its amount is not what was shown',
  NO_SIGNATORY: 'its member does not sign this document by any rule',
  NOT_DELEGATED: 'no delegation of that day allowed it',
  NO_LINE: 'the audit trail does not know that this person gave it',
  OTHER_LINE: 'the audit trail says another text, amount, proof, time, session or reason',
  LINE_UNSEALED: 'its line in the audit trail waits for a seal too long',
  LINE_CHANGED: 'its line in the audit trail is not what was sealed',
  NO_PROOF: 'no one-time code was used for it, and nothing was signed at the provider',
  OTHER_PROOF: 'its code or certificate is of another person, document or session',
  PROOF_CHANGED: 'its code was not made by us for this, or its certificate does not prove it',
  CONTENT_CHANGED: 'what was paid for is not what its signatories were shown',
  SIGNATURE_LOST: 'the audit trail tells of a signature that is gone',
}

const ofDocuments = ['OTHER_STATUS', 'SIGNATURE_LOST', 'CONTENT_CHANGED']

const explain = (fault: EvidenceFault): string => {
  const what =
    fault.kind === 'OTHER_STATUS'
      ? `it is ${fault.status}, but its signatures come to ${fault.counted}`
      : explained[fault.kind]
  const isOfDocument = ofDocuments.some((kind) => kind === fault.kind)
  return `${fault.kind} ${isOfDocument ? 'approbation' : 'signature'} ${fault.id}: ${what}`
}

/**
 * Holds every signature of a company against its text, the audit trail and its proof, and counts anew what they come to.
 * Exit code 0 when all is whole, 1 when not.
 */
export default class SignaturesVerify extends BaseCommand {
  static override commandName = 'signatures:verify'
  static override description =
    'Find signatures that nothing proves, and documents that they do not carry'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { verifySignatures } =
      await import('#app/onboarding/signatures/queries/verify_signatures')
    const { signatures, approbations, faults } = await verifySignatures()
    for (const fault of faults) this.logger.error(explain(fault))
    if (faults.length > 0) this.exitCode = 1
    else {
      this.logger.success(
        `${signatures} signatures are proven, and ${approbations} documents stand where these put them`
      )
    }
  }
}
