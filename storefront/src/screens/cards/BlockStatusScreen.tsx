import { cardPaths } from '#app/cardPaths.ts'
import { MovedStatus } from '#features/cards/MovedStatus.tsx'
import { cards } from '#i18n/fa/cards.ts'

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
