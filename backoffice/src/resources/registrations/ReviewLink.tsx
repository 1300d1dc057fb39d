import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import { Button } from '@mui/material'
import { LinkBase, usePermissions, useRecordContext, useTranslate } from 'react-admin'
import type { RowOf } from '../../providers/contract'
import { reviewPath, waits } from './registration'

export const ReviewLink = () => {
  const translate = useTranslate()
  const record = useRecordContext<RowOf<'registrations'>>()
  const { permissions } = usePermissions<string[]>()
  if (!record || !permissions?.includes('registrations.decide') || !waits(record)) return null
  return (
    <Button
      variant="contained"
      startIcon={<FactCheckIcon />}
      nativeButton={false}
      component={LinkBase}
      to={reviewPath(record.id)}
    >
      {translate('review.open')}
    </Button>
  )
}
