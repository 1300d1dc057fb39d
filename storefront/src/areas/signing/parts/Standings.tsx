import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { ResultPage } from '#ui/ResultPage.tsx'
import { SupportButton } from '#areas/profile/parts/support/SupportLink.tsx'
import { signing as text } from '#areas/signing/words/signing.ts'
import type { SigningStanding } from '#core/api/types.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { useStart } from './useSigning.ts'

/** Nobody is enrolled who has not said who they are. */
export const NoIdentity = () => (
  <ResultPage
    kind="waiting"
    page={text.title}
    title={text.identity.title}
    message={text.identity.message}
    actions={
      <ButtonLink wide href={paths.identity}>
        {text.identity.go}
      </ButtonLink>
    }
  />
)

interface WaitingProps {
  submittedAt: string | null
  isChecking: boolean
  onCheck: () => void
}

/** Polls, with a manual check. */
export const SigningWaiting = ({ submittedAt, isChecking, onCheck }: WaitingProps) => (
  <ResultPage
    kind="waiting"
    page={text.title}
    title={text.wait.title}
    message={text.wait.message}
    actions={
      <>
        <Button wide isRunning={isChecking} onClick={onCheck}>
          {text.wait.check}
        </Button>
        <ButtonLink wide look="second" href={paths.home}>
          {text.home}
        </ButtonLink>
      </>
    }
  >
    {submittedAt && (
      <Card>
        <Facts>
          <Fact name={text.wait.sentAt}>
            <Ltr>{jalaliDateTime(submittedAt)}</Ltr>
          </Fact>
        </Facts>
      </Card>
    )}
  </ResultPage>
)

export const SigningRejected = ({ reason }: { reason: SigningStanding['rejectionReason'] }) => {
  const start = useStart()
  return (
    <ResultPage
      kind="failure"
      page={text.title}
      title={text.rejected.title}
      message={text.rejected.reasons[reason ?? 'OTHER']}
      actions={
        <>
          <Button wide isRunning={start.isRunning} onClick={() => void start.run()}>
            {text.rejected.again}
          </Button>
          <SupportButton wide />
        </>
      }
    />
  )
}

export const AllSigned = ({ href }: { href: string }) => (
  <ResultPage
    kind="success"
    page={text.title}
    title={text.done.title}
    message={text.done.message}
    actions={
      <>
        <ButtonLink wide href={paths.home}>
          {text.home}
        </ButtonLink>
        <ButtonLink wide look="second" href={href}>
          {text.done.see}
        </ButtonLink>
      </>
    }
  />
)
