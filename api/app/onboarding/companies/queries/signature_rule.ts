import type { MemberRole } from '#contracts/companies'
import type { SignatureLevel } from '#contracts/quorum'
import type { ShownSpending } from '#contracts/spending'
import type { Membership } from '#app/platform/audit/actor'
import { prepared } from '#app/platform/database/database'
import { levelChanges, type SignatureRule } from '../domain/rule.js'
import { shownTo } from '../domain/shown_to.js'
import { membersOf } from './board.js'
import { confirmersOfChange, shownSpendingSql } from './changes.js'
import { newestRule } from './current_rule.js'
import { minimumOf } from './company_file.js'
import { nameOf, namesOf, type Names } from './member_names.js'

export interface SignatoryUser {
  firstName: string | null
  lastName: string | null
  nationalCode: string | null
  phone: string
  role: MemberRole
  mandatorySignatoryUser: SignatureLevel
}

export interface SignatoryChange {
  fullName: string
  phone: string
  /** Null for who was no member, or is none any more. */
  before: SignatureLevel | null
  after: SignatureLevel | null
}

export interface RuleDifference {
  minimum: { before: number | null; after: number }
  signatories: SignatoryChange[]
}

export interface PendingRuleChange extends RuleDifference {
  changeId: string
  /** Null for a change of the rule itself, which then is all the difference. */
  spending: ShownSpending | null
  proposedBy: string
  createdAt: Date
  /** The caller may confirm it; otherwise it waits for those who are named, or for the bank. */
  mayConfirm: boolean
  mayWithdraw: boolean
  waitingFor: string[]
}

/** GET …/approbations. company §3 "Signatory user" */
export interface Approbations {
  minimumNumberOfSignatory: number
  users: SignatoryUser[]
  pendingChange: PendingRuleChange | null
}

interface ChangeRow extends SignatureRule {
  id: string
  proposedBy: string
  createdAt: Date
  spending: ShownSpending | null
}

const pendingSql = `
  select change.id, change.proposed_by as "proposedBy", change.created_at as "createdAt",
         change.minimum_optional as "minimumOptional", change.levels, ${shownSpendingSql('change')} as spending
    from rule_changes change where change.company_id = ? and change.status = 'PENDING'`

export const differenceOf = (
  before: SignatureRule | null,
  after: SignatureRule,
  names: Names
): RuleDifference => ({
  minimum: { before: before?.minimumOptional ?? null, after: after.minimumOptional },
  signatories: levelChanges(before, after).map(({ memberId, ...change }) => ({
    fullName: nameOf(names, memberId),
    phone: names.get(memberId)?.phone ?? '',
    ...change,
  })),
})

const pendingChange = async (
  companyId: string,
  callerId: string
): Promise<PendingRuleChange | null> => {
  const [change] = await prepared<ChangeRow>('pending_rule_change', pendingSql, [companyId])
  if (!change) return null
  const [before, names] = await Promise.all([newestRule(companyId), namesOf(companyId)])
  if (!before) return null
  const confirmers = confirmersOfChange(before, change)
  return {
    changeId: change.id,
    spending: change.spending,
    proposedBy: nameOf(names, change.proposedBy),
    createdAt: change.createdAt,
    mayConfirm: confirmers.includes(callerId),
    mayWithdraw: change.proposedBy === callerId,
    waitingFor: confirmers.map((id) => nameOf(names, id)),
    ...differenceOf(before, change, names),
  }
}

export const signatureRuleOf = async (
  caller: Membership & { companyId: string }
): Promise<Approbations> => {
  const { companyId, memberId } = caller
  const [members, minimum, pending] = await Promise.all([
    membersOf(companyId),
    minimumOf(companyId),
    pendingChange(companyId, memberId),
  ])
  const shown = members.map(shownTo(caller, ({ id }) => id === memberId))
  return {
    minimumNumberOfSignatory: minimum,
    users: shown.map(({ firstName, lastName, nationalCode, phone, role, signatoryStatus }) => ({
      firstName,
      lastName,
      nationalCode,
      phone,
      role,
      mandatorySignatoryUser: signatoryStatus,
    })),
    pendingChange: pending,
  }
}
