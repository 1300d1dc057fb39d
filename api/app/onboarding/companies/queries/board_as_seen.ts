import type { CustomerActor } from '#app/platform/audit/actor'
import { memberOf } from '../domain/member_of.js'
import { shownTo } from '../domain/shown_to.js'
import { boardOf } from './board.js'
import { minimumOf } from './company_file.js'

export const boardAsSeen = async (actor: CustomerActor) => {
  const member = memberOf(actor)
  const [board, minimumNumberOfSignatory] = await Promise.all([
    boardOf(member.companyId),
    minimumOf(member.companyId),
  ])
  // Whom the CEO has named is the CEO's and the officers' to know until they are a member.
  const known = board.filter(({ isNewcomer }) => member.role === 'CEO' || !isNewcomer)
  const items = known.map(shownTo(member, ({ id }) => id === member.memberId))
  return { items, minimumNumberOfSignatory }
}
