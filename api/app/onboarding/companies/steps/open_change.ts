import type { RuleChangeKind } from '#contracts/spending'
import { clock } from '#app/platform/time/clock'
import type { Client, Trx } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import type { SignatureRule } from '../domain/rule.js'
import { messages } from '../i18n/fa.js'
import { assertRuleQuota } from './assert_rule_quota.js'

interface Waiting {
  companyId: string
  memberId: string
  /** The version that it was proposed for. */
  baseVersion: number
  rule: SignatureRule
  isForBank: boolean
  kind?: RuleChangeKind
  /** Of what widens spending. */
  spending?: Record<string, string | number | null>
}

/** @throws Conflict (409) while another change waits, Throttled (429) beyond a day's quota */
export const assertMayOpen = async (companyId: string, client: Client): Promise<void> => {
  const waiting = await client
    .from('rule_changes')
    .where({ company_id: companyId, status: 'PENDING' })
    .first()
  if (waiting) throw new Conflict(messages.changeWaits)
  await assertRuleQuota(companyId, client)
}

/**
 * Lets a change wait for another person: one at a time, so that what its proposer was told is what its confirmer decides.
 * The caller holds the company. @throws what `assertMayOpen` refuses
 */
export const openChange = async (
  { companyId, memberId, baseVersion, rule, isForBank, kind = 'RULE', spending = {} }: Waiting,
  trx: Trx
): Promise<string> => {
  await assertMayOpen(companyId, trx)
  const id = newId()
  await trx
    .insertQuery()
    .table('rule_changes')
    .insert({
      id,
      company_id: companyId,
      base_version: baseVersion,
      minimum_optional: rule.minimumOptional,
      levels: JSON.stringify(rule.levels),
      proposed_by: memberId,
      is_for_bank: isForBank,
      created_at: clock.businessNow().toJSDate(),
      kind,
      ...spending,
    })
  return id
}
