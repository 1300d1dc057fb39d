import { isCompanyPlan } from '@kasbeno/api/contracts/plans'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { usePlan } from '#features/registration/standing.ts'
import { HolderField } from '#features/statement/HolderField.tsx'
import { PeriodField } from '#features/statement/PeriodField.tsx'
import { StatementBody } from '#features/statement/StatementBody.tsx'
import { StatementFiles } from '#features/statement/StatementFiles.tsx'
import { useStatement } from '#features/statement/useStatement.ts'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { statement as text } from '#i18n/fa/statement.ts'

/** Opening balance, what moved, closing balance; by the month, or as a file; of a company by card too. */
export default function StatementScreen() {
  const [userId, choose] = useState<string | null>(null)
  const { statement, period } = useStatement(userId)
  return (
    <Screen
      title={text.title}
      back={paths.wallet}
      aside={<SupportLink />}
      footer={statement.data && <StatementFiles statement={statement.data} />}
    >
      {isCompanyPlan(usePlan()) && <HolderField value={userId} onChange={choose} />}
      <PeriodField {...period} />
      <Loaded from={statement}>
        {(loaded) => <StatementBody key={userId} statement={loaded} />}
      </Loaded>
    </Screen>
  )
}
