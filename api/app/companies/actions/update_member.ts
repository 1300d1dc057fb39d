import db from '@adonisjs/lucid/services/db'
import { recordingHits } from '#app/blacklists/steps/refuse_listed'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'
import { ceoOf } from '../domain/member_of.js'
import { messages } from '../i18n/fa.js'
import { boardMember, type BoardMember } from '../queries/board.js'
import { keepPapers } from '../steps/keep_papers.js'
import { hasPapers, withMemberPapers, type StoredMemberPapers } from '../steps/member_papers.js'
import { memberColumns, openBoard, saved, type MemberCommand } from '../steps/save_member.js'

/** Changes a board member. The phone stays: another phone is another person. company §6 */
export default class UpdateMember {
  /**
   * @throws NotFound; InvalidFields for pictures and a national code of another member or the CEO; BusinessRule for
   *   other callers than the CEO and while the form is closed
   */
  async execute(command: MemberCommand): Promise<BoardMember> {
    const { companyId } = ceoOf(command.actor)
    const { person, files } = command
    const { id: memberId } = await boardMember(companyId, command.phone)
    const stays = await hasPapers(memberId, db.connection())
    const update = (papers: StoredMemberPapers) =>
      transaction(async (trx) => {
        await openBoard(command, trx)
        const changed = await trx
          .from('company_members')
          .where('id', memberId)
          .whereNull('removed_at')
          .update({
            ...memberColumns(command),
            status: 'START',
            rejection: null,
            updated_at: clock.businessNow().toJSDate(),
          })
        if (Number(changed) === 0) throw new NotFound(messages.noSuchMember)
        await keepPapers({ companyId, memberId }, papers, trx)
        return saved('companies.update-member', command, trx)
      })
    return recordingHits(command.actor, () => withMemberPapers({ person, files, stays }, update))
  }
}
