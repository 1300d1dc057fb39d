import { paths } from '#app/paths.ts'
import { Badge } from '#components/Badge.tsx'
import { ButtonLink } from '#components/Button.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Rial } from '#components/Rial.tsx'
import { Screen } from '#components/Screen.tsx'
import { usePlan } from '#features/registration/standing.ts'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { ObligationRow } from '#features/timeline/ObligationRow.tsx'
import styles from '#features/timeline/timeline.module.css'
import { obligations as text } from '#i18n/fa/obligations.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import type { Obligations } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'

const Totals = ({ totals: { owedAmount, pastDueAmount, amount } }: Pick<Obligations, 'totals'>) => (
  <section className={styles.total}>
    <h2>{text.owed}</h2>
    <Rial value={owedAmount} size="huge" />
    {pastDueAmount > 0 && (
      <p className={styles.line}>
        <Badge tone="danger">{text.pastDue}</Badge>
        <Rial value={pastDueAmount} />
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

const Timeline = ({ items, totals }: Obligations) =>
  items.length === 0 ? (
    <EmptyState icon="success" title={text.empty} hint={text.emptyHint} />
  ) : (
    <>
      <Totals totals={totals} />
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

/** Debts, unpaid invoices and fees on one line of time; each leads to where it is paid. */
export default function ObligationsScreen() {
  const obligations = useQuery(endpoints.obligations(usePlan()))
  const owes = (obligations.data?.totals.owedAmount ?? 0) > 0
  return (
    <Screen
      title={text.title}
      back={paths.home}
      aside={<SupportLink />}
      footer={
        owes && (
          <ButtonLink wide href={paths.installments}>
            {text.pay}
          </ButtonLink>
        )
      }
    >
      <Loaded from={obligations}>{(loaded) => <Timeline {...loaded} />}</Loaded>
      <div className={styles.onward}>
        <ButtonLink look="second" href={paths.statement}>
          {text.toStatement}
        </ButtonLink>
        <ButtonLink look="second" href={`${paths.installments}?status=CLEARED`}>
          {text.toCleared}
        </ButtonLink>
      </div>
    </Screen>
  )
}
