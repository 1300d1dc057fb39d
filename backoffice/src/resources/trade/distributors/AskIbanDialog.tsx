import { useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { CodeInput } from '../../../components/CodeInput'
import { AskChangeDialog } from './AskChangeDialog'

/** Pasted IBANs have spaces. */
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
        <CodeInput
          autoFocus
          label={translate('distributors.iban')}
          value={iban}
          maxLength={ibanMax}
          error={refused.iban}
          onChange={setIban}
        />
      )}
    </AskChangeDialog>
  )
}
