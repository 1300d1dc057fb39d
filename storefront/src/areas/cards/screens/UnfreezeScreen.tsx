import { cardPaths } from '#areas/cards/cardPaths.ts'
import { Notice } from '#ui/Notice.tsx'
import { CardPage } from '#areas/cards/parts/cards/CardPage.tsx'
import { CodeSteps } from '#areas/cards/parts/cards/CodeSteps.tsx'
import { useKeeper } from '#areas/cards/parts/cards/keeper.ts'
import { useCard } from '#areas/cards/parts/cards/useCard.ts'
import { useCardCode } from '#areas/cards/parts/cards/useCardCode.ts'
import { useMoved } from '#areas/cards/parts/cards/useMoved.ts'
import { otpSecretOf } from '#areas/entry/parts/otp/otpSecret.ts'
import { cards } from '#areas/cards/words/cards.ts'
import { api } from '#core/api/client.ts'
import type { OwnCard } from '#core/api/types.ts'

const text = cards.unfreezing

const Unfreeze = ({ card }: { card: OwnCard }) => {
  const { calls, named } = useKeeper()
  const moved = useMoved(text.done)
  const code = useCardCode({
    purpose: 'UNFREEZE',
    onCode: async (typed) => {
      await api.put(calls.unfreeze, { ...named, otpSecret: otpSecretOf(typed) })
      await moved()
    },
  })
  return (
    <CodeSteps card={card} code={code} words={text}>
      <Notice tone="info" icon="card" title={text.introTitle}>
        <p>{text.intro}</p>
      </Notice>
    </CodeSteps>
  )
}

export default function UnfreezeScreen() {
  const card = useCard()
  return (
    <CardPage card={card} title={text.title} back={cardPaths.management} only={['FROZEN']}>
      {(loaded) => <Unfreeze card={loaded} />}
    </CardPage>
  )
}
