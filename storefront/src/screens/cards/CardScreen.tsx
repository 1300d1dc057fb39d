import { isReissuable, type CardStatus } from '@kasbeno/api/contracts/cards'
import { cardPaths } from '#app/cardPaths.ts'
import { Screen } from '#components/Screen.tsx'
import { CardFace } from '#features/cards/CardFace.tsx'
import { CardPage } from '#features/cards/CardPage.tsx'
import { DeliveryStatus } from '#features/cards/DeliveryStatus.tsx'
import { EndedCard } from '#features/cards/EndedCard.tsx'
import { HeldClosed, HeldTerms } from '#features/cards/HeldTerms.tsx'
import { useKeeper } from '#features/cards/keeper.ts'
import { PinLocked } from '#features/cards/Locked.tsx'
import { useCard } from '#features/cards/useCard.ts'
import { MenuItem } from '#features/profile/MenuItem.tsx'
import profile from '#features/profile/profile.module.css'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { cards as text } from '#i18n/fa/cards.ts'
import type { OwnCard } from '#lib/api/types.ts'

/** While others have the card in hand: the printer, the post. */
const followMs = 10_000
const isWithOthers = (status: CardStatus) => status === 'PRINT_PENDING' || status === 'PRINTED'

const InUse = ({ card }: { card: OwnCard }) => (
  <Screen title={text.title} back={useKeeper().back} aside={<SupportLink />}>
    <CardFace card={card} />
    <PinLocked {...card} />
    <HeldClosed />
    <ul className={profile.menu}>
      <MenuItem icon="edit" href={cardPaths.pin}>
        {text.changePin}
      </MenuItem>
      <MenuItem icon="info" href={cardPaths.forgotPin}>
        {text.forgotPin}
      </MenuItem>
      <MenuItem icon="lock" href={cardPaths.block}>
        {text.block}
      </MenuItem>
    </ul>
    <HeldTerms />
  </Screen>
)

const Standing = ({ card }: { card: OwnCard }) => {
  // Another reader of the same path: asked for again only while others move the card.
  useCard(isWithOthers(card.status) ? followMs : undefined)
  if (card.status === 'ENABLED') return <InUse card={card} />
  return isReissuable(card.status) ? <EndedCard card={card} /> : <DeliveryStatus card={card} />
}

/** person §2 "Card": in use, on its way, or ended. */
export default function CardScreen() {
  const card = useCard()
  return (
    <CardPage card={card} title={text.title} back={useKeeper().back}>
      {(loaded) => <Standing card={loaded} />}
    </CardPage>
  )
}
