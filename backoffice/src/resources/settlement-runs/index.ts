import icon from '@mui/icons-material/CurrencyExchangeOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'

export const settlementRuns = {
  list: lazy(() => import('./SettlementRunList')),
  show: lazy(() => import('./SettlementRunShow')),
  icon,
  recordRepresentation: ({ number }: RaRecord) => String(number ?? ''),
}
