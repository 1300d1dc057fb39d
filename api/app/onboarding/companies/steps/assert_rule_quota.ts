import { companyRules } from '#contracts/companies'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'
import { Throttled } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/** What members made or proposed; a proposal that was confirmed counts as one of the two. */
const sql = `
  select (select count(*) from company_rules rule
           where rule.company_id = ? and rule.created_at > ? and rule.member_id is not null
             and num_nonnulls(rule.confirmed_by_member, rule.confirmed_by_staff) = 0)::integer
       + (select count(*) from rule_changes change
           where change.company_id = ? and change.created_at > ?)::integer as changes`
const daySeconds = 86_400

/**
 * Each change and each proposal sends messages, also one that its proposer takes back at once. The caller holds the
 * company. @throws Throttled (429)
 */
export const assertRuleQuota = async (companyId: string, client: Client): Promise<void> => {
  const since = clock.businessNow().minus({ seconds: daySeconds }).toJSDate()
  const bindings = [companyId, since, companyId, since]
  const [{ changes }] = await prepared<{ changes: number }>('rule_quota', sql, bindings, client)
  if (changes >= companyRules.ruleChangesPerDay) throw new Throttled(daySeconds, messages.ruleQuota)
}
