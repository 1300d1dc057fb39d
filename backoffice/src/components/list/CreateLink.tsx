import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { LinkBase, useCreatePath, useResourceContext, useTranslate } from 'react-admin'

/** Leads to the form for a new record of the list. */
export const CreateLink = ({ label }: { label: string }) => {
  const translate = useTranslate()
  const resource = useResourceContext()
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      nativeButton={false}
      component={LinkBase}
      to={useCreatePath()({ resource, type: 'create' })}
    >
      {translate(label)}
    </Button>
  )
}
