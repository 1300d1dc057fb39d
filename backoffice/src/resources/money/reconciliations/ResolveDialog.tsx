import {
  actionsFor,
  type ReconciliationSource,
  type ResolveAction,
} from '@kasbeno/api/contracts/reconciliation'
import { Alert, ListItemText, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import {
  RecordContextProvider,
  ResourceContextProvider,
  useNotify,
  usePermissions,
  useTranslate,
} from 'react-admin'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { FormDialog } from '../../../components/FormDialog'
import { ReasonField } from '../../../components/ReasonField'
import { useCommand } from '../../../components/useCommand'
import { LoadError } from '../../../components/LoadError'
import { formatNumber } from '../../../lib/format'
import type { RowOf } from '../../../providers/contract'
import { useHeldGateways } from '../gateway-deposits/useHeldGateways'

export type ReconciliationLine = RowOf<'reconciliation-lines'>

/** Writing the books takes the right of whoever records deposits. */
export const actionsOf = (line: ReconciliationLine, mayMoveMoney = false): ResolveAction[] =>
  actionsFor(
    line.source as ReconciliationSource,
    line as Parameters<typeof actionsFor>[1],
    mayMoveMoney
  )

interface ResolveDialogProps {
  line: ReconciliationLine
  onClose: () => void
}

const facts = [
  'theirDay?',
  'theirReference?',
  'theirAmount?',
  'theirText?',
  'ourDay?',
  'ourReference?',
  'ourAmount?',
] as const

interface GatewayProps {
  value: string
  onChange: (indicator: string) => void
}

const Gateway = ({ value, onChange }: GatewayProps) => {
  const translate = useTranslate()
  const { gateways, error, refetch } = useHeldGateways()
  if (error) return <LoadError error={error} retry={() => void refetch()} />
  if (gateways?.length === 0)
    return <Alert severity="info">{translate('deposits.nothingHeld')}</Alert>
  return (
    <TextField
      select
      label={translate('reconciliations.resolve.indicator')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {(gateways ?? []).map(({ indicator, held }) => (
        <MenuItem key={indicator} value={indicator}>
          <ListItemText
            primary={translate(`enums.gateway.${indicator}`)}
            secondary={translate('deposits.holds', { held: formatNumber(held) })}
          />
        </MenuItem>
      ))}
    </TextField>
  )
}

export const ResolveDialog = ({ line, onClose }: ResolveDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { permissions } = usePermissions<string[]>()
  const actions = actionsOf(line, permissions?.includes('gateway-deposits.record'))
  const { run, isRunning, refusal } = useCommand<'/api/admin/reconciliation-lines/{id}/resolve'>()
  const [action, setAction] = useState<ResolveAction>('EXPLAINED')
  const [note, setNote] = useState('')
  const [indicator, setIndicator] = useState('')
  const needsGateway = action === 'BOOKED'

  const submit = async () => {
    const body = { action, note: note.trim(), ...(needsGateway && { indicator }) }
    if (!(await run(`reconciliation-lines/${line.id}/resolve`, body))) return
    notify('reconciliations.resolve.done', { type: 'success' })
    onClose()
  }
  return (
    <FormDialog
      isRoomy
      title="reconciliations.resolve.title"
      submit="reconciliations.resolve.submit"
      isRunning={isRunning}
      refusal={refusal}
      shownFields={['note']}
      isIncomplete={!note.trim() || (needsGateway && !indicator)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ResourceContextProvider value="reconciliation-lines">
        <RecordContextProvider value={line}>
          <DescribedFacts of="reconciliation-lines" fields={facts} minWidth={140} />
        </RecordContextProvider>
      </ResourceContextProvider>
      <TextField
        select
        autoFocus
        label={translate('reconciliations.resolve.action')}
        value={action}
        helperText={translate(`reconciliations.resolve.explain.${action}`)}
        onChange={({ target }) => setAction(target.value as ResolveAction)}
      >
        {actions.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`enums.reconciliationAction.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {needsGateway && <Gateway value={indicator} onChange={setIndicator} />}
      <ReasonField
        label="reconciliations.resolve.note"
        value={note}
        error={refusal?.fields.note}
        onChange={setNote}
      />
    </FormDialog>
  )
}
