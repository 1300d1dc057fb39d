import {
  parcelMoves,
  parcelTransitions,
  type ParcelMove,
  type ParcelStatus,
} from '@kasbeno/api/contracts/cards'
import { canMove } from '@kasbeno/api/contracts/transitions'
import { CommandButton, type CommandButtonProps } from '../../../components/CommandButton'

/** What one report needs, whatever it says. */
const report = (move: ParcelMove): Omit<CommandButtonProps, 'name'> => ({
  permission: 'parcels.move',
  path: ({ id }) => `parcels/${id}/${move}`,
  color: 'primary',
  hideWhenDisabled: true,
  disabledReason: ({ status }) =>
    canMove(parcelTransitions, status as ParcelStatus, parcelMoves[move])
      ? null
      : 'parcels.notNext',
})

/** What may come next on a parcel's way, for whoever is told by the post. */
export const MoveButtons = () => (
  <>
    <CommandButton {...report('accepted')} name="parcelAccepted" hotkey="KeyA" />
    <CommandButton {...report('in-transit')} name="parcelInTransit" hotkey="KeyT" />
    <CommandButton {...report('out-for-delivery')} name="parcelOutForDelivery" hotkey="KeyO" />
    <CommandButton {...report('delivered')} name="parcelDelivered" hotkey="KeyD" />
    <CommandButton {...report('failed-delivery')} name="parcelFailed" color="error" hotkey="KeyF" />
    <CommandButton
      {...report('returned-to-sender')}
      name="parcelReturned"
      color="error"
      hotkey="KeyR"
    />
  </>
)
