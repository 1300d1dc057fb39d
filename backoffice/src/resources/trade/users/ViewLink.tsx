import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { Button } from '@mui/material'
import { LinkBase, usePermissions, useRecordContext, useTranslate } from 'react-admin'

export const ViewLink = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const { permissions } = usePermissions<string[]>()
  if (!record || !permissions?.includes('customers.view')) return null
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<VisibilityIcon />}
      nativeButton={false}
      component={LinkBase}
      to={`/users/${encodeURIComponent(String(record.id))}/view`}
    >
      {translate('customerView.title')}
    </Button>
  )
}
