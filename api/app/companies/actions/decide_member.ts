import type { CompanyStatus } from '#contracts/companies'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction, type Trx } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'
import { assertDecidable, boardStatusOf, type CompanyVerdict } from '../domain/decision.js'
import { announceDecision } from '../steps/announce_decision.js'
import { lockCompany } from '../steps/lock_company.js'
import { touchCompany } from '../steps/touch_company.js'

interface MemberDecision {
  actor: StaffActor
  memberId: string
  verdict: CompanyVerdict
  /** Of a rejection; shown to the CEO. */
  reason?: string
  /** When what was looked at had been sent. */
  sentAt?: Date
}

/** Accepts or refuses a board member: the board is accepted with its last member, and refused with any. */
export default class DecideMember {
  /** @throws NotFound; Conflict or AlreadyProcessed (409) when the member does not wait, or was sent anew meanwhile */
  async execute(decision: MemberDecision): Promise<void> {
    const { actor, memberId, verdict, reason } = decision
    await transaction(async (trx) => {
      const { company_id: companyId } = await memberRow(memberId, trx)
      await lockCompany(companyId, trx)
      // Only now is it certain: every change of a member takes the company first.
      const { status, sent_at: sentAt } = await memberRow(memberId, trx)
      assertDecidable({ status, sentAt }, decision)
      const updated_at = clock.businessNow().toJSDate()
      await trx
        .from('company_members')
        .where('id', memberId)
        .update({ status: verdict, rejection: reason ?? null, updated_at })
      const board_status = boardStatusOf(await boardStatuses(companyId, trx))
      await trx.from('companies').where('id', companyId).update({ board_status })
      await touchCompany(companyId, trx)
      await audit(
        {
          actor,
          command: verdict === 'ACCEPTED' ? 'companies.member.verify' : 'companies.member.reject',
          subject: { type: 'company-members', id: memberId },
          before: { status },
          after: { status: verdict },
          reason,
        },
        trx
      )
      await announceDecision({ companyId, step: 'board', reason }, trx)
    })
  }
}

const memberRow = async (
  id: string,
  trx: Trx
): Promise<{ company_id: string; status: CompanyStatus; sent_at: Date | null }> => {
  const member = await trx
    .from('company_members')
    .where({ id, role: 'BOARD_MEMBER' })
    .whereNull('removed_at')
    .select('company_id', 'status', 'sent_at')
    .first()
  if (!member) throw new NotFound()
  return member
}

const boardStatuses = async (companyId: string, trx: Trx): Promise<CompanyStatus[]> => {
  const members: { status: CompanyStatus }[] = await trx
    .from('company_members')
    .where({ company_id: companyId, role: 'BOARD_MEMBER' })
    .whereNull('removed_at')
    .select('status')
  return members.map(({ status }) => status)
}
