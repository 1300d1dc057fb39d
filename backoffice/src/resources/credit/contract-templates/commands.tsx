import GavelIcon from '@mui/icons-material/GavelOutlined'
import { command } from '../../../components/CommandButton'

/** By a second person. */
export const AskInForceButton = command({
  name: 'askInForce',
  permission: 'contract-templates.update',
  path: ({ id }) => `contract-templates/${id}/requests`,
  body: (_, { reason }) => ({ reason }),
  icon: <GavelIcon />,
  color: 'primary',
  variant: 'contained',
  reason: 'required',
  hideWhenDisabled: true,
  disabledReason: ({ status }) => (status === 'DRAFT' ? null : 'contractTemplates.noDraft'),
})
