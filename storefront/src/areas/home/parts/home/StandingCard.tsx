import { renewsCredit } from '@kasbeno/api/contracts/plans'
import { homeCard, nextStep, type HomeCard } from '@kasbeno/api/contracts/registration'
import { paths } from '#app/paths.ts'
import { stepPaths } from '#areas/signup/stepPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { isPaidUnsigned } from '#areas/contracts/parts/renewal.ts'
import { standingOf, usePlan } from '#areas/signup/parts/registration/standing.ts'
import { SupportButton } from '#areas/profile/parts/support/SupportLink.tsx'
import { home as text } from '#areas/home/words/home.ts'
import {
  blockWords,
  paysFirst,
  unknownBlock,
  whyBlocked,
} from '#areas/debts/parts/block/blockWords.ts'
import { block } from '#areas/debts/words/block.ts'
import { installments } from '#areas/debts/words/installments.ts'
import { registration } from '#areas/signup/words/registration.ts'
import type { DebtSummary, RegistrationStatus, Wallet } from '#core/api/types.ts'
import { jalaliLong } from '#core/jalali.ts'
import { groupDigits } from '#core/grouped.ts'
import type { ReactNode } from 'react'
import { CreditFace } from './CreditFace.tsx'
import { Face } from './Face.tsx'

const toStatus = (
  <ButtonLink wide look="second" href={paths.summary}>
    {text.seeStatus}
  </ButtonLink>
)

const ContinueFace = ({ status }: { status: RegistrationStatus }) => {
  const next = nextStep(standingOf(status, usePlan()))
  const isRejected = [
    status.identityOverallStatus,
    status.shopOverallStatus,
    status.docsOverallStatus,
  ].includes('REJECTED')
  return (
    <Face
      icon={isRejected ? 'alert' : 'edit'}
      title={isRejected ? text.rejectedTitle : text.continueTitle}
      message={text.continueNext(registration.steps[next])}
      action={
        <ButtonLink wide href={isRejected ? stepPaths[next] : paths.signupStatus}>
          {isRejected ? text.rejectedAction : text.continueAction}
        </ButtonLink>
      }
    />
  )
}

/** Says what opens it. */
const RenewedFace = ({ isSigned }: { isSigned: boolean }) => (
  <Face
    icon="lock"
    title={isSigned ? text.payTitle : text.renewTitle}
    message={isSigned ? text.paying : text.renew}
    action={
      <ButtonLink wide href={paths.renewal}>
        {text.renewAction}
      </ButtonLink>
    }
  />
)

/** Why, since when, and what opens it. */
const BlockedFace = ({ status, debt }: { status: RegistrationStatus; debt?: DebtSummary }) => {
  if (!status.creditBlocked) return <RenewedFace isSigned={status.hasSignedContract} />
  const facts = debt ?? unknownBlock
  return (
    <Face
      icon="lock"
      title={block.title}
      message={blockWords(facts).join(' ')}
      action={
        <>
          {paysFirst(facts) && (
            <ButtonLink wide href={paths.installments}>
              {installments.pay}
            </ButtonLink>
          )}
          <SupportButton wide />
        </>
      }
    />
  )
}

/** With the branch, if renewable. */
const ExpiredFace = ({ end, debt }: { end: string | null; debt?: DebtSummary }) => {
  const canRenew = renewsCredit(usePlan())
  const [dated, undated] = canRenew
    ? [text.expired, text.expiredNoDate]
    : [text.over, text.overNoDate]
  return (
    <Face
      icon="clock"
      title={text.expiredTitle}
      message={[end ? dated(jalaliLong(end)) : undated, ...whyBlocked(debt ?? unknownBlock)].join(
        ' '
      )}
      action={
        <>
          {canRenew && (
            <ButtonLink wide href={paths.renewalBranch}>
              {text.renewalBranch}
            </ButtonLink>
          )}
          <SupportButton wide />
        </>
      }
    />
  )
}

/** Closed for good: nothing renews it, and what is owed is still paid. */
const ClosedFace = ({ debt }: { debt: DebtSummary | undefined }) => {
  const owed = debt?.owedAmount ?? 0
  return (
    <Face
      icon="lock"
      title={text.closedTitle}
      message={[
        ...whyBlocked(debt ?? unknownBlock),
        owed > 0 ? text.closedOwing(groupDigits(owed)) : text.closedPaid,
      ].join(' ')}
      action={
        <>
          {owed > 0 && (
            <ButtonLink wide href={paths.installments}>
              {installments.pay}
            </ButtonLink>
          )}
          <SupportButton wide />
        </>
      }
    />
  )
}

type FaceOf = (status: RegistrationStatus, debt: DebtSummary | undefined) => ReactNode

const faces: Record<Exclude<HomeCard, 'credit'>, FaceOf> = {
  'expired': ({ creditScoreExpirationDate: end }, debt) => <ExpiredFace end={end} debt={debt} />,
  'blocked': (status, debt) => <BlockedFace status={status} debt={debt} />,
  'awaiting-allocation': () => (
    <Face icon="bank" title={text.allocationTitle} message={text.allocation} action={toStatus} />
  ),
  'awaiting-bank-visit': () => (
    <Face icon="bank" title={text.visitTitle} message={text.visit} action={toStatus} />
  ),
  'awaiting-review': () => (
    <Face icon="clock" title={text.reviewTitle} message={text.review} action={toStatus} />
  ),
  'request-credit': () => (
    <Face
      icon="wallet"
      title={text.requestTitle}
      message={text.request}
      action={
        <ButtonLink wide href={paths.signupStatus}>
          {text.requestAction}
        </ButtonLink>
      }
    />
  ),
  'continue': (status) => <ContinueFace status={status} />,
}

/** First matching rule of person §4. */
export const StandingCard = ({
  status,
  wallet,
  debt,
}: {
  status: RegistrationStatus
  wallet: Wallet | undefined
  debt: DebtSummary | undefined
}) => {
  const plan = usePlan()
  if (status.renewalRefusal === 'WRITTEN_OFF') return <ClosedFace debt={debt} />
  const card = homeCard(standingOf(status, plan))
  if (card !== 'credit') return faces[card](status, debt)
  return wallet ? (
    <CreditFace
      wallet={wallet}
      isCardUsable={status.cardStatus === 'ENABLED'}
      closed={isPaidUnsigned(status, plan) ? text.closedUntilSigned : undefined}
      validUntil={status.isCreditExpired ? null : status.creditScoreExpirationDate}
    />
  ) : (
    <SkeletonLines count={1} shape="card" />
  )
}
