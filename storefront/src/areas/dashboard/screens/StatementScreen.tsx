import { useLocation, useSearch } from 'wouter'
import { dashboardPaths } from '#areas/dashboard/dashboardPaths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { DashboardFrame } from '#areas/dashboard/parts/dashboard/DashboardFrame.tsx'
import { OnPhonePages } from '#areas/dashboard/parts/dashboard/OnPhonePages.tsx'
import { HolderField } from '#areas/wallet/parts/statement/HolderField.tsx'
import { PeriodField } from '#areas/wallet/parts/statement/PeriodField.tsx'
import { StatementBody } from '#areas/wallet/parts/statement/StatementBody.tsx'
import { StatementFiles } from '#areas/wallet/parts/statement/StatementFiles.tsx'
import { useStatement } from '#areas/wallet/parts/statement/useStatement.ts'
import { Timeline } from '#areas/debts/parts/timeline/Timeline.tsx'
import { useObligations } from '#areas/debts/parts/timeline/useObligations.ts'
import { dashboard } from '#areas/dashboard/words/dashboard.ts'
import { obligations as text } from '#areas/debts/words/obligations.ts'
import { statement as words } from '#areas/wallet/words/statement.ts'
import styles from '#areas/dashboard/parts/dashboard/dashboard.module.css'

interface ChoiceProps {
  userId: string | null
  onChoose: (userId: string | null) => void
}

const Books = ({ userId, onChoose }: ChoiceProps) => {
  const { statement, period } = useStatement(userId)
  const { obligations, words: owed } = useObligations(userId)
  const title = userId === null ? text.companyTitle : text.cardTitle
  return (
    <>
      <div className={styles.choice}>
        <HolderField value={userId} onChange={onChoose} />
        <PeriodField {...period} />
        {statement.data && <StatementFiles statement={statement.data} />}
      </div>
      <div className={styles.halves}>
        <section className={styles.stack} aria-label={words.title}>
          <h2>{words.title}</h2>
          <Loaded from={statement}>
            {(loaded) => <StatementBody key={userId} statement={loaded} />}
          </Loaded>
        </section>
        <section className={styles.stack} aria-label={title}>
          <h2>{title}</h2>
          <Loaded from={obligations}>{(loaded) => <Timeline {...loaded} words={owed} />}</Loaded>
        </section>
      </div>
    </>
  )
}

export default function StatementScreen() {
  const userId = new URLSearchParams(useSearch()).get('userId')
  const [, navigate] = useLocation()
  const choose = (chosen: string | null) =>
    navigate(chosen === null ? dashboardPaths.statement : dashboardPaths.statementOf(chosen), {
      replace: true,
    })
  return (
    <DashboardFrame title={dashboard.statementTitle}>
      <OnPhonePages>
        <Books key={userId} userId={userId} onChoose={choose} />
      </OnPhonePages>
    </DashboardFrame>
  )
}
