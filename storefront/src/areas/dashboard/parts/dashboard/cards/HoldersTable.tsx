import { cameBack, waitsForPost } from '@kasbeno/api/contracts/cards'
import { Link } from 'wouter'
import { holderPages } from '#areas/dashboard/holderPaths.ts'
import { Badge } from '#ui/Badge.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { nameOf } from '#areas/company/parts/companies/personName.ts'
import type { OnItsWay } from '#areas/cards/parts/cards/delivery.ts'
import table from '#areas/dashboard/parts/dashboard/dashboard.module.css'
import { dashboardCards as text } from '#areas/dashboard/words/dashboardCards.ts'
import type { CardHolder } from '#core/api/types.ts'
import { closedCard, closedTone } from './closedCard.ts'
import { nextHolderPage, taskOf, type HolderTask } from './holderSteps.ts'
import styles from './cards.module.css'

/** company §4: ENABLED is active, every other status is not. */
export const CardBadge = ({ isExpired, ...card }: OnItsWay & { isExpired: boolean }) => {
  const closed = closedCard(card.status, isExpired)
  if (closed) {
    return (
      <Badge tone={closedTone(closed)} icon="lock">
        {closed === 'EXPIRED' ? text.expired : text.statuses[closed]}
      </Badge>
    )
  }
  if (cameBack(card)) return <Badge tone="warning">{text.cameBack}</Badge>
  const { status } = card
  return (
    <Badge tone={status === 'ENABLED' ? 'success' : 'info'}>
      {waitsForPost(card) ? text.waitsForPost : text.statuses[status]}
    </Badge>
  )
}

const isRefused = (task: HolderTask): task is keyof typeof text.refusedSteps =>
  task in text.refusedSteps

const Row = ({ holder }: { holder: CardHolder }) => {
  const task = taskOf(holder)
  const closed = closedCard(holder.cardStatus, holder.isCardExpired)
  return (
    <tr className={closed ? styles.closed : undefined}>
      <th scope="row">
        <Link href={holderPages.status(holder.userId)}>{nameOf(holder)}</Link>
      </th>
      <td>
        <Ltr>{holder.phone}</Ltr>
      </td>
      <td>
        {isRefused(task) ? (
          <Badge tone="danger">{text.refusedSteps[task]}</Badge>
        ) : (
          text.steps[holder.cardHolderStep]
        )}
      </td>
      <td>
        {holder.cardNumber && holder.cardStatus ? (
          <span className={styles.card}>
            <Ltr>{holder.cardNumber}</Ltr>
            <CardBadge
              status={holder.cardStatus}
              parcelStatus={holder.parcelStatus}
              isExpired={holder.isCardExpired}
            />
            {closed && <small>{text.closed[closed].next}</small>}
          </span>
        ) : (
          text.noCard
        )}
      </td>
      <td>
        <ButtonLink look="second" small href={nextHolderPage(holder)}>
          {text.tasks[task]}
        </ButtonLink>
      </td>
    </tr>
  )
}

/** All who hold a card of the company, with what comes next for each. */
export const HoldersTable = ({ holders }: { holders: CardHolder[] }) => (
  <div className={styles.frame}>
    <table className={table.table} aria-label={text.list}>
      <thead>
        <tr>
          <th scope="col">{text.name}</th>
          <th scope="col">{text.phone}</th>
          <th scope="col">{text.step}</th>
          <th scope="col">{text.card}</th>
          <th scope="col">{text.next}</th>
        </tr>
      </thead>
      <tbody>
        {holders.map((holder) => (
          <Row key={holder.id} holder={holder} />
        ))}
      </tbody>
    </table>
  </div>
)
