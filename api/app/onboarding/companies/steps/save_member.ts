import { companyRules } from '#contracts/companies'
import { refuseListed } from '#app/people/blacklists/steps/refuse_listed'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import type { Trx } from '#app/platform/database/database'
import { BusinessRule, refusedField } from '#app/platform/errors'
import { ceoOf } from '../domain/member_of.js'
import { messages } from '../i18n/fa.js'
import { boardMember, type BoardMember } from '../queries/board.js'
import { personColumns, type MemberFiles, type MemberPerson, type Office } from './member_papers.js'

/** What the CEO states about a board member. */
export interface MemberCommand {
  actor: CustomerActor
  phone: string
  person: MemberPerson
  office: Office
  files: MemberFiles
}

export const memberColumns = ({ person, office }: MemberCommand) => ({
  ...personColumns(person),
  role_in_company: office.roleInCompany,
  level: office.signatoryStatus,
})

/** Who joins a board that was accepted has no say until the rule is changed. @throws InvalidFields */
export const refuseLevel = ({ office }: MemberCommand): void => {
  if (office.signatoryStatus === 'NOT_ALLOWED') return
  throw refusedField('signatoryStatus', messages.newcomerLevel)
}

/** @throws BusinessRule for a person on a blacklist, InvalidFields for who is the CEO already */
export const refusePerson = async ({ actor, phone, person }: MemberCommand, trx: Trx) => {
  const { memberId } = ceoOf(actor)
  const ceo = await trx
    .from('company_members')
    .where('id', memberId)
    .select('national_code')
    .firstOrFail()
  if (phone === actor.phone) throw refusedField('phone', messages.ceoIsNoMember)
  if (person.nationalCode === ceo.national_code) {
    throw refusedField('nationalCode', messages.ceoIsNoMember)
  }
  await refuseListed('STEP', { PHONE: phone, NATIONAL_CODE: person.nationalCode }, trx)
}

/** @throws BusinessRule beyond `companyRules.membersMax` */
export const refuseMany = async (companyId: string, trx: Trx) => {
  const [{ count }] = await trx
    .from('company_members')
    .where({ company_id: companyId })
    .whereNull('removed_at')
    .count('* as count')
  if (Number(count) > companyRules.membersMax) {
    throw new BusinessRule(messages.tooManyMembers(companyRules.membersMax))
  }
}

/** Writes the trail of a member who was saved, and answers them. */
export const saved = async (
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
