import { Badge } from '#ui/Badge.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Rial } from '#ui/Rial.tsx'
import { obligations as text } from '#areas/debts/words/obligations.ts'
import type { Obligations } from '#core/api/types.ts'
import { ObligationRow } from './ObligationRow.tsx'
import styles from './timeline.module.css'

type Words = Readonly<Record<'owed' | 'empty' | 'emptyHint', string>>

const Totals = ({
  totals: { owedAmount, pastDueAmount, disputedAmount, amount },
  words,
}: Pick<Obligations, 'totals'> & { words: Words }) => (
  <section className={styles.total}>
    <h2>{words.owed}</h2>
    <Rial value={owedAmount} size="huge" />
    {pastDueAmount > 0 && (
      <p className={styles.line}>
        <Badge tone="danger">{text.pastDue}</Badge>
        <Rial value={pastDueAmount} />
      </p>
    )}
    {disputedAmount > 0 && (
      <p className={styles.line}>
        <small>{text.disputed}</small>
        <Rial value={disputedAmount} />
      </p>
    )}
    {amount > owedAmount && (
      <p className={styles.line}>
        <small>{text.other}</small>
        <Rial value={amount} />
      </p>
    )}
  </section>
)

/** The oldest day first, below what all of it makes. */
export const Timeline = ({ items, totals, words }: Obligations & { words: Words }) =>
  items.length === 0 && !(totals.disputedAmount > 0) ? (
    <EmptyState icon="success" title={words.empty} hint={words.emptyHint || undefined} />
  ) : (
    <>
      <Totals totals={totals} words={words} />
      <h2>{text.list}</h2>
      <ol className={styles.rows}>
        {items.map((obligation) => (
          <li key={`${obligation.kind} ${obligation.id}`}>
            <ObligationRow obligation={obligation} />
          </li>
        ))}
      </ol>
    </>
  )
