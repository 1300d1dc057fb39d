import db from '@adonisjs/lucid/services/db'
import { companyRules } from '#contracts/companies'
import { personOfPhone } from '#app/identity/steps/person_of_phone'
import type { CustomerActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction, type Trx } from '#app/shared/database'
import { BusinessRule, NotFound, refusedField } from '#app/shared/errors'
import { newId } from '#app/shared/ids'
import { ceoOf } from '../domain/member_of.js'
import { messages } from '../i18n/fa.js'
import { boardMember, type BoardMember } from '../queries/board.js'
import { keepPapers } from '../steps/keep_papers.js'
import { lockCompany, refuseClosed } from '../steps/lock_company.js'
import {
  hasPapers,
  personColumns,
  withMemberPapers,
  type MemberFiles,
  type MemberPerson,
  type Office,
} from '../steps/member_papers.js'

interface MemberCommand {
  actor: CustomerActor
  phone: string
  person: MemberPerson
  office: Office
  files: MemberFiles
}

/** Adds a board member, or changes one. The CEO is none. company §6 */
export default class SaveMember {
  /**
   * @throws InvalidFields for pictures, the CEO's own phone or national code and a member twice; BusinessRule for
   *   other callers than the CEO, while the form is closed and beyond `companyRules.membersMax`
   */
  async add(command: MemberCommand): Promise<BoardMember> {
    const { companyId } = ceoOf(command.actor)
    const { person, files } = command
    return withMemberPapers({ person, files, stays: false }, (papers) =>
      transaction(async (trx) => {
        await openBoard(command, trx)
        await refuseMany(companyId, trx)
        const memberId = newId()
        const { id: userId } = await personOfPhone(command.phone, trx)
        const now = clock.businessNow().toJSDate()
        await trx
          .insertQuery()
          .table('company_members')
          .insert({
            id: memberId,
            company_id: companyId,
            user_id: userId,
            role: 'BOARD_MEMBER',
            ...columnsOf(command),
            created_at: now,
            updated_at: now,
          })
        await keepPapers({ companyId, memberId }, papers, trx)
        return saved('companies.add-member', command, trx)
      })
    )
  }

  /** The phone stays: another phone is another person. @throws as `add`, and NotFound */
  async update(command: MemberCommand): Promise<BoardMember> {
    const { companyId } = ceoOf(command.actor)
    const { person, files } = command
    const { id: memberId } = await boardMember(companyId, command.phone)
    const stays = await hasPapers(memberId, db.connection())
    return withMemberPapers({ person, files, stays }, (papers) =>
      transaction(async (trx) => {
        await openBoard(command, trx)
        const changed = await trx
          .from('company_members')
          .where('id', memberId)
          .whereNull('removed_at')
          .update({
            ...columnsOf(command),
            status: 'START',
            rejection: null,
            updated_at: clock.businessNow().toJSDate(),
          })
        if (Number(changed) === 0) throw new NotFound(messages.noSuchMember)
        await keepPapers({ companyId, memberId }, papers, trx)
        return saved('companies.update-member', command, trx)
      })
    )
  }
}

const columnsOf = ({ person, office }: MemberCommand) => ({
  ...personColumns(person),
  role_in_company: office.roleInCompany,
  level: office.signatoryStatus,
})

/** @throws BusinessRule while the board is closed, InvalidFields for who is the CEO already */
const openBoard = async ({ actor, phone, person }: MemberCommand, trx: Trx) => {
  const { companyId, memberId } = ceoOf(actor)
  refuseClosed((await lockCompany(companyId, trx)).boardStatus)
  const ceo = await trx
    .from('company_members')
    .where('id', memberId)
    .select('national_code')
    .firstOrFail()
  if (phone === actor.phone) throw refusedField('phone', messages.ceoIsNoMember)
  if (person.nationalCode === ceo.national_code) {
    throw refusedField('nationalCode', messages.ceoIsNoMember)
  }
}

const refuseMany = async (companyId: string, trx: Trx) => {
  const [{ count }] = await trx
    .from('company_members')
    .where({ company_id: companyId })
    .whereNull('removed_at')
    .count('* as count')
  if (Number(count) > companyRules.membersMax) {
    throw new BusinessRule(messages.tooManyMembers(companyRules.membersMax))
  }
}

const saved = async (
  name: 'companies.add-member' | 'companies.update-member',
  { actor, phone, office }: MemberCommand,
  trx: Trx
): Promise<BoardMember> => {
  const { companyId } = ceoOf(actor)
  const member = await boardMember(companyId, phone, trx)
  const subject = { type: 'company-members', id: member.id }
  await audit({ actor, command: name, subject, after: { ...office } }, trx)
  return member
}
