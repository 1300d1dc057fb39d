import { FormControl, FormControlLabel, FormHelperText, Radio, RadioGroup } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useGetManyReference, useNotify, useTranslate } from 'react-admin'
import { FormDialog } from '../../../components/FormDialog'
import { LoadError } from '../../../components/LoadError'
import { ReasonField } from '../../../components/ReasonField'
import { useCommand } from '../../../components/useCommand'
import { formatCode } from '../../../lib/format'
import type { RecordOf, RowOf } from '../../../providers/contract'

const sameAddress = 'same'
/** More are in the list. */
const shown = 20

/** Companies manage theirs themselves. */
const useOthers = ({ userId, deliveryAddress }: RecordOf<'cards'>) => {
  const { canAccess = false } = useCanAccess({ resource: 'addresses', action: 'list' })
  const {
    data = [],
    error,
    refetch,
  } = useGetManyReference<RowOf<'addresses'>>(
    'addresses',
    {
      target: 'userId',
      id: userId ?? undefined,
      pagination: { page: 1, perPage: shown },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: {},
    },
    { enabled: canAccess && Boolean(userId), onError: () => undefined }
  )
  return { others: data.filter(({ id }) => id !== deliveryAddress?.id), error, refetch }
}

interface ConfirmAddressDialogProps {
  card: RecordOf<'cards'>
  onClose: () => void
}

export default function ConfirmAddressDialog({ card, onClose }: ConfirmAddressDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { others, error, refetch } = useOthers(card)
  const { run, isRunning, refusal } = useCommand<'/api/admin/cards/{id}/confirm-address'>()
  const [chosen, setChosen] = useState(sameAddress)
  const [reason, setReason] = useState('')
  const submit = async () => {
    const addressId = chosen === sameAddress ? undefined : chosen
    if (!(await run(`cards/${card.id}/confirm-address`, { addressId, reason: reason.trim() })))
      return
    notify('cards.confirm.done', { type: 'success' })
    onClose()
  }
  const option = (value: string, city: string | null | undefined, address: string | undefined) => (
    <FormControlLabel
      key={value}
      value={value}
      control={<Radio autoFocus={value === sameAddress} />}
      label={formatCode(translate('cards.confirm.place', { city: city ?? '', address }))}
    />
  )
  return (
    <FormDialog
      title="cards.confirm.title"
      explain="cards.confirm.explain"
      submit="cards.confirm.label"
      isRoomy
      isRunning={isRunning}
      refusal={refusal}
      shownFields={['reason', 'addressId']}
      isIncomplete={!reason.trim()}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormControl error={Boolean(refusal?.fields.addressId)}>
        <RadioGroup
          aria-label={translate('cards.delivery')}
          value={chosen}
          onChange={(_, value) => setChosen(value)}
        >
          {option(sameAddress, card.deliveryAddress?.cityName, card.deliveryAddress?.address)}
          {others.map(({ id, cityName, address }) => option(id, cityName, address))}
        </RadioGroup>
        <FormHelperText>
          {refusal?.fields.addressId ?? translate('cards.confirm.otherHint')}
        </FormHelperText>
      </FormControl>
      {error && <LoadError error={error} retry={() => void refetch()} />}
      <ReasonField
        label="cards.confirm.reason"
        value={reason}
        onChange={setReason}
        error={refusal?.fields.reason}
      />
    </FormDialog>
  )
}
