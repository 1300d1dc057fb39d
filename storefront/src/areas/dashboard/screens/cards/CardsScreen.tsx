import { cardHolderRules } from '@kasbeno/api/contracts/card_holders'
import { useLocation } from 'wouter'
import { cardPages } from '#areas/dashboard/holderPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { ReasonedButton } from '#ui/ReasonedButton.tsx'
import { CardsGate } from '#areas/dashboard/parts/dashboard/cards/CardsGate.tsx'
import { FormerHolders } from '#areas/dashboard/parts/dashboard/cards/FormerHolders.tsx'
import { HoldersTable } from '#areas/dashboard/parts/dashboard/cards/HoldersTable.tsx'
import { useHolders } from '#areas/dashboard/parts/dashboard/cards/useHolders.ts'
import styles from '#areas/dashboard/parts/dashboard/cards/cards.module.css'
import { dashboardCards as text } from '#areas/dashboard/words/dashboardCards.ts'
import type { CardHolder } from '#core/api/types.ts'

const Holders = ({ items }: { items: CardHolder[] }) => {
  const [, navigate] = useLocation()
  if (items.length === 0) {
    return (
      <EmptyState icon="card" title={text.empty} hint={text.emptyHint}>
        <ButtonLink icon="plus" href={cardPages.register}>
          {text.add}
        </ButtonLink>
      </EmptyState>
    )
  }
  const isFull = items.length >= cardHolderRules.holdersMax
  return (
    <>
      <div className={styles.bar}>
        <span />
        <ReasonedButton
          icon="plus"
          reason={isFull ? text.full : null}
          onClick={() => navigate(cardPages.register)}
        >
          {text.add}
        </ReasonedButton>
      </div>
      <Card>
        <HoldersTable holders={items} />
      </Card>
    </>
  )
}

const AllHolders = () => (
  <>
    <Loaded from={useHolders()}>{({ items }) => <Holders items={items} />}</Loaded>
    <FormerHolders />
  </>
)

/** company §2 */
export default function CardsScreen() {
  return <CardsGate title={text.title}>{() => <AllHolders />}</CardsGate>
}
