import { isDeepStrictEqual } from 'node:util'
import type { DistributorRequestKind } from '#contracts/distributors'
import type { AuditCommand } from '#contracts/trail'
import { audit } from '#app/platform/audit/audit'
import { Conflict } from '#app/platform/errors'
import { changeKind, type ChangeRequest } from '#app/platform/change_requests/kinds'
import { messages } from './i18n/fa.js'
import {
  lockDistributor,
  readGuarded,
  writeGuarded,
  type GuardedFacts,
} from './steps/guarded_facts.js'

interface DistributorRequest extends ChangeRequest {
  subject_id: string
  action: DistributorRequestKind
  after: GuardedFacts[DistributorRequestKind]
}

const commands = {
  IBAN: 'distributors.change-iban',
  FEES: 'distributors.change-fees',
  TERMS: 'distributors.change-terms',
} as const satisfies Record<DistributorRequestKind, AuditCommand>

/** Account, fees and guarded terms. */
export const distributorRequests = changeKind<DistributorRequest>({
  name: 'distributor-requests',
  subjects: ['distributors'],
  listedWith: 'distributor-requests.list',
  decidedWith: 'distributor-requests.decide',
  title: `(select name from distributors where id = request.subject_id::uuid)`,
  askedWith: 'distributor-requests.ask',
  lock: ({ subject_id: id }, trx) => lockDistributor(id, trx),
  async carryOut({ action, subject_id: id, before, after, reason }, { requester, approver }, trx) {
    const now = await readGuarded(action, id, trx)
    if (!isDeepStrictEqual(now, before)) throw new Conflict(messages.requestStale)
    await writeGuarded(action, id, after, trx)
    await audit(
      {
        actor: approver,
        command: commands[action],
        subject: { type: 'distributors', id },
        before: { ...before },
        after: { ...after, requestedBy: requester.username },
        reason: reason ?? undefined,
      },
      trx
    )
  },
})
