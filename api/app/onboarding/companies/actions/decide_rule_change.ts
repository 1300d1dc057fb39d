import type { RuleChangeStatus } from '#contracts/companies'
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
import { spendingFacts, type BoundSpending } from '../domain/spending_change.js'
import { holderCeilings } from '../holder_ceilings.js'
import { messages } from '../i18n/fa.js'
import { confirmersOfChange, spendingSql } from '../queries/changes.js'
import { newestRule } from '../queries/current_rule.js'
import { lossOf } from '../queries/spending.js'
import { announceDropped } from '../steps/announce_dropped.js'
import { applySpending, isAsAsked } from '../steps/apply_spending.js'
import { lockCompany } from '../steps/lock_company.js'
import { writeRule } from '../steps/write_rule.js'

interface Decision {
  /**
   * Of a rule another mandatory member whom it does not remove or downgrade, and where there is none the bank; of spending
   * whoever consents to it.
   */
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
  /** Null for a change of the rule itself. */
  spending: BoundSpending | null
}

const sql = `
  select company_id as "companyId", base_version as "baseVersion", minimum_optional as "minimumOptional",
         levels, status, proposed_by as "proposedBy", ${spendingSql('change')} as spending
    from rule_changes change where id = ?`

const commands = {
  rule: { CONFIRMED: 'companies.confirm-rule', REFUSED: 'companies.refuse-rule' },
  spending: { CONFIRMED: 'companies.confirm-spending', REFUSED: 'companies.refuse-spending' },
} as const

const changeOf = async (id: string, trx: Trx): Promise<Change> => {
  const [change] = await prepared<Change>('rule_change', sql, [id], trx)
  if (!change) throw new NotFound()
  return change
}

/** Puts what waits in force, a rule or wider spending, or ends it; its proposer may take it back. domain "Companies", adr/0050 */
export default class DecideRuleChange {
  /**
   * @throws NotFound for a change of another company, AlreadyProcessed (409) for one that was decided, BusinessRule
   *   (422) for who is no second person, Conflict (409) where the rule has changed since
   */
  async execute({ actor, changeId, verdict, reason }: Decision): Promise<void> {
    await transaction(async (trx) => {
      const { companyId, spending } = await changeOf(changeId, trx)
      if (actor.kind === 'customer' && memberOf(actor).companyId !== companyId) throw new NotFound()
      if (spending?.kind === 'CEILING') await holderCeilings().lock(spending.holderId, trx)
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
          confirmersOfChange(newest, change),
          change.spending ? messages.spending.notConsenter : messages.notConfirmer
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
      if (verdict === 'CONFIRMED' && spending) {
        await this.#widen({ actor, companyId, spending }, trx)
      } else if (verdict === 'CONFIRMED') {
        const author = { memberId: change.proposedBy }
        const rule = { minimumOptional, levels }
        await writeRule({ companyId, rule, author, confirmedBy: by }, trx)
      }
      const decided = spending
        ? { ...spendingFacts(spending).after, largestLoss: spending.largestLoss }
        : { minimumOptional, levels }
      await audit(
        {
          actor,
          command: commands[spending ? 'spending' : 'rule'][verdict],
          subject: { type: 'companies', id: companyId },
          after: { changeId, status, ...decided },
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

  /** @throws Conflict (409) where what it widens has changed since, or more could be lost than its proposer was told */
  async #widen(
    {
      actor,
      companyId,
      spending,
    }: { actor: CustomerActor | StaffActor; companyId: string; spending: BoundSpending },
    trx: Trx
  ): Promise<void> {
    const isStale =
      !(await isAsAsked(companyId, spending, trx)) ||
      (await lossOf(companyId, spending, trx)) > spending.largestLoss
    if (isStale) throw new Conflict(messages.spending.outdated)
    await applySpending({ actor, companyId, change: spending }, trx)
  }
}
