import { changeVerbs, type BulkDecision, type ChangeVerb } from '#contracts/change_requests'
import type { RequestStatus } from '#contracts/two_people'
import type { StaffActor } from '../audit/actor.js'
import { Forbidden, NotFound, Refusal } from '../errors.js'
import { kindOfRequest } from './inbox.js'
import { changeKindOf, type Borrowed, type OwnKind } from './kinds.js'
import { withdrawnWith } from './may_decide.js'
import { decideRequest, findRequest } from './requests.js'

interface Decision {
  actor: StaffActor
  verb: ChangeVerb
  /** Given where something is rejected. */
  reason?: string
}
type OneDecision = Decision & { id: string }

/** @throws Forbidden without the right of this kind */
const assertRight = ({ actor, verb }: Decision, kind: OwnKind | Borrowed, action: string): void => {
  const right = verb === 'withdraw' ? withdrawnWith(kind.name, action) : kind.decidedWith
  if (right === null || !actor.permissions.includes(right)) {
    throw new Forbidden()
  }
}

/**
 * Decides any request of the inbox: its own kinds, or others through their owner.
 * @throws NotFound, Forbidden, and whatever its kind refuses
 */
export const decideInInbox = async ({ id, ...decision }: OneDecision): Promise<RequestStatus> => {
  const { actor, verb, reason } = decision
  const request = await findRequest(id)
  const known = request ?? (await kindOfRequest(id))
  if (!known) throw new NotFound()
  const kind = changeKindOf(known.kind)
  assertRight(decision, kind, known.action)
  if ('waiting' in kind) {
    if (!kind.verbs.includes(verb)) throw new NotFound()
    return kind.decide(verb, { actor, id, reason })
  }
  const verdict = changeVerbs[verb]
  const run = () => decideRequest(kind, request!, { actor, verdict, reason })
  await (kind.around ? kind.around(actor, run) : run())
  return verdict
}

/** One transaction each, in the order of ids: a refused one does not hold up the others. */
export const decideAll = async ({
  ids,
  ...decision
}: Decision & { ids: readonly string[] }): Promise<BulkDecision[]> => {
  const results: BulkDecision[] = []
  for (const id of new Set(ids)) {
    try {
      results.push({ id, status: await decideInInbox({ id, ...decision }) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { title, message } = error
      results.push({ id, error: { title, message } })
    }
  }
  return results
}
