import { historyPage, type HistoryPage } from '#contracts/history'
import { commandWords, eventWords } from '#contracts/trail'
import type { StaffActor } from '../audit/actor.js'
import { prepared, type SqlBinding } from '../database/database.js'
import { shownOutside } from './facts.js'
import type { History, HistorySubject } from './history.js'
import { historyEntryOf, shownFactsOf, type HistoryLine, type ShownFacts } from './history_entry.js'

interface Statement {
  sql: string
  bindings: SqlBinding[]
}

const canView = ({ permission, isBankOnly }: HistorySubject, caller: StaffActor): boolean =>
  (!permission || caller.permissions.includes(permission)) &&
  !(isBankOnly && caller.distributorId !== null)

/** What belongs to the record: (type, id, plan, commands). */
const subjectsOf = (history: History, id: string, caller: StaffActor): Statement => {
  const parts = history.subjects
    .filter((subject) => canView(subject, caller))
    .map(({ type, ids, commands }) => ({
      sql: `select ?::text as type, own.id, own.plan, ?::text[] as commands
              from (${ids ?? `select ?::uuid as id, null::text as plan`}) own (id, plan)`,
      bindings: [type, commands ?? null, id],
    }))
  return {
    sql: parts.map(({ sql }) => sql).join('\nunion all\n'),
    bindings: parts.flatMap(({ bindings }) => bindings),
  }
}

const noEvents = `select null::timestamptz, '', '', null::uuid, null::jsonb where ?::text is null`

/** They have no shop of their own, and are in no company any more. */
const isFormerMember = `
  customer.firstname is null and customer.lastname is null
  and exists (select from platform_members member where member.user_id = customer.id)
  and not exists (select from platform_members member
                   where member.user_id = customer.id and member.removed_at is null)`

/** What somebody who acted is to the company of the record; the company itself where its payments and debts are told. */
const companyRole = `
  case when acting.id is not null then 'company'
       else coalesce(
         (select case when bool_or(member.removed_at is null) then 'member' else 'formerMember' end
            from platform_members member join company on company.id = member.company_id
           where member.user_id = customer.id having count(*) > 0),
         case when ${isFormerMember} then 'formerMember' end)
  end`

const noCompany = `select null::uuid where ?::text is null`

/** Names of people are read with the lines: who left or was renamed is told as they are called today. */
const linesOf = (subjects: string, { events = noEvents, company = noCompany, clock }: History) => `
  with subject as (${subjects}),
  company (id) as (${company}),
  line as (
    select line.id::text as key,
           line.at ${clock === 'system' ? '' : '+ make_interval(days => line.advanced_days)'} as at,
           line.at as system_at,
           line.command as what, line.subject_type, subject.plan, line.actor_type, line.actor_id,
           line.actor_name, line.before, line.after, line.reason
      from subject
      join audit_lines line on line.subject_type = subject.type and line.subject_id = subject.id
     where line.command = any(?) and (subject.commands is null or line.command = any(subject.commands))
    union all
    select event.what, event.at, event.at, event.what, 'events', null, event.actor_type, event.actor_id, '', null,
           event.facts, null
      from (${events}) event (at, what, actor_type, actor_id, facts)
     where event.at is not null and event.what = any(?)
  )
  select line.at, line.system_at as "systemAt", line.what, line.subject_type as "subjectType", line.plan,
         line.actor_type as "actorType", line.actor_name as "actorName",
         coalesce(staff.full_name, distributor.name, client.name,
                  customer.full_name, acting.name) as person,
         ${companyRole} as "companyRole",
         staff.distributor_id as "actorDistributorId",
         (select full_name from platform_accounts where username = line.after ->> 'requestedBy') as requester,
         line.before, line.after, line.reason
    from line
    left join platform_accounts staff on line.actor_type = 'staff' and staff.id = line.actor_id
    left join platform_people customer on line.actor_type = 'customer' and customer.id = line.actor_id
    left join platform_companies acting on line.actor_type = 'customer' and acting.id = line.actor_id
    left join platform_programs client on line.actor_type = 'partner' and client.id = line.actor_id
    left join platform_distributors distributor on distributor.id = client.distributor_id
   order by line.at desc, line.key desc
   limit ? offset ?`

interface Wanted {
  name: string
  history: History
  id: string
}

/** Newest first. */
const readLines = (
  { name, history, id }: Wanted,
  caller: StaffActor,
  { limit, offset }: { limit: number; offset: number }
): Promise<(HistoryLine & { systemAt: Date })[]> => {
  const subjects = subjectsOf(history, id, caller)
  const commands = Object.keys(caller.distributorId ? shownOutside : commandWords)
  const events = eventsFor(caller)
  const timesAsked = history.events?.match(/\?/g)?.length ?? 1
  // The statement depends on the subjects that the caller may hear of.
  const rights = history.subjects.map((subject) => (canView(subject, caller) ? 1 : 0)).join('')
  return prepared(
    `history_${name.replaceAll('-', '_')}_${rights}`,
    linesOf(subjects.sql, history),
    [
      ...subjects.bindings,
      id,
      commands,
      ...Array.from({ length: timesAsked }, () => id),
      events,
      limit,
      offset,
    ]
  )
}

/**
 * One page of what happened to a record that the caller was found to see. What has no word of ours is not
 * told at all.
 */
export const readHistory = async (
  wanted: Wanted,
  caller: StaffActor,
  page: number
): Promise<HistoryPage> => {
  const { size } = historyPage
  const rows = await readLines(wanted, caller, { limit: size + 1, offset: (page - 1) * size })
  return {
    entries: rows.slice(0, size).map((row) => historyEntryOf(row, caller)),
    hasMore: rows.length > size,
  }
}

/** A line under the names of the API, for clients with words of their own. */
export interface HistoryRecord extends ShownFacts {
  at: Date
  businessAt: Date
  actorName: string
  command: string
  reason: string | null
}

const newestLines = 200

/** The newest lines about a record: the same facts as its history, as values instead of words. */
export const readHistoryRecords = async (
  wanted: Wanted,
  caller: StaffActor
): Promise<HistoryRecord[]> => {
  const rows = await readLines(wanted, caller, { limit: newestLines, offset: 0 })
  return rows.map((line) => ({
    at: line.systemAt,
    businessAt: line.at,
    actorName: historyEntryOf(line, caller).who,
    command: line.what,
    ...shownFactsOf(line, caller),
    reason: historyEntryOf(line, caller).reason,
  }))
}

/** What the customer owes the bank is not a distributor's business. */
const outsideEvents = [
  'order.paid',
  'order.settled',
  'payout.sent',
  'payout.sent-again',
  'payout.paid',
  'payout.failed',
]
const eventsFor = ({ distributorId }: StaffActor): string[] =>
  distributorId === null ? Object.keys(eventWords) : outsideEvents
