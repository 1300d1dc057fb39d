import type { StaffActor } from '../audit/actor.js'
import { kindOfRequest } from './inbox.js'
import { changeKindOf, ownKindOf } from './kinds.js'
import { findRequest } from './requests.js'

/** What the second person sees beside the request, in the shape of its kind. */
interface Evidence {
  evidence: Record<string, unknown> | null
}

export const changeEvidence = async (id: string, caller: StaffActor): Promise<Evidence> => {
  const request = await findRequest(id)
  const found = request
    ? await ownKindOf(request.kind)?.evidence?.(request, caller)
    : await evidenceOfBorrowed(id, caller)
  return { evidence: found ? { ...found } : null }
}

const evidenceOfBorrowed = async (id: string, caller: StaffActor): Promise<object | undefined> => {
  const waiting = await kindOfRequest(id)
  const kind = waiting && changeKindOf(waiting.kind)
  return kind && 'waiting' in kind ? kind.evidence?.(id, caller) : undefined
}
