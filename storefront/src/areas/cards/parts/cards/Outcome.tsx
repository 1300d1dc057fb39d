import { cardPaths } from '#areas/cards/cardPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ResultPage } from '#ui/ResultPage.tsx'
import { SupportButton } from '#areas/profile/parts/support/SupportLink.tsx'
import { cards as text } from '#areas/cards/words/cards.ts'
import { useKeeper } from './keeper.ts'
import type { OutcomeState } from './useFinish.ts'

type Kind = keyof typeof text.outcomes

interface DoneProps {
  kind: Kind
  page: string
  number: string
}

export const Done = ({ kind, page, number }: DoneProps) => (
  <ResultPage
    kind="success"
    page={page}
    title={text.outcomes[kind].success}
    message={useKeeper().words.outcomes[kind].successMessage}
    actions={
      <ButtonLink wide replace href={cardPaths.management}>
        {text.confirm}
      </ButtonLink>
    }
  >
    <Card>
      <Facts>
        <Fact name={text.number}>
          <Ltr>{number}</Ltr>
        </Fact>
      </Facts>
    </Card>
  </ResultPage>
)

interface RejectedProps {
  kind: Kind
  page: string
  state: OutcomeState
  retry: string
  /** What lifts a lock, where its holder can. */
  unlock?: { href: string; label: string }
}

export const Rejected = ({ kind, page, state, retry, unlock }: RejectedProps) => (
  <ResultPage
    kind="failure"
    page={page}
    title={text.outcomes[kind].rejected}
    message={state.isLocked ? text.lockedMessage : text.outcomes[kind].rejectedMessage}
    actions={
      <>
        {state.isLocked && unlock && (
          <ButtonLink wide replace href={unlock.href}>
            {unlock.label}
          </ButtonLink>
        )}
        <ButtonLink
          wide
          replace
          look={state.isLocked && unlock ? 'second' : 'main'}
          href={state.isLocked ? cardPaths.management : retry}
        >
          {state.isLocked ? text.toCard : text.retry}
        </ButtonLink>
        <SupportButton wide />
      </>
    }
  >
    {state.reason && (
      <Notice tone={state.isLocked ? 'warning' : 'danger'} icon="alert">
        <p>{state.reason}</p>
      </Notice>
    )}
  </ResultPage>
)
