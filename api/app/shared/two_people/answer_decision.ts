import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '../actor.js'
import { one } from '../resource/reader.js'
import type { Resource } from '../resource/resource.js'
import {
  decideRequest,
  type TwoPersonRequest,
  type TwoPersonRequests,
  type Verdict,
} from './requests.js'

/** Requests of one kind, and the list that shows them. */
interface Decidable<Request extends TwoPersonRequest> {
  requests: TwoPersonRequests<Request>
  resource: Resource
}

/** Decides the request that the path names, and answers with its row as the list shows it then. */
export const answerDecision = async <Request extends TwoPersonRequest>(
  ctx: HttpContext,
  { requests, resource }: Decidable<Request>,
  decision: { verdict: Verdict; reason?: string }
) => {
  const [actor, id] = [staffOf(ctx), ctx.params.id]
  await decideRequest(requests, { actor, id, ...decision })
  return one(resource, actor, id)
}
