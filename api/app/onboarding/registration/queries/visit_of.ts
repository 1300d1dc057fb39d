import { planBases, type PersonPlan } from '#contracts/plans'
import { awaitsVisit, type FileForVisit } from '#contracts/registration'
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

/** A refusal ends a round, and applying again begins one. */
const fileSql = `
  select r.plan, r.kyc_step as "kycStep", r.bank_status as "bankStatus",
         r.identity_status as "identityOverallStatus", r.shop_status as "shopOverallStatus",
         r.docs_status as "docsOverallStatus",
         coalesce(package.status, 'START') as "userSubscriptionPackageStatus",
         coalesce(extract(epoch from coalesce(r.refused_at, r.reopened_at))::text, 'first') as round
    from registrations r
    left join registration_packages package on package.registration_id = r.id
   where r.id = ?`

interface FileOfVisit extends FileForVisit {
  plan: PersonPlan
  round: string
}

/** What the rule reads that asks for a visit. */
export const fileOfVisit = async (registrationId: string, client: Client): Promise<FileOfVisit> => {
  const [file] = await prepared<FileOfVisit>('file_of_visit', fileSql, [registrationId], client)
  return file!
}

/** What the message says that asks for the visit; null where it is awaited no more, or the bank offers no branch. */
export const visitAsked = async (registrationId: string, client: Client) => {
  const file = await fileOfVisit(registrationId, client)
  const visit = awaitsVisit(file) ? await visitOf(registrationId, client) : null
  if (!visit) return null
  return {
    branch: visit.bankBranchName,
    address: visit.bankAddress,
    hours: visit.openingHours,
    link: linkTo(planBases[file.plan] + personVisitPage),
  }
}
