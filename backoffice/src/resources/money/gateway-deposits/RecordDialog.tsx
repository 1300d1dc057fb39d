import type { HeldByGateway } from '@kasbeno/api/contracts/payments'
import { Alert, ListItemText, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { CodeInput } from '../../../components/CodeInput'
import { FormDialog } from '../../../components/FormDialog'
import { JalaliDateInput } from '../../../components/JalaliDateInput'
import { LoadError } from '../../../components/LoadError'
import { RialInput } from '../../../components/RialInput'
import { formatNumber } from '../../../lib/format'
import { useDeposit } from './useDeposit'

const trackingNumberMax = 60

const field = (name: string) => `resources.gateway-deposits.fields.${name}`

type Form = ReturnType<typeof useDeposit>

const Fields = ({ gateways, deposit, change, refusal }: Form & { gateways: HeldByGateway[] }) => {
  const translate = useTranslate()
  const refused = refusal?.fields ?? {}
  return (
    <>
      <TextField
        select
        label={translate(field('indicator'))}
        value={deposit.indicator}
        onChange={({ target }) => change({ indicator: target.value, amount: undefined })}
      >
        {gateways.map(({ indicator, held }) => (
          <MenuItem key={indicator} value={indicator}>
            <ListItemText
              primary={translate(`enums.gateway.${indicator}`)}
              secondary={translate('deposits.holds', { held: formatNumber(held) })}
            />
          </MenuItem>
        ))}
      </TextField>
      <RialInput
        label={translate(field('amount'))}
        value={deposit.amount}
        error={refused.amount}
        onChange={(amount) => change({ amount })}
      />
      <CodeInput
        autoFocus
        label={translate(field('trackingNumber'))}
        value={deposit.trackingNumber}
        maxLength={trackingNumberMax}
        error={refused.trackingNumber}
        onChange={(trackingNumber) => change({ trackingNumber })}
      />
      <JalaliDateInput
        disableFuture
        label={translate(field('depositedOn'))}
        value={deposit.depositedOn}
        onChange={(depositedOn) => change({ depositedOn })}
      />
    </>
  )
}

export const RecordDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate()
  const form = useDeposit(onClose)
  const { gateways } = form
  return (
    <FormDialog
      title="deposits.record.title"
      explain="deposits.record.explain"
      submit="deposits.record.label"
      isRunning={form.isRunning}
      refusal={form.refusal}
      shownFields={['amount', 'trackingNumber']}
      isIncomplete={!form.isComplete}
      onSubmit={() => void form.submit()}
      onClose={onClose}
    >
      {form.error && <LoadError error={form.error} retry={() => void form.refetch()} />}
      {gateways?.length === 0 && <Alert severity="info">{translate('deposits.nothingHeld')}</Alert>}
      {gateways && gateways.length > 0 && <Fields {...form} gateways={gateways} />}
    </FormDialog>
  )
}
