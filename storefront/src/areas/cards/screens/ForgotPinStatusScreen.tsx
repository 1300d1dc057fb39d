import { cardPaths } from '#areas/cards/cardPaths.ts'
import { PinStatus } from '#areas/cards/parts/cards/PinStatus.tsx'
import { cards } from '#areas/cards/words/cards.ts'

export default function ForgotPinStatusScreen() {
  return <PinStatus page={cards.forgot.title} retry={cardPaths.forgotPin} />
}
