import { useState } from 'react'
import { Tabs } from '#ui/Tabs.tsx'
import { statement as text } from '#areas/wallet/words/statement.ts'
import type { Statement } from '#core/api/types.ts'
import { jalaliDate } from '#core/jalali.ts'
import { AccountStatement, type Account } from './AccountStatement.tsx'
import styles from './statement.module.css'

const rareAccounts = ['lateFees', 'writtenOff'] as const

/** Hides unused late fees and write-offs; cards show debts first. */
const accountsOf = (statement: Statement): Account[] => [
  ...(statement.cardHolder ? (['line', 'wallet'] as const) : (['wallet', 'line'] as const)),
  ...rareAccounts.filter((account) => statement[account].opening + statement[account].raised > 0),
]

export const StatementBody = ({ statement }: { statement: Statement }) => {
  const [account, setAccount] = useState<Account | null>(null)
  const accounts = accountsOf(statement)
  const shown = account && accounts.includes(account) ? account : accounts[0]!
  return (
    <>
      <p className={styles.days}>
        {text.days(jalaliDate(statement.from), jalaliDate(statement.to))}
      </p>
      <Tabs
        label={text.accounts}
        value={shown}
        options={accounts.map((value) => ({ value, label: text.names[value] }))}
        onChange={setAccount}
      />
      <AccountStatement statement={statement} account={shown} />
    </>
  )
}
