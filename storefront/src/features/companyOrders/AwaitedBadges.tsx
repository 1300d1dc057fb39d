import { Badge } from '#components/Badge.tsx'
import { delegations } from '#i18n/fa/delegations.ts'
import { legalOrders as text } from '#i18n/fa/legalOrders.ts'
import type { CompanyOrderRow } from '#lib/api/types.ts'
import styles from './companyOrders.module.css'

type Awaited = Pick<CompanyOrderRow, 'awaits' | 'inPlaceOf'>

/** That an invoice waits for the reader: for themselves, and for the member in whose place they may sign. */
export const AwaitedBadges = ({ order: { awaits, inPlaceOf } }: { order: Awaited }) =>
  (awaits ?? inPlaceOf) && (
    <p className={styles.awaited}>
      {awaits && <Badge tone="warning">{text.awaits[awaits]}</Badge>}
      {inPlaceOf && (
        <Badge tone="info" icon="swap">
          {delegations.mayBeSigned(inPlaceOf.fullName)}
        </Badge>
      )}
    </p>
  )
