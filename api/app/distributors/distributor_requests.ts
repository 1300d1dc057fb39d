import { isDeepStrictEqual } from 'node:util'
import type { DistributorRequestKind } from '#contracts/distributors'
import type { AuditCommand } from '#contracts/trail'
import { audit } from '#app/shared/audit'
import { Conflict } from '#app/shared/errors'
import type { TwoPersonRequest, TwoPersonRequests } from '#app/shared/two_people/requests'
import { messages } from './i18n/fa.js'
import {
  lockDistributor,
  readGuarded,
  writeGuarded,
  type GuardedFacts,
} from './steps/guarded_facts.js'

interface DistributorRequest extends TwoPersonRequest {
  distributor_id: string
  kind: DistributorRequestKind
  after: GuardedFacts[DistributorRequestKind]
}

const commands = {
  IBAN: 'distributors.change-iban',
  FEES: 'distributors.change-fees',
  TERMS: 'distributors.change-terms',
} as const satisfies Record<DistributorRequestKind, AuditCommand>

/** Where distributors are paid, what their invoices cost, and the terms that guard money. */
export const distributorRequests: TwoPersonRequests<DistributorRequest> = {
  name: 'distributor-requests',
  table: 'distributor_requests',
  askedWith: 'distributor-requests.ask',
  lock: ({ distributor_id: id }, trx) => lockDistributor(id, trx),
  async carryOut(
    { kind, distributor_id: id, before, after, reason },
    { requester, approver },
    trx
  ) {
    const now = await readGuarded(kind, id, trx)
    if (!isDeepStrictEqual(now, before)) throw new Conflict(messages.requestStale)
    await writeGuarded(kind, id, after, trx)
    await audit(
      {
        actor: approver,
        command: commands[kind],
        subject: { type: 'distributors', id },
        before: { ...before },
        after: { ...after, requestedBy: requester.username },
        reason: reason ?? undefined,
      },
      trx
    )
    return {}
  },
}
