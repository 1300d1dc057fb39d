import { companyCard } from '@kasbeno/api/contracts/companies'
import { Redirect } from 'wouter'
import { legalPaths } from '#app/legalPaths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Ltr } from '#components/Ltr.tsx'
import { Notice } from '#components/Notice.tsx'
import { Screen } from '#components/Screen.tsx'
import { companyStepPaths, followMs } from '#features/companies/companySteps.ts'
import { CompanyStepRows } from '#features/companies/CompanyStepRows.tsx'
import { AllSentPapers } from '#features/companies/SentPapers.tsx'
import { useCompany, type OwnCompany } from '#features/companies/useCompany.ts'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { legalSignup } from '#i18n/fa/legalSignup.ts'
import { summary } from '#i18n/fa/credit.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { CompanyPhases } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'

const text = legalSignup.summary

const waitings = {
  'awaiting-review': {
    title: text.reviewTitle,
    message: text.review,
    who: summary.reviewWho,
    howLong: summary.reviewHowLong,
  },
  'awaiting-allocation': {
    title: text.allocationTitle,
    message: text.allocation,
    who: summary.allocationWho,
    howLong: summary.allocationHowLong,
  },
} as const

/** Who has the file; once the bank has decided, nobody. */
const Standing = ({ phases, company }: { phases: CompanyPhases; company: OwnCompany }) => {
  const card = companyCard({ ...phases, credit: company.legalWalletResponse.credit })
  if (card === 'credit' || card === 'continue') {
    return (
      <Notice tone="success" title={text.readyTitle}>
        <p>{text.ready}</p>
      </Notice>
    )
  }
  const { title, message, who, howLong } = waitings[card]
  return (
    <>
      <Notice tone="warning" title={title}>
        <p>{message}</p>
      </Notice>
      <Card>
        <Facts>
          <Fact name={summary.who}>{who}</Fact>
          <Fact name={summary.howLong}>{howLong}</Fact>
        </Facts>
      </Card>
    </>
  )
}

/** Everything is sent: who has it, how long it takes. company §2 "Summary screen" */
export default function SummaryScreen() {
  const company = useCompany()
  const phases = useQuery(legalEndpoints.phases, { pollMs: followMs })
  const next = phases.data?.nextStep
  if (next && next !== 'summary') {
    return <Redirect to={company.isCeo ? companyStepPaths[next] : legalPaths.status} replace />
  }
  return (
    <Screen
      title={text.title}
      back={legalPaths.home}
      aside={<SupportLink />}
      footer={
        <ButtonLink wide href={legalPaths.home}>
          {text.toHome}
        </ButtonLink>
      }
    >
      <Loaded from={phases}>
        {(loaded) => (
          <>
            <Standing phases={loaded} company={company} />
            <Card title={text.facts}>
              <Facts>
                <Fact name={legalSignup.register.name}>{company.companyName}</Fact>
                <Fact name={legalSignup.register.uniqueId}>
                  <Ltr>{company.companyUniqueId}</Ltr>
                </Fact>
                <Fact name={legalSignup.register.guild}>{company.guildName}</Fact>
                <Fact name={text.ceo}>
                  <Ltr>{company.phone}</Ltr>
                </Fact>
              </Facts>
            </Card>
            <CompanyStepRows standing={loaded} mayOpen={company.isCeo} />
            {company.isCeo && <AllSentPapers />}
          </>
        )}
      </Loaded>
    </Screen>
  )
}
