import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { AskChangeDialog } from './AskChangeDialog'

/** Room for the spaces of an IBAN that is pasted in groups. */
const ibanMax = 40

export const AskIbanDialog = ({ record, onClose }: { record: RaRecord; onClose: () => void }) => {
  const translate = useTranslate()
  const [iban, setIban] = useState('')
  return (
    <AskChangeDialog
      name="askIban"
      record={record}
      wanted={iban.trim() ? { iban: iban.trim() } : null}
      onClose={onClose}
    >
      {(refused) => (
        <TextField
          required
          autoFocus
          label={translate('distributors.iban')}
          value={iban}
          error={Boolean(refused.iban)}
          helperText={refused.iban}
          onChange={({ target }) => setIban(target.value)}
          slotProps={{
            htmlInput: { maxLength: ibanMax, dir: 'ltr', style: { textAlign: 'right' } },
          }}
        />
      )}
    </AskChangeDialog>
  )
}
