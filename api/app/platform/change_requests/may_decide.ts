import type { ChangeKind, ChangeVerb } from '#contracts/change_requests'
import type { Permission } from '#contracts/identity'
import type { RequestStatus } from '#contracts/two_people'
import type { StaffActor } from '../audit/actor.js'
import { prepared } from '../database/database.js'
import { Refusal } from '../errors.js'
import { messages } from '../i18n/fa.js'
import type { Row } from '../resource/resource.js'
import { askersInOneHand } from '../two_people/second_person.js'
import { askersRight, changeKindOf, type Borrowed, type OwnKind } from './kinds.js'

/** What is judged of a request. */
export interface Judged extends Row {
  kind: ChangeKind
  action: string
  status: RequestStatus
  subject: { resource: string; id: string | null }
  askedBy: { id: string } | null
}

interface Judgement {
  mayDecide: boolean
  whyNot: string | null
  verbs: ChangeVerb[]
}

const closed: Judgement = { mayDecide: false, whyNot: null, verbs: [] }

const isOwn = (kind: OwnKind | Borrowed): kind is OwnKind => 'carryOut' in kind

/** The right to take back one's own request. */
export const withdrawnWith = (name: ChangeKind, action: string): Permission | null => {
  const kind = changeKindOf(name)
  return (!isOwn(kind) && kind.withdrawnWith) || askersRight(name, action)
}

const rightsSql = `
  select staff.id, role.permissions from platform_accounts staff join platform_roles role on role.key = staff.role
   where staff.active and staff.id = any(?)`

/** The requesters' current rights, without those who left. */
const rightsOf = async (askers: readonly string[]): Promise<Map<string, readonly string[]>> => {
  const rows = await prepared<{ id: string; permissions: string[] }>(
    'rights_of_askers',
    rightsSql,
    [askers]
  )
  return new Map(rows.map(({ id, permissions }) => [id, permissions]))
}

const refusalOf = (kind: OwnKind | Borrowed, { subject }: Judged, caller: StaffActor) => {
  if (!isOwn(kind) || !kind.refuse) return null
  try {
    kind.refuse({ subject_type: subject.resource, subject_id: subject.id }, caller)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

interface Askers {
  inOneHand: ReadonlySet<string>
  rights: ReadonlyMap<string, readonly string[]>
}

const judge = (row: Judged, caller: StaffActor, { inOneHand, rights }: Askers): Judgement => {
  if (row.status !== 'PENDING') return closed
  const kind = changeKindOf(row.kind)
  const offered = isOwn(kind) ? (['approve', 'reject', 'withdraw'] as const) : kind.verbs
  const refused = (whyNot: string, ...verbs: ChangeVerb[]): Judgement => ({
    mayDecide: false,
    whyNot,
    verbs: verbs.filter((verb) => offered.includes(verb)),
  })
  const asker = row.askedBy?.id
  if (asker === caller.id) {
    const right = withdrawnWith(row.kind, row.action)
    const may = right !== null && caller.permissions.includes(right)
    return refused(messages.ownRequest, ...(may ? (['withdraw'] as const) : []))
  }
  if (!caller.permissions.includes(kind.decidedWith)) return refused(messages.mayNotDecide)
  // Borrowed kinds need a second person to reject, too.
  if (asker && inOneHand.has(asker)) {
    return refused(messages.sameHand, ...(isOwn(kind) ? (['reject'] as const) : []))
  }
  const own = refusalOf(kind, row, caller)
  if (own) return refused(own, 'reject')
  const right = askersRight(row.kind, row.action)
  if (asker && right && !rights.get(asker)?.includes(right)) {
    return refused(messages.askerGone, 'reject')
  }
  const verbs = (['approve', 'reject'] as const).filter((verb) => offered.includes(verb))
  return { mayDecide: true, whyNot: null, verbs }
}

/** What the caller may do with each request, by the same rules that refuse a decision. */
export const judged = async <Row extends Judged>(
  rows: readonly Row[],
  caller: StaffActor
): Promise<(Row & Judgement)[]> => {
  const waiting = rows.filter(({ status }) => status === 'PENDING')
  const askers = [...new Set(waiting.flatMap(({ askedBy }) => (askedBy ? [askedBy.id] : [])))]
  const [inOneHand, rights] =
    askers.length > 0
      ? await Promise.all([askersInOneHand(askers, caller), rightsOf(askers)])
      : [new Set<string>(), new Map<string, string[]>()]
  return rows.map((row) => ({ ...row, ...judge(row, caller, { inOneHand, rights }) }))
}
