import { cardPaths } from '#app/cardPaths.ts'
import { PinStatus } from '#features/cards/PinStatus.tsx'
import { cards } from '#i18n/fa/cards.ts'

export default function ForgotPinStatusScreen() {
  return <PinStatus page={cards.forgot.title} retry={cardPaths.forgotPin} />
}
