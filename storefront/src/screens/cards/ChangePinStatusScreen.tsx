import { cardPaths } from '#app/cardPaths.ts'
import { PinStatus } from '#features/cards/PinStatus.tsx'
import { cards } from '#i18n/fa/cards.ts'

export default function ChangePinStatusScreen() {
  return <PinStatus page={cards.pin.title} retry={cardPaths.pin} />
}
