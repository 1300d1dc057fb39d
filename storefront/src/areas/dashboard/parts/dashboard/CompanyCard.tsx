import { companyCard } from '@kasbeno/api/contracts/companies'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { inPlan } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { Rial } from '#ui/Rial.tsx'
import { isAnyRejected } from '#areas/company/parts/companies/companySteps.ts'
import { dashboard as text } from '#areas/dashboard/words/dashboard.ts'
import type { AssignedCompany } from '#core/api/types.ts'
import { groupDigits } from '#core/grouped.ts'
import styles from './dashboard.module.css'

const Credit = ({ legalWalletResponse: { credit, remainCredit } }: AssignedCompany) => {
  const used = Math.max(0, credit - remainCredit)
  return (
    <Card title={text.creditTitle}>
      <div className={styles.stack}>
        <Rial value={remainCredit} size="huge" />
        <ProgressBar
          share={used / credit}
          label={text.usedOf(groupDigits(used), groupDigits(credit))}
        />
      </div>
      <Facts>
        <Fact name={text.creditLimit}>
          <Rial value={credit} />
        </Fact>
        <Fact name={text.creditUsed}>
          <Rial value={used} />
        </Fact>
      </Facts>
    </Card>
  )
}

/** company §4 */
export const CompanyCard = (company: AssignedCompany) => {
  const card = companyCard({ ...company, credit: company.legalWalletResponse.credit })
  switch (card) {
    case 'credit':
      return <Credit {...company} />
    case 'continue': {
      const isRejected = isAnyRejected(company)
      const said = isRejected ? text.mend : text.goOn
      return (
        <Notice
          tone={isRejected ? 'danger' : 'warning'}
          title={said.title}
          actions={
            <ButtonLink href={inPlan('kasbeno-fmcg-legal', legalPaths.status)}>
              {said.action}
            </ButtonLink>
          }
        >
          {said.hint}
        </Notice>
      )
    }
    case 'awaiting-allocation':
      return (
        <Notice tone="info" title={text.allocationTitle}>
          {text.allocationHint}
        </Notice>
      )
    case 'awaiting-review':
      return (
        <Notice tone="info" title={text.reviewTitle}>
          {text.reviewHint}
        </Notice>
      )
  }
}
