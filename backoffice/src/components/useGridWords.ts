import { faIR } from '@mui/x-data-grid/locales'
import { useTranslate } from 'react-admin'
import { formatNumber } from '../lib/format'

/** Persian words and digits of a grid, and what it says without rows. */
export const useGridWords = (noRows: string) => {
  const translate = useTranslate()
  return {
    ...faIR.components.MuiDataGrid.defaultProps.localeText,
    noRowsLabel: translate(noRows),
    paginationDisplayedRows: ({ from, to, count }: { from: number; to: number; count: number }) =>
      translate('reports.shown', {
        from: formatNumber(from),
        to: formatNumber(to),
        count: formatNumber(count),
      }),
  }
}
