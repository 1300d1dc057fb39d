import type { RuleChangeStatus } from '#contracts/companies'
import { confirmersOf } from '#contracts/signature_rules'
import type { CustomerActor, StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { AlreadyProcessed, Conflict, NotFound } from '#app/platform/errors'
import { refuseClaimed } from '#app/platform/review/claims'
import { companyFiles } from '../company_review.js'
import { memberOf } from '../domain/member_of.js'
import type { SignatureRule } from '../domain/rule.js'
import { assertSecondMember, authorOf } from '../domain/second_member.js'
import { messages } from '../i18n/fa.js'
import { newestRule } from '../queries/current_rule.js'
import { announceDropped } from '../steps/announce_dropped.js'
import { lockCompany } from '../steps/lock_company.js'
import { writeRule } from '../steps/write_rule.js'

interface Decision {
  /** Another mandatory member whom it does not remove or downgrade; where there is none, the bank. */
  actor: CustomerActor | StaffActor
  changeId: string
  verdict: 'CONFIRMED' | 'REFUSED'
  /** Why it is refused. */
  reason?: string
}

interface Change extends SignatureRule {
  companyId: string
  baseVersion: number
  status: RuleChangeStatus
  proposedBy: string
}

const sql = `
  select company_id as "companyId", base_version as "baseVersion", minimum_optional as "minimumOptional",
         levels, status, proposed_by as "proposedBy"
    from rule_changes where id = ?`

const changeOf = async (id: string, trx: Trx): Promise<Change> => {
  const [change] = await prepared<Change>('rule_change', sql, [id], trx)
  if (!change) throw new NotFound()
  return change
}

/** Puts a proposed rule in force, or ends it; its proposer may take it back. domain "Companies" */
export default class DecideRuleChange {
  /**
   * @throws NotFound for a change of another company, AlreadyProcessed (409) for one that was decided, BusinessRule
   *   (422) for who is no second person, Conflict (409) where the rule has changed since
   */
  async execute({ actor, changeId, verdict, reason }: Decision): Promise<void> {
    await transaction(async (trx) => {
      const { companyId } = await changeOf(changeId, trx)
      if (actor.kind === 'customer' && memberOf(actor).companyId !== companyId) throw new NotFound()
      await lockCompany(companyId, trx)
      if (actor.kind === 'staff') await refuseClaimed(companyFiles, { id: companyId, actor }, trx)
      // Only now is it certain what it is: every decision takes the company first.
      const change = await changeOf(changeId, trx)
      if (change.status !== 'PENDING') throw new AlreadyProcessed(messages.changeDecided)
      const newest = await newestRule(companyId, trx)
      if (newest?.version !== change.baseVersion) throw new Conflict(messages.changeOutdated)
      const by = authorOf(actor)
      const isWithdrawn = 'memberId' in by && by.memberId === change.proposedBy
      if (!(isWithdrawn && verdict === 'REFUSED')) {
        assertSecondMember(
          by,
          confirmersOf(newest, change, change.proposedBy),
          messages.notConfirmer
        )
      }
      const status = isWithdrawn ? 'WITHDRAWN' : verdict
      const refusal = status === 'REFUSED' ? (reason ?? null) : null
      await trx
        .from('rule_changes')
        .where('id', changeId)
        .update({
          status,
          reason: refusal,
          ...('memberId' in by
            ? { decided_by_member: by.memberId }
            : { decided_by_staff: by.staffId }),
          decided_at: clock.businessNow().toJSDate(),
        })
      const { minimumOptional, levels } = change
      if (verdict === 'CONFIRMED') {
        const author = { memberId: change.proposedBy }
        const rule = { minimumOptional, levels }
        await writeRule({ companyId, rule, author, confirmedBy: by }, trx)
      }
      await audit(
        {
          actor,
          command: verdict === 'CONFIRMED' ? 'companies.confirm-rule' : 'companies.refuse-rule',
          subject: { type: 'companies', id: companyId },
          after: { changeId, status, minimumOptional, levels },
          ...(refusal && { reason: refusal }),
        },
        trx
      )
      if (verdict === 'REFUSED') {
        const dropped = { ...change, changeId, before: newest, by, isWithdrawn, reason: refusal }
        await announceDropped(dropped, trx)
      }
    })
  }
}
