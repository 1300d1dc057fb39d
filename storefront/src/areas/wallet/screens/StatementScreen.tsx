import { isCompanyPlan } from '@kasbeno/api/contracts/plans'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { HolderField } from '#areas/wallet/parts/statement/HolderField.tsx'
import { PeriodField } from '#areas/wallet/parts/statement/PeriodField.tsx'
import { StatementBody } from '#areas/wallet/parts/statement/StatementBody.tsx'
import { StatementFiles } from '#areas/wallet/parts/statement/StatementFiles.tsx'
import { useStatement } from '#areas/wallet/parts/statement/useStatement.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { statement as text } from '#areas/wallet/words/statement.ts'

/** By month or file; companies also by card. */
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
