import { useState } from 'react'
import { Button } from '#components/Button.tsx'
import { Dialog } from '#components/Dialog.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { RadioCards } from '#components/RadioCards.tsx'
import { ReasonedButton } from '#components/ReasonedButton.tsx'
import { addressOption } from '#features/cards/addressOption.ts'
import { dashboardHolder as text } from '#i18n/fa/dashboardHolder.ts'
import { ui } from '#i18n/fa/ui.ts'
import { api } from '#lib/api/client.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { cardHolderEndpoints } from '#lib/api/cardHolderEndpoints.ts'
import type { CardHolder } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'
import { toast, toastError } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'
import { refreshHolders } from './useHolder.ts'

interface AddressDialogProps {
  holder: CardHolder
  onClose: () => void
}

/** One of the company's addresses, until the card is printed. company §2 "change-address list with radio choice" */
export const AddressDialog = ({ holder: { userId, addressId }, onClose }: AddressDialogProps) => {
  const addresses = useQuery(endpoints.addresses)
  const [chosen, choose] = useState(addressId ?? '')
  const deliver = useCommand(
    async () => {
      await api.post(cardHolderEndpoints.assign, { userId, addressId: chosen })
      toast('success', text.addressChanged)
      onClose()
      await refreshHolders()
    },
    (error) => {
      toastError(error)
      // The card may have gone to the printer meanwhile.
      void refreshHolders()
    }
  )
  const reason =
    chosen === '' ? text.addressMissing : chosen === addressId ? text.addressKept : null
  return (
    <Dialog
      kind="dialog"
      title={text.changeAddress}
      onClose={onClose}
      actions={
        <>
          <ReasonedButton
            wide
            reason={reason}
            isRunning={deliver.isRunning}
            onClick={() => void deliver.run()}
          >
            {text.confirmAddress}
          </ReasonedButton>
          <Button wide look="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
        </>
      }
    >
      <Loaded from={addresses}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{text.noAddresses}</p>
          ) : (
            <RadioCards
              label={text.chooseAddress}
              name="address"
              value={chosen}
              onChange={choose}
              options={items.map(addressOption)}
              disabled={deliver.isRunning}
            />
          )
        }
      </Loaded>
    </Dialog>
  )
}
