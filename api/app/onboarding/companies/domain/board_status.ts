import { isOpenStep, type CompanyStatus } from '#contracts/companies'

/**
 * What the members' answers make of the board: refused with any until it is sent again, accepted with the last.
 * @param isAsSent nobody has left it and no level or minimum has changed since the CEO sent it
 */
export const boardStatusOf = (
  members: readonly CompanyStatus[],
  isAsSent: boolean
): CompanyStatus => {
  if (!isAsSent || members.some(isOpenStep)) return 'REJECTED'
  return members.every((status) => status === 'ACCEPTED') ? 'ACCEPTED' : 'PENDING'
}
