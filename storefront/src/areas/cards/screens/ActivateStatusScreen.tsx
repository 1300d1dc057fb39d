import { cardPaths } from '#areas/cards/cardPaths.ts'
import { MovedStatus } from '#areas/cards/parts/cards/MovedStatus.tsx'
import { cards } from '#areas/cards/words/cards.ts'

export default function ActivateStatusScreen() {
  return (
    <MovedStatus
      kind="activation"
      page={cards.activation.title}
      wanted="ENABLED"
      retry={cardPaths.activate}
    />
  )
}
