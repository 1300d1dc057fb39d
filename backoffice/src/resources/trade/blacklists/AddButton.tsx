import { CreateCommandButton } from '../../../components/DialogButton'
import { AddDialog } from './AddDialog'

export const AddButton = () => (
  <CreateCommandButton permission="blacklists.update" label="blacklists.add">
    {(close) => <AddDialog onClose={close} />}
  </CreateCommandButton>
)
