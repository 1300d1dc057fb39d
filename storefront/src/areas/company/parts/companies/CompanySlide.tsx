import {
  companyCard,
  nextCompanyStep,
  type CompanyCard as Standing,
} from '@kasbeno/api/contracts/companies'
import { companyPlans } from '@kasbeno/api/contracts/plans'
import type { ReactNode } from 'react'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { CreditFace } from '#areas/home/parts/home/CreditFace.tsx'
import { Face } from '#areas/home/parts/home/Face.tsx'
import { switchTo } from '#areas/entry/parts/plans/switchPlan.ts'
import { legal as text } from '#areas/company/words/legal.ts'
import { legalSignup } from '#areas/company/words/legalSignup.ts'
import type { AssignedCompany } from '#core/api/types.ts'
import { useCommand } from '#core/useCommand.ts'
import { isAnyRejected } from './companySteps.ts'

/** Another company is entered before anything is done for it. */
const Enter = ({ serial }: { serial: string }) => {
  const enter = useCommand(() => switchTo({ plan: companyPlans[0], companyUniqueSerial: serial }))
  return (
    <Button wide look="second" isRunning={enter.isRunning} onClick={() => void enter.run()}>
      {text.enter}
    </Button>
  )
}

const toStatus = (
  <ButtonLink wide look="second" href={legalPaths.summary}>
    {text.seeStatus}
  </ButtonLink>
)

const ContinueFace = ({ company, action }: { company: AssignedCompany; action?: ReactNode }) => {
  const next = nextCompanyStep(company)
  const isRejected = isAnyRejected(company)
  const look = company.isCeo ? 'main' : 'second'
  return (
    <Face
      icon={isRejected ? 'alert' : 'edit'}
      owner={company.companyName}
      title={isRejected ? text.rejectedTitle : text.continueTitle}
      message={text.continue(legalSignup.steps[next])}
      action={
        action ?? (
          <ButtonLink wide look={look} href={legalPaths.status}>
            {company.isCeo ? (isRejected ? text.mendAction : text.continueAction) : text.seeStatus}
          </ButtonLink>
        )
      }
    />
  )
}

type FaceOf = (company: AssignedCompany, enter?: ReactNode) => ReactNode

const faces: Record<Standing, FaceOf> = {
  'credit': ({ companyName, legalWalletResponse: { credit, remainCredit } }, enter) => (
    <>
      <CreditFace owner={companyName} wallet={{ credit: remainCredit, creditAmount: credit }} />
      {enter}
    </>
  ),
  'continue': (company, enter) => <ContinueFace company={company} action={enter} />,
  'awaiting-allocation': ({ companyName }, enter) => (
    <Face
      icon="bank"
      owner={companyName}
      title={text.allocationTitle}
      message={text.allocation}
      action={enter ?? toStatus}
    />
  ),
  'awaiting-review': ({ companyName }, enter) => (
    <Face
      icon="clock"
      owner={companyName}
      title={text.reviewTitle}
      message={text.review}
      action={enter ?? toStatus}
    />
  ),
}

interface CompanySlideProps {
  company: AssignedCompany
  isCurrent: boolean
}

/** First matching rule of company §4. */
export const CompanySlide = ({ company, isCurrent }: CompanySlideProps) => {
  const card = companyCard({ ...company, credit: company.legalWalletResponse.credit })
  return faces[card](
    company,
    isCurrent ? undefined : <Enter serial={company.companyUniqueSerial} />
  )
}
