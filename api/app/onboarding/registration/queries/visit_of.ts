import type { PackageStatus } from '#contracts/credit'
import { choosesPackage, planBases, type PersonPlan } from '#contracts/plans'
import { personVisitPage, type Nearness } from '#contracts/visits'
import { bankBranches } from '#app/reference/locations/queries/bank_branches'
import { prepared, type Client } from '#app/platform/database/database'
import { linkTo } from '#app/platform/process/address'

/** Where a person is asked to come: the branch that is nearest to the shop. */
export interface Visit {
  bankBranchName: string
  bankBranchCode: string
  bankAddress: string
  openingHours: string
  nearness: Nearness | null
}

const shopSql = `select city_id as "cityId" from shops where registration_id = ?`

/** Null where the bank has no branch that it offers. */
export const visitOf = async (registrationId: string, client?: Client): Promise<Visit | null> => {
  const [shop] = await prepared<{ cityId: number }>(
    'city_of_shop',
    shopSql,
    [registrationId],
    client
  )
  const nearest = { pageSize: 1, pageNumber: 0 }
  const { items } = await bankBranches({ cityId: shop?.cityId }, nearest, client)
  const [branch] = items
  if (!branch) return null
  const { name, branchCode, address, openingHours, nearness } = branch
  return {
    ...{ bankBranchName: name, bankBranchCode: branchCode, bankAddress: address },
    ...{ openingHours, nearness },
  }
}

const awaitsSql = `
  select r.plan, package.status
    from registrations r
    left join registration_packages package on package.registration_id = r.id
   where r.id = ? and r.bank_status = 'START' and r.kyc_step = 'CREDIT_SCORE_ACCEPTED'
     and array[r.identity_status, r.shop_status, r.docs_status] <@ array['APPROVED']`

interface File {
  plan: PersonPlan
  status: PackageStatus | null
}

/** What the message says that asks for the visit; null while nobody asks for it, or the bank offers no branch. */
export const visitAsked = async (registrationId: string, client: Client) => {
  const [file] = await prepared<File>('awaits_visit', awaitsSql, [registrationId], client)
  if (!file || (choosesPackage(file.plan) && file.status !== 'ALLOCATE_PENDING')) return null
  const visit = await visitOf(registrationId, client)
  if (!visit) return null
  return {
    branch: visit.bankBranchName,
    address: visit.bankAddress,
    hours: visit.openingHours,
    link: linkTo(planBases[file.plan] + personVisitPage),
  }
}
