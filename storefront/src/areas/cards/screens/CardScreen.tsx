import { isReissuable, type CardStatus } from '@kasbeno/api/contracts/cards'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Screen } from '#ui/Screen.tsx'
import { CardFace } from '#areas/cards/parts/cards/CardFace.tsx'
import { CardPage } from '#areas/cards/parts/cards/CardPage.tsx'
import { DeliveryStatus } from '#areas/cards/parts/cards/DeliveryStatus.tsx'
import { EndedCard } from '#areas/cards/parts/cards/EndedCard.tsx'
import { ExpiredCard } from '#areas/cards/parts/cards/ExpiredCard.tsx'
import { HeldClosed, HeldTerms } from '#areas/cards/parts/cards/HeldTerms.tsx'
import { useKeeper } from '#areas/cards/parts/cards/keeper.ts'
import { PurchasesItem } from '#areas/cards/parts/held/PurchasesItem.tsx'
import { PinLocked } from '#areas/cards/parts/cards/Locked.tsx'
import { useCard } from '#areas/cards/parts/cards/useCard.ts'
import { MenuItem } from '#areas/profile/parts/profile/MenuItem.tsx'
import profile from '#areas/profile/parts/profile/profile.module.css'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { cards as text } from '#areas/cards/words/cards.ts'
import type { OwnCard } from '#core/api/types.ts'

/** While printer or post act. */
const followMs = 10_000
const isWithOthers = (status: CardStatus) => status === 'PRINT_PENDING' || status === 'PRINTED'

const InUse = ({ card }: { card: OwnCard }) => (
  <Screen title={text.title} back={useKeeper().back} aside={<SupportLink />}>
    <CardFace card={card} />
    <ExpiredCard card={card} />
    <PinLocked {...card} />
    <HeldClosed />
    <ul className={profile.menu}>
      <PurchasesItem />
      <MenuItem icon="edit" href={cardPaths.pin}>
        {text.changePin}
      </MenuItem>
      <MenuItem icon="info" href={cardPaths.forgotPin}>
        {text.forgotPin}
      </MenuItem>
      <MenuItem icon="lock" href={cardPaths.freeze}>
        {text.freeze}
      </MenuItem>
      <MenuItem icon="close" href={cardPaths.block}>
        {text.block}
      </MenuItem>
    </ul>
    <HeldTerms />
    <p>{useKeeper().words.costs}</p>
  </Screen>
)

const Frozen = ({ card }: { card: OwnCard }) => (
  <Screen title={text.title} back={useKeeper().back} aside={<SupportLink />}>
    <CardFace card={card} />
    <Notice
      tone="warning"
      icon="lock"
      title={text.frozen.title}
      actions={<ButtonLink href={cardPaths.unfreeze}>{text.unfreeze}</ButtonLink>}
    >
      <p>{text.frozen.message}</p>
    </Notice>
    <ul className={profile.menu}>
      <PurchasesItem />
      <MenuItem icon="close" href={cardPaths.block}>
        {text.block}
      </MenuItem>
    </ul>
    <HeldTerms />
  </Screen>
)

const Standing = ({ card }: { card: OwnCard }) => {
  // Polls only while others move the card.
  useCard(isWithOthers(card.status) ? followMs : undefined)
  if (card.status === 'ENABLED') return <InUse card={card} />
  if (card.status === 'FROZEN') return <Frozen card={card} />
  return isReissuable(card.status) ? <EndedCard card={card} /> : <DeliveryStatus card={card} />
}

/** person §2 "Card" */
export default function CardScreen() {
  const card = useCard()
  return (
    <CardPage card={card} title={text.title} back={useKeeper().back}>
      {(loaded) => <Standing card={loaded} />}
    </CardPage>
  )
}
