import { confirmersOf, type SignatureLevels } from '#contracts/signature_rules'
import { consentersOf, type SpendingChange } from '#contracts/spending'

/** SQL of what widens spending; null for a change of the rule. `change` is an alias of `rule_changes`. */
export const spendingSql = (change: string): string => `
  case ${change}.kind
    when 'METHOD' then jsonb_build_object('kind', 'METHOD', 'before', ${change}.former_method,
      'after', ${change}.method, 'largestLoss', ${change}.largest_loss)
    when 'CEILING' then jsonb_build_object('kind', 'CEILING', 'holderId', ${change}.holder_id,
      'nationalCode', ${change}.holder_code, 'before', ${change}.former_ceiling, 'after', ${change}.ceiling, 'largestLoss', ${change}.largest_loss)
  end`

/** What its holder was called on that day. */
export const holderNameSql = (change: string): string => `
  coalesce(${change}.holder_name,
    (select concat_ws(' ', holder.firstname, holder.lastname) from companies_holders holder
      where holder.id = ${change}.holder_id))`

/** The same as members and the desk read it. */
export const shownSpendingSql = (change: string): string => `
  ((${spendingSql(change)}) - 'nationalCode') || jsonb_build_object('holderName', ${holderNameSql(change)})`

/** Who decides on what waits; nobody of a rule's change where the bank does. */
export const confirmersOfChange = (
  newest: SignatureLevels,
  change: SignatureLevels & { proposedBy: string; spending: SpendingChange | null }
): string[] =>
  change.spending
    ? consentersOf(newest, change.proposedBy)
    : confirmersOf(newest, change, change.proposedBy)
