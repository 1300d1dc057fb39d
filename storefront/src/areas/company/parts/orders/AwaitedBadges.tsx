import { Badge } from '#ui/Badge.tsx'
import { delegations } from '#areas/company/words/delegations.ts'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import type { AwaitedThing } from '@kasbeno/api/contracts/approbations'
import type { CompanyOrderRow } from '#core/api/types.ts'
import styles from './companyOrders.module.css'

interface Awaited extends Pick<CompanyOrderRow, 'inPlaceOf'> {
  awaits: AwaitedThing | null
}

/**
 * That a document waits for the reader: for themselves, and for the member in whose place they may
 * sign.
 */
export const AwaitedBadges = ({ document: { awaits, inPlaceOf } }: { document: Awaited }) =>
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
