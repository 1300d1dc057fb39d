import type { ChangeKind, WaitingChange } from '#contracts/change_requests'
import type { StaffActor } from '../audit/actor.js'
import { prepared } from '../database/database.js'
import { oneHandOf, oneHandSql } from '../two_people/second_person.js'
import { borrowedKinds, changeKindOf, kindsWith, ownKinds } from './kinds.js'

const ownSql = (): string => {
  const titles = ownKinds().map(({ name, title }) => `when '${name}' then ${title}`)
  return `
    select request.id, request.kind, request.action, request.subject_type, request.subject_id,
           coalesce(case request.kind ${titles.join(' ')} end, '') as title, request.before, request.after, request.details,
           request.reason, request.amount, request.requested_by as asked_by, null::text as asked_by_name,
           request.requested_at as asked_at, request.status, request.decided_by, request.decided_at,
           request.decision_reason
      from change_requests request`
}

/**
 * SQL of everything that waits, and of what became of the kinds without a state of their own. Each part is a plain
 * select, so that its table's index on what waits, or on when it was asked for, is used through the whole.
 * @param isShown the kinds that matter
 */
export const inboxSql = (isShown: (name: ChangeKind) => boolean = () => true): string =>
  [
    ...(ownKinds().some(({ name }) => isShown(name)) ? [ownSql()] : []),
    ...borrowedKinds()
      .filter(({ name }) => isShown(name))
      .map(
        ({ name, waiting }) => `
    select id, '${name}' as kind, action, subject_type, subject_id, coalesce(title, '') as title, before, after,
           '{}'::jsonb as details, reason, amount, asked_by, asked_by_name, asked_at, 'PENDING' as status,
           null::uuid as decided_by, null::timestamptz as decided_at, null::text as decision_reason
      from (${waiting}) waiting`
      ),
  ].join(' union all ')

/** SQL over `request`: what the caller decides, being a second person; whoever asked may be a customer. */
export const toDecide = `(request.status = 'PENDING' and request.kind = any(?)
  and (request.asked_by is null or request.asked_by not in (${oneHandSql})))`
export const toDecideBy = (caller: StaffActor) => [
  kindsWith(caller, 'decidedWith'),
  ...oneHandOf(caller),
]

/** How many requests the caller may decide now. */
export const countToDecide = async (caller: StaffActor): Promise<number> => {
  const [{ count }] = await prepared<{ count: number }>(
    'changes_to_decide',
    `select count(*) from (${inboxSql()}) as request where ${toDecide}`,
    toDecideBy(caller)
  )
  return count
}

const isAbout = (name: ChangeKind, resource: string) =>
  changeKindOf(name).subjects.includes(resource)

export const waitingOn = async (
  resource: string,
  id: string,
  caller: StaffActor
): Promise<{ waitingChanges?: WaitingChange[] }> => {
  const about = [...ownKinds(), ...borrowedKinds()].filter(({ name }) => isAbout(name, resource))
  if (about.length === 0) return {}
  const shown = kindsWith(caller, 'listedWith', 'decidedWith')
  if (!about.some(({ name }) => shown.includes(name))) return { waitingChanges: [] }
  const rows = await prepared<Omit<WaitingChange, 'askedAt'> & { askedAt: Date }>(
    `waiting_on_${resource}`,
    `select id, kind, action, asked_at as "askedAt"
       from (${inboxSql((name) => isAbout(name, resource))}) as request
      where status = 'PENDING' and subject_type = ? and subject_id = ? and kind = any(?)
      order by asked_at, id`,
    [resource, id, shown]
  )
  return { waitingChanges: rows.map((row) => ({ ...row, askedAt: row.askedAt.toISOString() })) }
}

/** What a request that is not of `change_requests` asks for. */
export const kindOfRequest = async (
  id: string
): Promise<{ kind: ChangeKind; action: string } | null> => {
  const isBorrowed = (name: ChangeKind) => 'waiting' in changeKindOf(name)
  const [found] = await prepared<{ kind: ChangeKind; action: string }>(
    'borrowed_request',
    `select kind, action from (${inboxSql(isBorrowed)}) as request where id = ?`,
    [id]
  )
  return found ?? null
}
