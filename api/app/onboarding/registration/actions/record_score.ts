import { canMove } from '#contracts/transitions'
import { kycTransitions } from '#contracts/registration'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { refuseClaimed } from '#app/platform/review/claims'
import { kycAfterAcceptance } from '../domain/kyc.js'
import { messages } from '../i18n/fa.js'
import { registrationFiles } from '../registration_review.js'
import { awaitVisit } from '../steps/await_visit.js'
import { lockRegistration } from '../steps/lock_registration.js'
import { moveFile, type BankCommand } from '../steps/move_file.js'

export default class RecordScore {
  /** @throws NotFound, Conflict (409) when the file's step does not allow it or somebody else has it in hand */
  async execute(command: BankCommand): Promise<void> {
    await transaction(async (trx) => {
      const file = await lockRegistration(command.registrationId, trx)
      const { registrationId: id, actor } = command
      await refuseClaimed(registrationFiles, { id, actor }, trx)
      const kycStep = command.accepted ? kycAfterAcceptance(file) : 'CREDIT_SCORE_REJECTED'
      if (!canMove(kycTransitions, file.kycStep, kycStep)) throw new Conflict(messages.scoreNow)
      const to = { kycStep, bankStatus: file.bankStatus }
      await moveFile(file, to, { ...command, name: 'registrations.score' }, trx)
      if (command.accepted) await awaitVisit(file, trx)
    })
  }
}
