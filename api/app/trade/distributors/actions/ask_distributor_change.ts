import { isDeepStrictEqual } from 'node:util'
import type { FeeTerms, GuardedTerms } from '#contracts/distributors'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { BusinessRule, InvalidFields } from '#app/platform/errors'
import { requestSecondPerson } from '#app/platform/change_requests/requests'
import { distributorRequests } from '../distributor_requests.js'
import { messages } from '../i18n/fa.js'
import { lockDistributor, readGuarded } from '../steps/guarded_facts.js'
import { checkDueDays } from '../steps/terms.js'

interface Wanted {
  iban?: string
  fees?: FeeTerms
  terms?: GuardedTerms
}
interface Command {
  actor: StaffActor
  distributorId: string
  wanted: Wanted
  reason: string
}

/** One change per request, so that each can be refused alone. */
const oneOf = ({ iban, fees, terms }: Wanted) => {
  const wanted = [
    ...(iban === undefined ? [] : [{ kind: 'IBAN' as const, after: { iban } }]),
    ...(fees === undefined ? [] : [{ kind: 'FEES' as const, after: fees }]),
    ...(terms === undefined ? [] : [{ kind: 'TERMS' as const, after: terms }]),
  ]
  const [one, ...more] = wanted
  if (!one || more.length > 0) {
    throw new InvalidFields([{ field: 'iban', rule: 'oneOf', message: messages.oneChange }])
  }
  if (one.kind === 'TERMS') checkDueDays(one.after, 'terms.dueDaysMax')
  return one
}

/** IBAN, fees or terms wait for a second person. */
export default class AskDistributorChange {
  /**
   * @returns the request's id
   * @throws NotFound, InvalidFields, BusinessRule (422) for no change, Conflict while one waits
   */
  async execute({ actor, distributorId, wanted, reason }: Command): Promise<string> {
    const { kind, after } = oneOf(wanted)
    return transaction(async (trx) => {
      await lockDistributor(distributorId, trx)
      const before = await readGuarded(kind, distributorId, trx)
      if (isDeepStrictEqual(before, after)) throw new BusinessRule(messages.nothingChanges)
      return requestSecondPerson(
        distributorRequests,
        {
          requester: actor,
          action: kind,
          subject: { type: 'distributors', id: distributorId },
          waitsOn: `${distributorId}:${kind}`,
          before,
          after,
          reason,
          about: { distributorId },
          whenWaiting: messages.alreadyAsked,
        },
        trx
      )
    })
  }
}
