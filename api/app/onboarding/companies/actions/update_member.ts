import db from '@adonisjs/lucid/services/db'
import { recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { BusinessRule, NotFound } from '#app/platform/errors'
import { ceoOf } from '../domain/member_of.js'
import { messages } from '../i18n/fa.js'
import { boardMember, type BoardMember } from '../queries/board.js'
import { keepPapers } from '../steps/keep_papers.js'
import { lockCompany, refuseClosed } from '../steps/lock_company.js'
import { hasPapers, withMemberPapers, type StoredMemberPapers } from '../steps/member_papers.js'
import {
  memberColumns,
  refuseLevel,
  refusePerson,
  saved,
  type MemberCommand,
} from '../steps/save_member.js'
import { touchCompany } from '../steps/touch_company.js'

/**
 * Changes a board member. The phone stays: another phone is another person. A newcomer who was refused goes to the
 * officers once more at once. company §6
 */
export default class UpdateMember {
  /**
   * @throws NotFound; InvalidFields for pictures and a national code of another member or the CEO; BusinessRule for
   *   other callers than the CEO, while the form is closed, and for a refused member of whom nothing is changed
   */
  async execute(command: MemberCommand): Promise<BoardMember> {
    const { companyId } = ceoOf(command.actor)
    const { person, files } = command
    const { id: memberId } = await boardMember(companyId, command.phone)
    const stays = await hasPapers(memberId, db.connection())
    const update = (papers: StoredMemberPapers) =>
      transaction(async (trx) => {
        const { boardStatus } = await lockCompany(companyId, trx)
        const member = await boardMember(companyId, command.phone, trx)
        if (member.id !== memberId) throw new NotFound(messages.noSuchMember)
        const { isNewcomer, legalUserKycStatus: status } = member
        refuseClosed(isNewcomer ? status : boardStatus)
        if (isNewcomer) refuseLevel(command)
        await refusePerson(command, trx)
        if (status === 'REJECTED') refuseUnchanged(member, command)
        const updated_at = clock.businessNow().toJSDate()
        await trx
          .from('company_members')
          .where('id', memberId)
          .update({
            ...memberColumns(command),
            ...(isNewcomer ? { status: 'PENDING', sent_at: updated_at } : { status: 'START' }),
            rejection: null,
            updated_at,
          })
        await keepPapers({ companyId, memberId }, papers, trx)
        if (isNewcomer) await touchCompany(companyId, trx)
        return saved('companies.update-member', command, trx)
      })
    return recordingHits(command.actor, () => withMemberPapers({ person, files, stays }, update))
  }
}

/** What was refused is not sent again as it was. docs/adr/0008 @throws BusinessRule */
const refuseUnchanged = (
  member: BoardMember,
  { person: { firstName, lastName, nationalCode, birthDate }, office, files }: MemberCommand
): void => {
  const isSame =
    Object.values(files).every((file) => !file) &&
    member.firstName === firstName &&
    member.lastName === lastName &&
    member.nationalCode === nationalCode &&
    member.birthDate === birthDate &&
    member.roleInCompany === office.roleInCompany &&
    member.signatoryStatus === office.signatoryStatus
  if (isSame) throw new BusinessRule(messages.memberUnchanged)
}
