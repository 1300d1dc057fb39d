import StarIcon from '@mui/icons-material/StarBorderOutlined'
import { CommandButton } from '../../../components/CommandButton'

export const DefaultButton = () => (
  <CommandButton
    name="makeDefaultGateway"
    permission="gateways.update"
    path={({ id }) => `gateways/${id}/make-default`}
    icon={<StarIcon />}
    disabledReason={({ active, isDefault }) => {
      if (isDefault) return 'gateways.isDefault'
      return active ? null : 'gateways.isOff'
    }}
  />
)
