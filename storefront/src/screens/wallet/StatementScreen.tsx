import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { Button } from '#components/Button.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { SelectField } from '#components/SelectField.tsx'
import { Tabs } from '#components/Tabs.tsx'
import { usePlan } from '#features/registration/standing.ts'
import { AccountStatement, type Account } from '#features/statement/AccountStatement.tsx'
import { periodChoices, type Period } from '#features/statement/periods.ts'
import styles from '#features/statement/statement.module.css'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { statement as text } from '#i18n/fa/statement.ts'
import { askFile } from '#lib/api/client.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import type { Statement } from '#lib/api/types.ts'
import { jalaliDate } from '#lib/jalali.ts'
import { useQuery } from '#lib/query.ts'
import { shareFile } from '#lib/share.ts'
import { toast } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'

const latest = 'latest'

/** The period that an answer covers: what is downloaded is what is shown. */
const download = async ({ plan, from, to }: Statement, format: 'xlsx' | 'pdf') => {
  if (plan === 'kasbeno-fmcg-legal') return
  const blob = await askFile(endpoints.statement(plan, { from, to }, format))
  const file = new File([blob], `kasbeno-${from}_${to}.${format}`, { type: blob.type })
  if ((await shareFile(file, text.title)) === 'saved') toast('success', text.saved)
}

const Files = ({ statement }: { statement: Statement }) => {
  const [excel, pdf] = [useCommand(download), useCommand(download)]
  return (
    <div className={styles.files}>
      <Button
        look="second"
        icon="share"
        isRunning={pdf.isRunning}
        onClick={() => void pdf.run(statement, 'pdf')}
      >
        {text.pdf}
      </Button>
      <Button
        look="second"
        icon="share"
        isRunning={excel.isRunning}
        onClick={() => void excel.run(statement, 'xlsx')}
      >
        {text.excel}
      </Button>
    </div>
  )
}

const Body = ({ statement }: { statement: Statement }) => {
  const [account, setAccount] = useState<Account>('wallet')
  const { opening, raised } = statement.lateFees
  const accounts: Account[] =
    opening + raised > 0 ? ['wallet', 'line', 'lateFees'] : ['wallet', 'line']
  const shown = accounts.includes(account) ? account : 'wallet'
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

/** Opening balance, what moved, closing balance; by the month, or as a file. */
export default function StatementScreen() {
  const plan = usePlan()
  const [chosen, choose] = useState(latest)
  // Without a period the server answers for the last days, up to its business day.
  const newest = useQuery(endpoints.statement(plan, null))
  const choices = newest.data ? periodChoices(newest.data.to) : []
  const period: Period | null = choices.find(({ value }) => value === chosen) ?? null
  const statement = useQuery(
    endpoints.statement(plan, period && { from: period.from, to: period.to })
  )
  return (
    <Screen
      title={text.title}
      back={paths.wallet}
      aside={<SupportLink />}
      footer={statement.data && <Files statement={statement.data} />}
    >
      <SelectField
        label={text.period}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        options={[{ value: latest, label: text.latest }, ...choices]}
      />
      <Loaded from={statement}>{(loaded) => <Body statement={loaded} />}</Loaded>
    </Screen>
  )
}
