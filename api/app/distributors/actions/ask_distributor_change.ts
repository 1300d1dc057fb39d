import { isDeepStrictEqual } from 'node:util'
import type { DistributorRequestKind, FeeTerms } from '#contracts/distributors'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { BusinessRule, Conflict, InvalidFields } from '#app/shared/errors'
import { newId } from '#app/shared/ids'
import { messages } from '../i18n/fa.js'
import { lockDistributor, readGuarded } from '../steps/guarded_facts.js'

interface Wanted {
  iban?: string
  fees?: FeeTerms
}
interface Command {
  staff: StaffActor
  distributorId: string
  wanted: Wanted
  reason: string
}

/** One request changes one thing, so that one can be refused without the other. */
const oneOf = ({ iban, fees }: Wanted) => {
  if ((iban === undefined) === (fees === undefined)) {
    throw new InvalidFields([{ field: 'iban', rule: 'oneOf', message: messages.oneChange }])
  }
  return iban === undefined
    ? { kind: 'FEES' as const, after: fees! }
    : { kind: 'IBAN' as const, after: { iban } }
}

/** Lets another IBAN or other fees of a distributor wait for a second person. */
export default class AskDistributorChange {
  /**
   * @returns the request's id
   * @throws NotFound, InvalidFields, BusinessRule (422) where nothing would change, Conflict while one waits
   */
  async execute({ staff, distributorId, wanted, reason }: Command): Promise<string> {
    const { kind, after }: { kind: DistributorRequestKind; after: object } = oneOf(wanted)
    return transaction(async (trx) => {
      await lockDistributor(distributorId, trx)
      const before = await readGuarded(kind, distributorId, trx)
      if (isDeepStrictEqual(before, after)) throw new BusinessRule(messages.nothingChanges)
      const id = newId()
      const inserted: unknown[] = await trx
        .knexQuery()
        .insert({
          id,
          distributor_id: distributorId,
          kind,
          before: JSON.stringify(before),
          after: JSON.stringify(after),
          reason,
          requested_by: staff.id,
          requested_at: clock.systemNow().toJSDate(),
        })
        .into('distributor_requests')
        .onConflict()
        .ignore()
        .returning('id')
      if (inserted.length === 0) throw new Conflict(messages.alreadyAsked)
      await audit(
        {
          actor: staff,
          command: 'distributor-requests.ask',
          subject: { type: 'distributor-requests', id },
          before: { ...before },
          after: { distributorId, kind, ...after },
          reason,
        },
        trx
      )
      return id
    })
  }
}
