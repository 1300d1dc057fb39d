import { companyCard } from '@kasbeno/api/contracts/companies'
import { legalPaths } from '#app/legalPaths.ts'
import { inPlan } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Notice } from '#components/Notice.tsx'
import { ProgressBar } from '#components/ProgressBar.tsx'
import { Rial } from '#components/Rial.tsx'
import { isAnyRejected } from '#features/companies/companySteps.ts'
import { dashboard as text } from '#i18n/fa/dashboard.ts'
import type { AssignedCompany } from '#lib/api/types.ts'
import { groupDigits } from '#lib/grouped.ts'
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

/** What the company has, or what is still missing. company §4 "Company card on home, in order" */
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
