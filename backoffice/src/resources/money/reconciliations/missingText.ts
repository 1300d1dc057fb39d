import type { MissingStatement } from '@kasbeno/api/contracts/reconciliation'
import { jalaliDate } from '../../../lib/jalali'

type Translate = (key: string, words?: Record<string, string>) => string

/** Each source with its days. */
export const missingText = (sources: readonly MissingStatement[], translate: Translate): string =>
  sources
    .map(({ source, days }) =>
      translate('reconciliations.missingOf', {
        source: translate(`enums.reconciliationSource.${source}`),
        days: days.map((day) => jalaliDate(day)).join('، '),
      })
    )
    .join(' ')
