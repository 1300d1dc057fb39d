import type { Permission } from '#contracts/identity'
import type { AuditCommand } from '#contracts/trail'

/**
 * The history of a record, for whoever may see the record: lines of the audit trail about it and its parts, and events
 * from its own tables. Shows only what `facts.ts` names.
 */
export interface History {
  subjects: readonly HistorySubject[]
  /**
   * SQL with one `?` for the record's id, or several for the same: rows of (at, event, actor_type, actor_id,
   * facts), where `event` is a key of `eventWords` and rows without a time are left out.
   */
  events?: string
  /**
   * SQL with one `?` for the record's id: the company that it is of, or belongs to. Who acted is then called by what they are
   * to that company, whatever shop they have.
   */
  company?: string
  /** Records that are measured in the system's time are told in it; business time unless said otherwise. */
  clock?: 'business' | 'system'
}

export interface HistorySubject {
  /** As in the audit trail. */
  type: string
  /** SQL with one `?` for the record's id: (id, plan) of what belongs to it; the record itself where absent. */
  ids?: string
  /** These alone, where not everything that happened to it belongs into this history. */
  commands?: readonly AuditCommand[]
  /** Needed beside the right to the record, for what has a right of its own. */
  permission?: Permission
  /** Never for users of a distributor. */
  isBankOnly?: boolean
}

/** SQL of `History.company` for the record of a company itself. */
export const companyItself = 'select ?::uuid'

/** SQL of `History.company` from that of the record's owner, who may be a person: then there is none. */
export const companyOwning = (ownerId: string): string =>
  `select id from platform_companies where id = (${ownerId})`

/** The history of a record to which nothing else belongs. */
export const ofItself = (type: string): History => ({ subjects: [{ type }] })
