import { useLocation } from 'wouter'
import { legalPaths } from '#app/legalPaths.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { Checklist } from '#components/Checklist.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Notice } from '#components/Notice.tsx'
import { Screen } from '#components/Screen.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { companyStepPaths, followMs, untouched } from '#features/companies/companySteps.ts'
import { CompanyRefusal, CompanyStepRows } from '#features/companies/CompanyStepRows.tsx'
import { useMaybeCompany, type OwnCompany } from '#features/companies/useCompany.ts'
import { NewcomerNotice } from '#features/members/NewcomerNotice.tsx'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { legalSignup as text } from '#i18n/fa/legalSignup.ts'
import { registration } from '#i18n/fa/registration.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { useQuery } from '#lib/query.ts'
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

/** The stepper: the next step in its order, and how each stands. company §2 "Status stepper" */
export default function StatusScreen() {
  const company = useMaybeCompany()
  return company ? <Standing company={company} /> : <NoCompany />
}
