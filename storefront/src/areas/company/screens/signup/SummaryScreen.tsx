import { companyCard } from '@kasbeno/api/contracts/companies'
import { Redirect } from 'wouter'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Screen } from '#ui/Screen.tsx'
import { companyStepPaths } from '#areas/company/parts/companies/companySteps.ts'
import { followMs } from '#areas/signup/parts/registration/standing.ts'
import { CompanyVisit } from '#areas/company/parts/companies/CompanyVisit.tsx'
import { CompanyStepRows } from '#areas/company/parts/companies/CompanyStepRows.tsx'
import { AllSentPapers } from '#areas/company/parts/companies/SentPapers.tsx'
import { useCompany, type OwnCompany } from '#areas/company/parts/companies/useCompany.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { legalSignup } from '#areas/company/words/legalSignup.ts'
import { summary } from '#areas/signup/words/credit.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CompanyPhases } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'

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
      {card === 'awaiting-allocation' && <CompanyVisit />}
    </>
  )
}

/** company §2 "Summary screen" */
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
