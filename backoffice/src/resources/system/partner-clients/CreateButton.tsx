import { lazy } from 'react'
import { CreateCommandButton } from '../../../components/DialogButton'

const CreateDialog = lazy(() => import('./CreateDialog'))

/** By a second person. */
export const CreateButton = () => (
  <CreateCommandButton permission="partner-clients.update" label="commands.askPartner.label">
    {(close) => <CreateDialog onClose={close} />}
  </CreateCommandButton>
)
