import { cardPaths } from '#areas/cards/cardPaths.ts'
import { PinStatus } from '#areas/cards/parts/cards/PinStatus.tsx'
import { cards } from '#areas/cards/words/cards.ts'

export default function ChangePinStatusScreen() {
  return <PinStatus page={cards.pin.title} retry={cardPaths.pin} />
}
