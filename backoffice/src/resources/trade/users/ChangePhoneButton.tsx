import PhoneIcon from '@mui/icons-material/PhonelinkSetupOutlined'
import { DialogButton } from '../../../components/DialogButton'
import { ChangePhoneDialog } from './ChangePhoneDialog'

export const ChangePhoneButton = () => (
  <DialogButton permission="users.change-phone" label="phones.change" icon={<PhoneIcon />}>
    {(user, close) => <ChangePhoneDialog user={user} onClose={close} />}
  </DialogButton>
)
