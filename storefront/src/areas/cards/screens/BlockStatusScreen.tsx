import { cardPaths } from '#areas/cards/cardPaths.ts'
import { MovedStatus } from '#areas/cards/parts/cards/MovedStatus.tsx'
import { cards } from '#areas/cards/words/cards.ts'

export default function BlockStatusScreen() {
  return (
    <MovedStatus
      kind="block"
      page={cards.blocking.title}
      wanted="BLOCKED"
      retry={cardPaths.block}
    />
  )
}
