import { cardPaths } from '#areas/cards/cardPaths.ts'
import { Notice } from '#ui/Notice.tsx'
import { CardPage } from '#areas/cards/parts/cards/CardPage.tsx'
import { useKeeper } from '#areas/cards/parts/cards/keeper.ts'
import { StepPage } from '#areas/cards/parts/cards/StepPage.tsx'
import { useCard } from '#areas/cards/parts/cards/useCard.ts'
import { useMoved } from '#areas/cards/parts/cards/useMoved.ts'
import { cards } from '#areas/cards/words/cards.ts'
import { api } from '#core/api/client.ts'
import { useCommand } from '#core/useCommand.ts'

const text = cards.freezing

const Freeze = () => {
  const { calls, named } = useKeeper()
  const moved = useMoved(text.done)
  const freeze = useCommand(async () => {
    await api.put(calls.freeze, named)
    await moved()
  })
  return (
    <StepPage
      title={text.title}
      back={cardPaths.management}
      action={text.submit}
      isRunning={freeze.isRunning}
      onSubmit={(event) => {
        event.preventDefault()
        void freeze.run()
      }}
    >
      <Notice tone="info" icon="lock" title={text.introTitle}>
        <p>{text.intro}</p>
      </Notice>
      <p>{text.lost}</p>
    </StepPage>
  )
}

/** The way on from a lost card leads to blocking. */
export default function FreezeScreen() {
  const card = useCard()
  return (
    <CardPage card={card} title={text.title} back={cardPaths.management} only={['ENABLED']}>
      {() => <Freeze />}
    </CardPage>
  )
}
