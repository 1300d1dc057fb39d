import { cardPaths } from '#app/cardPaths.ts'
import { MovedStatus } from '#features/cards/MovedStatus.tsx'
import { cards } from '#i18n/fa/cards.ts'

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
