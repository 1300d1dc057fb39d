import { isDeepStrictEqual } from 'node:util'
import type { CollateralType, PackageRequestKind } from '#contracts/credit'
import type { PersonPlan } from '#contracts/plans'
import { audit } from '#app/platform/audit/audit'
import type { Trx } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { changeKind, type ChangeRequest } from '#app/platform/change_requests/kinds'
import { messages } from './i18n/fa.js'
import { findPackage, isOffered, lockOffers, type Offer } from './steps/lock_offers.js'

export interface PackageFacts {
  slug: string
  plan: PersonPlan
  amount: number
  collaterals: CollateralType[]
}
interface PackageRequest extends ChangeRequest {
  subject_id: string
  action: PackageRequestKind
  before: Partial<PackageFacts>
  after: Partial<PackageFacts>
}

const commands = {
  CREATE: 'packages.create',
  COLLATERALS: 'packages.change-collaterals',
  ACTIVATE: 'packages.activate',
} as const

export const packageRequests = changeKind<PackageRequest>({
  name: 'package-requests',
  subjects: ['packages'],
  listedWith: 'package-requests.list',
  decidedWith: 'package-requests.decide',
  title: 'request.subject_id',
  askedWith: 'packages.update',
  lock: (_, trx) => lockOffers(trx),
  async carryOut(request, { requester, approver }, trx) {
    const id = await change(request, await findPackage(request.subject_id, trx), trx)
    const { action, before, after, reason } = request
    await audit(
      {
        actor: approver,
        command: commands[action],
        subject: { type: 'packages', id },
        before: { ...before },
        after: { ...after, requestedBy: requester.username },
        reason: reason ?? undefined,
      },
      trx
    )
  },
})

/**
 * @returns the package's id
 * @throws Conflict when it changed since
 */
const change = async (request: PackageRequest, offer: Offer | null, trx: Trx): Promise<string> => {
  const { action, subject_id: slug, before, after } = request
  if (action === 'CREATE') {
    return create(after as PackageFacts, trx)
  }
  if (!offer) throw new Conflict(messages.packageStale)
  const isStale =
    action === 'ACTIVATE' ? offer.active : !isDeepStrictEqual(offer.collaterals, before.collaterals)
  if (isStale) throw new Conflict(messages.packageStale)
  const changed =
    action === 'ACTIVATE' ? { active: true } : { collaterals: JSON.stringify(after.collaterals) }
  await trx.from('credit_packages').where({ slug }).update(changed)
  return offer.id
}

const create = async ({ slug, plan, amount, collaterals }: PackageFacts, trx: Trx) => {
  if (await isOffered(plan, amount, trx)) throw new Conflict(messages.packageStale)
  await trx
    .insertQuery()
    .table('credit_packages')
    .insert({ slug, plan, amount, collaterals: JSON.stringify(collaterals) })
  return (await findPackage(slug, trx))!.id
}
