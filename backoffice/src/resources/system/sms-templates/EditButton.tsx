import EditIcon from '@mui/icons-material/EditOutlined'
import { lazy } from 'react'
import { useRecordContext } from 'react-admin'
import { DialogButton } from '../../../components/DialogButton'

const EditDialog = lazy(() => import('./EditDialog'))

/** Code texts need a second person. */
export const EditButton = () => {
  const asks = useRecordContext()?.holdsCode
  return (
    <DialogButton
      isMain
      permission="sms.configure"
      label={asks ? 'commands.askTemplate.label' : 'smsTemplates.edit'}
      icon={<EditIcon />}
    >
      {(record, close) => <EditDialog record={record} onClose={close} />}
    </DialogButton>
  )
}
