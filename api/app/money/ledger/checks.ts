/** Named queries for differences; an empty answer is the proof. domain "The ledger" */
export type Checks = Readonly<Record<string, string>>

const contributed = new Map<string, string>()

/**
 * Adds a module's checks to the reconciliation; each name needs its words in `contracts/words`.
 * @throws Error when a name is taken
 */
export const contributeChecks = (checks: Checks): void => {
  for (const [name, sql] of Object.entries(checks)) {
    if (contributed.has(name)) throw new Error(`there is a check named ${name} already`)
    contributed.set(name, sql)
  }
}

export const contributedChecks = (): ReadonlyMap<string, string> => contributed

contributeChecks({
  'entries-sum-to-zero': `
    select entry.id as "entryId", entry.kind, coalesce(sum(posting.amount), 0) as sum,
           count(posting.entry_id) as postings
      from ledger.entries entry left join ledger.postings posting on posting.entry_id = entry.id
     group by entry.id having coalesce(sum(posting.amount), 0) <> 0 or count(posting.entry_id) < 2`,

  // A wallet is what we owe: its credits make it grow.
  'kept-balances-equal-postings': `
    select account.id as "accountId", account.kind, account.balance,
           coalesce(case account.kind when 'wallet' then -posted.sum else posted.sum end, 0) as posted
      from ledger.accounts account
      left join (
        select party_id, account, sum(amount) as sum from ledger.postings
         where party_id is not null group by party_id, account
      ) posted on posted.party_id = account.id and posted.account = account.kind
     where account.balance <>
           coalesce(case account.kind when 'wallet' then -posted.sum else posted.sum end, 0)`,

  'vouchers-have-no-gaps': `
    select count(*) as vouchers, max(number) as "lastNumber"
      from ledger.vouchers having count(*) <> max(number)`,
})
