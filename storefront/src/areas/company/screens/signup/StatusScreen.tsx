import { useLocation } from 'wouter'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Checklist } from '#ui/Checklist.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { companyStepPaths, untouched } from '#areas/company/parts/companies/companySteps.ts'
import { followMs } from '#areas/signup/parts/registration/standing.ts'
import { CompanyRefusal, CompanyStepRows } from '#areas/company/parts/companies/CompanyStepRows.tsx'
import { useMaybeCompany, type OwnCompany } from '#areas/company/parts/companies/useCompany.ts'
import { NewcomerNotice } from '#areas/company/parts/members/NewcomerNotice.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { legalSignup as text } from '#areas/company/words/legalSignup.ts'
import { registration } from '#areas/signup/words/registration.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { useQuery } from '#core/query.ts'
import { begun } from './RegisterScreen.tsx'

/** Before there is a company: what is needed, and the way into its registration. */
const NoCompany = () => {
  const [, navigate] = useLocation()
  const assigned = useQuery(legalEndpoints.assigned)
  return (
    <Screen
      title={text.title}
      back={paths.generalHome}
      aside={<SupportLink />}
      footer={
        <Button wide onClick={() => navigate(legalPaths.register, { state: begun })}>
          {text.begin}
        </Button>
      }
    >
      {assigned.data?.isNewcomer && <NewcomerNotice />}
      <p>{text.intro}</p>
      <Card title={text.newCompanyTitle}>
        <Checklist items={text.newCompany} icon="document" />
      </Card>
      <CompanyStepRows standing={untouched} mayOpen={false} />
    </Screen>
  )
}

const Standing = ({ company }: { company: OwnCompany }) => {
  const { isCeo } = company
  const phases = useQuery(legalEndpoints.phases, { pollMs: followMs })
  const next = phases.data?.nextStep
  return (
    <Screen
      title={text.title}
      back={legalPaths.home}
      aside={<SupportLink />}
      footer={
        next &&
        (isCeo || next === 'summary') && (
          <ButtonLink wide href={companyStepPaths[next]}>
            {next === 'summary' ? registration.seeSummary : registration.continue}
          </ButtonLink>
        )
      }
    >
      <h2>{company.companyName}</h2>
      {isCeo ? (
        <p>{text.intro}</p>
      ) : (
        <Notice tone="info" title={text.ceoAloneTitle}>
          <p>{text.ceoAlone}</p>
        </Notice>
      )}
      <Loaded from={phases} skeleton={<SkeletonLines count={4} />}>
        {(loaded) => (
          <>
            <CompanyRefusal phases={loaded} mayOpen={isCeo} />
            <CompanyStepRows standing={loaded} mayOpen={isCeo} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

/** company §2 "Status stepper" */
export default function StatusScreen() {
  const company = useMaybeCompany()
  return company ? <Standing company={company} /> : <NoCompany />
}
