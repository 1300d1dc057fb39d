import { cameBack } from '@kasbeno/api/contracts/cards'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import { lazy } from 'react'
import { DialogButton } from '../../../components/DialogButton'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'

const ConfirmAddressDialog = lazy(() => import('./ConfirmAddressDialog'))

/** A returned card waits for an address. */
export const ConfirmAddressButton = () => (
  <WithRecord<RecordOf<'cards'>>>
    {(row) =>
      cameBack(row) && (
        <DialogButton<RecordOf<'cards'>>
          permission="cards.confirm-address"
          label="cards.confirm.label"
          icon={<PlaceIcon />}
          isMain
          hotkey="KeyA"
        >
          {(card, close) => <ConfirmAddressDialog card={card} onClose={close} />}
        </DialogButton>
      )
    }
  </WithRecord>
)
