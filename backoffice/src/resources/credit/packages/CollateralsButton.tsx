import SecurityIcon from '@mui/icons-material/SecurityOutlined'
import { useState } from 'react'
import { DialogButton } from '../../../components/DialogButton'
import { AskDialog } from '../../../components/requests/AskDialog'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'
import { collateralsFrom, CollateralsInput, typed } from './CollateralsInput'
import { useIsWaiting } from '../../../components/requests/useWaiting'

const CollateralsDialog = ({
  offer,
  onClose,
}: {
  offer: RecordOf<'packages'>
  onClose: () => void
}) => {
  const [kinds, setKinds] = useState(() => offer.collateralCreditTypes.map(typed))
  const collaterals = collateralsFrom(kinds)
  return (
    <AskDialog
      name="askCollaterals"
      words={{ name: offer.slug }}
      path={`packages/${offer.id}/collaterals`}
      wanted={collaterals && { collaterals }}
      onClose={onClose}
      isReasonFocused
    >
      {() => <CollateralsInput value={kinds} onChange={setKinds} />}
    </AskDialog>
  )
}

/** By a second person. */
export const CollateralsButton = () => {
  const isWaiting = useIsWaiting('package-requests', 'COLLATERALS')
  return (
    <DialogButton
      permission="packages.update"
      label="commands.askCollaterals.label"
      icon={<SecurityIcon />}
      disabledReason={isWaiting ? 'packages.waits' : null}
    >
      {(_, close) => (
        <WithRecord<RecordOf<'packages'>>>
          {(offer) => <CollateralsDialog offer={offer} onClose={close} />}
        </WithRecord>
      )}
    </DialogButton>
  )
}
