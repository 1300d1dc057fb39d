import type { CompanyStatus } from '#contracts/companies'
import type { Trx } from '#app/platform/database/database'
import { boardStatusOf } from '../domain/board_status.js'
import { isBoardAsSent } from '../queries/board_as_sent.js'

/** After a decision on a board member: the board stands as its members do, whoever is about to join it. */
export const keepBoardStatus = async (companyId: string, trx: Trx): Promise<void> => {
  const members: { status: CompanyStatus }[] = await trx
    .from('company_members')
    .where({ company_id: companyId, role: 'BOARD_MEMBER', is_newcomer: false })
    .whereNull('removed_at')
    .select('status')
  const board_status = boardStatusOf(
    members.map(({ status }) => status),
    await isBoardAsSent(companyId, trx)
  )
  await trx.from('companies').where('id', companyId).update({ board_status })
}
