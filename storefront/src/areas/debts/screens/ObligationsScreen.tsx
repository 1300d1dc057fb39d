import { isCompanyPlan } from '@kasbeno/api/contracts/plans'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { HolderField } from '#areas/wallet/parts/statement/HolderField.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { Timeline } from '#areas/debts/parts/timeline/Timeline.tsx'
import styles from '#areas/debts/parts/timeline/timeline.module.css'
import { useObligations } from '#areas/debts/parts/timeline/useObligations.ts'
import { obligations as text } from '#areas/debts/words/obligations.ts'
import { endpoints } from '#core/api/endpoints.ts'

/** By day; companies also by card. */
export default function ObligationsScreen() {
  const plan = usePlan()
  const isCompany = isCompanyPlan(plan)
  const [userId, choose] = useState<string | null>(null)
  const { obligations, words } = useObligations(userId)
  const owes = (obligations.data?.totals.owedAmount ?? 0) > 0
  return (
    <Screen
      title={isCompany ? text.companyTitle : text.title}
      back={isCompany ? paths.wallet : paths.home}
      aside={<SupportLink />}
      footer={
        owes && (
          <ButtonLink wide href={paths.installments}>
            {text.pay}
          </ButtonLink>
        )
      }
    >
      {isCompany && <HolderField value={userId} onChange={choose} />}
      <Loaded from={obligations}>{(loaded) => <Timeline {...loaded} words={words} />}</Loaded>
      <div className={styles.onward}>
        {obligations.data?.isClear && (
          <FileButton
            path={endpoints.clearance(plan)}
            sharedAs={text.clearance}
            done={text.clearanceSaved}
          >
            {text.clearance}
          </FileButton>
        )}
        <ButtonLink look="second" href={paths.statement}>
          {text.toStatement}
        </ButtonLink>
        <ButtonLink look="second" href={`${paths.installments}?status=CLEARED`}>
          {text.toCleared}
        </ButtonLink>
      </div>
    </Screen>
  )
}
