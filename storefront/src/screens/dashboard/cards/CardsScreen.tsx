import { cardHolderRules } from '@kasbeno/api/contracts/card_holders'
import { useLocation } from 'wouter'
import { cardPages } from '#app/holderPaths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { ReasonedButton } from '#components/ReasonedButton.tsx'
import { CardsGate } from '#features/dashboard/cards/CardsGate.tsx'
import { FormerHolders } from '#features/dashboard/cards/FormerHolders.tsx'
import { HoldersTable } from '#features/dashboard/cards/HoldersTable.tsx'
import { useHolders } from '#features/dashboard/cards/useHolders.ts'
import styles from '#features/dashboard/cards/cards.module.css'
import { dashboardCards as text } from '#i18n/fa/dashboardCards.ts'
import type { CardHolder } from '#lib/api/types.ts'

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

/** company §2 "/legal-dashboard/card-management" */
export default function CardsScreen() {
  return <CardsGate title={text.title}>{() => <AllHolders />}</CardsGate>
}
