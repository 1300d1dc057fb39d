import { canMove } from '#contracts/transitions'
import { kycTransitions } from '#contracts/registration'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { refuseClaimed } from '#app/platform/review/claims'
import { messages } from '../i18n/fa.js'
import { registrationFiles } from '../registration_review.js'
import { lockRegistration } from '../steps/lock_registration.js'
import { moveFile, type BankCommand } from '../steps/move_file.js'

export default class RecordVisit {
  /** @throws NotFound, Conflict (409) before the score was accepted, or while somebody else has the file in hand */
  async execute(command: BankCommand): Promise<void> {
    await transaction(async (trx) => {
      const file = await lockRegistration(command.registrationId, trx)
      const { registrationId: id, actor } = command
      await refuseClaimed(registrationFiles, { id, actor }, trx)
      const kycStep = command.accepted ? 'BRANCH_SELECTION' : 'REJECTED'
      if (!canMove(kycTransitions, file.kycStep, kycStep)) throw new Conflict(messages.visitNow)
      const to = { kycStep, bankStatus: command.accepted ? 'PENDING' : 'REJECTED' } as const
      await moveFile(file, to, { ...command, name: 'registrations.visit' }, trx)
    })
  }
}
