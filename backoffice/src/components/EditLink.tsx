import EditIcon from '@mui/icons-material/EditOutlined'
import { Button } from '@mui/material'
import {
  LinkBase,
  useCanAccess,
  useCreatePath,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'

/** For who may change it. */
export const EditLink = () => {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const path = useCreatePath()
  const { canAccess } = useCanAccess({ resource, action: 'edit' })
  if (!canAccess || !record) return null
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<EditIcon />}
      nativeButton={false}
      component={LinkBase}
      to={path({ resource, type: 'edit', id: record.id })}
    >
      {translate('ra.action.edit')}
    </Button>
  )
}
