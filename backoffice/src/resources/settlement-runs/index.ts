import icon from '@mui/icons-material/CurrencyExchangeOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { jalaliDate } from '../../lib/jalali'

export const settlementRuns = {
  list: lazy(() => import('./SettlementRunList')),
  show: lazy(() => import('./SettlementRunShow')),
  icon,
  recordRepresentation: ({ upTo }: RaRecord) => (upTo ? jalaliDate(String(upTo)) : ''),
}
