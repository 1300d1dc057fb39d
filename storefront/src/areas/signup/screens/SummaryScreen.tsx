import { Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { stepPaths } from '#areas/signup/stepPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Checklist } from '#ui/Checklist.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Screen } from '#ui/Screen.tsx'
import { isPaidUnsigned } from '#areas/contracts/parts/renewal.ts'
import { owesFee } from '#areas/signup/parts/credit/feeStep.ts'
import { CreditBanner } from '#areas/home/parts/home/CreditBanner.tsx'
import { FeeBanner } from '#areas/home/parts/home/FeeBanner.tsx'
import { StandingCard } from '#areas/home/parts/home/StandingCard.tsx'
import { LatinNameNotice } from '#areas/signup/parts/identity/LatinNameNotice.tsx'
import { useDebt } from '#areas/debts/parts/installments/useDebt.ts'
import { RegistrationRefusalNotice } from '#areas/signup/parts/registration/RegistrationRefusalNotice.tsx'
import { StepList } from '#areas/signup/parts/registration/StepList.tsx'
import {
  followMs,
  stepAfter,
  usePlan,
  useRegistration,
} from '#areas/signup/parts/registration/standing.ts'
import { waitingFor } from '#areas/signup/parts/registration/waiting.ts'
import { Visit } from '#areas/signup/parts/visits/Visit.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { summary as text } from '#areas/signup/words/credit.ts'
import type { RegistrationStatus } from '#core/api/types.ts'

const waitings = {
  review: {
    title: text.reviewTitle,
    message: text.review,
    who: text.reviewWho,
    howLong: text.reviewHowLong,
  },
  allocation: {
    title: text.allocationTitle,
    message: text.allocation,
    who: text.allocationWho,
    howLong: text.allocationHowLong,
  },
  visit: {
    title: text.visitTitle,
    message: text.visit,
    who: text.visitWho,
    howLong: text.visitHowLong,
  },
} as const

/** What home says of a credit that is closed: why, and what opens it. */
const Closed = ({ status }: { status: RegistrationStatus }) => {
  const debt = useDebt()
  return <StandingCard status={status} wallet={undefined} debt={debt.data?.summary} />
}

const Standing = ({ status }: { status: RegistrationStatus }) => {
  const plan = usePlan()
  const waiting = waitingFor(status, plan)
  if (waiting === 'closed') return <Closed status={status} />
  if (waiting === 'ready') {
    if (isPaidUnsigned(status, plan)) return <CreditBanner status={status} />
    if (owesFee(status, plan)) return <FeeBanner status={status} />
    return (
      <Notice tone="success" title={text.readyTitle}>
        <p>{text.ready}</p>
      </Notice>
    )
  }
  const { title, message, who, howLong } = waitings[waiting]
  return (
    <>
      <Notice tone="warning" title={title}>
        <p>{message}</p>
      </Notice>
      {waiting === 'visit' && <Visit />}
      <LatinNameNotice />
      <Card>
        <Facts>
          <Fact name={text.who}>{who}</Fact>
          <Fact name={text.howLong}>{howLong}</Fact>
        </Facts>
      </Card>
      <Card title={text.meanwhile}>
        <Checklist items={text.meanwhileItems} icon="check" />
      </Card>
    </>
  )
}

/** Who has it, how long, what else. */
export default function SummaryScreen() {
  const plan = usePlan()
  const registration = useRegistration(followMs)
  const next = registration.data && stepAfter(registration.data, plan)
  if (next && next !== 'summary') return <Redirect to={stepPaths[next]} replace />
  return (
    <Screen
      title={text.title}
      back={paths.home}
      aside={<SupportLink />}
      footer={
        <ButtonLink wide href={paths.home}>
          {text.toHome}
        </ButtonLink>
      }
    >
      <Loaded from={registration}>
        {(status) => (
          <>
            {status.refusal ? (
              <RegistrationRefusalNotice refusal={status.refusal} />
            ) : (
              <Standing status={status} />
            )}
            <h2>{text.steps}</h2>
            <StepList status={status} plan={plan} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
