import { isDeepStrictEqual } from 'node:util'
import type { CollateralType, PackageRequestKind } from '#contracts/credit'
import type { PersonPlan } from '#contracts/plans'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction, type Trx } from '#app/platform/database/database'
import { BusinessRule, NotFound, refusedField } from '#app/platform/errors'
import { requestSecondPerson } from '#app/platform/change_requests/requests'
import { packageSlug } from '../domain/package_slug.js'
import { messages } from '../i18n/fa.js'
import { packageRequests, type PackageFacts } from '../package_requests.js'
import { findPackage, isOffered, lockOffers, type Offer } from '../steps/lock_offers.js'

/** One change per request, so that each can be refused alone. */
export type PackageChange =
  | { kind: 'CREATE'; plan: PersonPlan; amount: number; collaterals: CollateralType[] }
  | { kind: 'COLLATERALS'; slug: string; collaterals: CollateralType[] }
  | { kind: 'ACTIVATE'; slug: string }

interface AskCommand {
  actor: StaffActor
  change: PackageChange
  reason: string
}
interface Asked {
  kind: PackageRequestKind
  slug: string
  amount: number
  before: Partial<PackageFacts>
  after: Partial<PackageFacts>
}

/** Opening an offer takes two people. */
export default class AskPackageChange {
  /**
   * @returns the request's id
   * @throws NotFound, InvalidFields, BusinessRule (422) for no change, Conflict while one waits
   */
  async execute({ actor, change, reason }: AskCommand): Promise<string> {
    return transaction(async (trx) => {
      await lockOffers(trx)
      const { kind, slug, amount, before, after } = await read(change, trx)
      return requestSecondPerson(
        packageRequests,
        {
          requester: actor,
          action: kind,
          subject: { type: 'packages', id: slug },
          waitsOn: `${slug}:${kind}`,
          amount,
          before,
          after,
          reason,
          about: { slug },
          whenWaiting: messages.packageAsked,
        },
        trx
      )
    })
  }
}

const read = async (change: PackageChange, trx: Trx): Promise<Asked> => {
  if (change.kind === 'CREATE') {
    const { kind, plan, amount, collaterals } = change
    const slug = packageSlug(plan, amount)
    if (await isOffered(plan, amount, trx)) throw refusedField('amount', messages.amountOffered)
    return { kind, slug, amount, before: {}, after: { slug, plan, amount, collaterals } }
  }
  const offer = await findPackage(change.slug, trx)
  if (!offer) throw new NotFound()
  return change.kind === 'ACTIVATE' ? activated(offer) : secured(offer, change.collaterals)
}

const activated = ({ slug, amount, active }: Offer): Asked => {
  if (active) throw new BusinessRule(messages.packageActive)
  return { kind: 'ACTIVATE', slug, amount, before: {}, after: {} }
}

const secured = (
  { slug, amount, collaterals: former }: Offer,
  collaterals: CollateralType[]
): Asked => {
  if (isDeepStrictEqual(former, collaterals)) throw new BusinessRule(messages.nothingChanges)
  return {
    kind: 'COLLATERALS',
    slug,
    amount,
    before: { collaterals: former },
    after: { collaterals },
  }
}
