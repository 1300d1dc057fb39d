import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import {
  LinkBase,
  useCanAccess,
  useCreatePath,
  useResourceContext,
  useTranslate,
} from 'react-admin'

/** Leads whoever may create one to the form for a new record of the list. */
export const CreateLink = ({ label }: { label: string }) => {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const to = useCreatePath()({ resource, type: 'create' })
  const { canAccess } = useCanAccess({ resource, action: 'create' })
  if (!canAccess) return null
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      nativeButton={false}
      component={LinkBase}
      to={to}
    >
      {translate(label)}
    </Button>
  )
}
