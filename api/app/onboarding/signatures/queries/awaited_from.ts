import { delegationsInForce } from '#app/onboarding/companies/queries/delegations'
import { isAwaitedFrom } from '../domain/own_signature.js'
import { signersOf } from './approbations.js'

/** A member who looks at what the company signs, for themselves or in the place of an absent one. */
export interface SigningCaller {
  companyId: string
  /** As whom. */
  memberId: string
  /** Who looks; where it is nobody else it is left out. */
  givenBy?: string
}

/** An absent member whom the reader may answer for. */
export interface Absent {
  fullName: string
  phone: string
}

/** What a document whose signatures are still gathered wants of its reader. */
export interface AwaitedSignature {
  isOwn: boolean
  /** In whose place the reader may answer; null for nobody. */
  inPlaceOf: Absent | null
}

interface Asked {
  approbationId: string
  minimumOptional: number
  /** The members who have answered in this round; null for nobody. */
  givers: readonly string[] | null
}

/**
 * For a caller: which members' signatures concern them, and a judge of documents by their approbation. The judge answers
 * only for documents that concern one of these members.
 */
export const awaitedFrom = async ({ companyId, memberId, givenBy = memberId }: SigningCaller) => {
  const delegation =
    givenBy === memberId
      ? (await delegationsInForce(companyId)).find(({ delegateId }) => delegateId === memberId)
      : undefined
  const absent = delegation && {
    fullName: delegation.delegatorName,
    phone: delegation.delegatorPhone,
  }
  return {
    memberIds: [memberId, ...(delegation ? [delegation.delegatorId] : [])],
    judge: async (asked: readonly Asked[]): Promise<Map<string, AwaitedSignature>> => {
      const ids = asked.map(({ approbationId }) => approbationId)
      const signers = Map.groupBy(
        ids.length > 0 ? await signersOf(ids) : [],
        ({ approbationId }) => approbationId
      )
      return new Map(
        asked.map((one) => {
          const of = (id: string) =>
            isAwaitedFrom(one, signers.get(one.approbationId) ?? [], { memberId: id, givenBy })
          const inPlaceOf = delegation && of(delegation.delegatorId) ? absent! : null
          return [one.approbationId, { isOwn: of(memberId), inPlaceOf }]
        })
      )
    },
  }
}
