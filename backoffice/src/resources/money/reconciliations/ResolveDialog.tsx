import {
  actionsFor,
  type ReconciliationSource,
  type ResolveAction,
} from '@kasbeno/api/contracts/reconciliation'
import { gatewayIndicators } from '@kasbeno/api/contracts/payments'
import { MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, usePermissions, useTranslate } from 'react-admin'
import { FormDialog } from '../../../components/FormDialog'
import { ReasonField } from '../../../components/ReasonField'
import { useCommand } from '../../../components/useCommand'
import type { RowOf } from '../../../providers/contract'

export type ReconciliationLine = RowOf<'reconciliation-lines'>

export const actionsOf = (line: ReconciliationLine): ResolveAction[] =>
  actionsFor(line.source as ReconciliationSource, line as Parameters<typeof actionsFor>[1])

/** They write the books, which takes the right of whoever records deposits. */
const booking: readonly ResolveAction[] = ['BOOKED', 'REVERSED']

interface ResolveDialogProps {
  line: ReconciliationLine
  onClose: () => void
}

export const ResolveDialog = ({ line, onClose }: ResolveDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { permissions } = usePermissions<string[]>()
  const mayBook = permissions?.includes('gateway-deposits.record') ?? false
  const actions = actionsOf(line).filter((one) => mayBook || !booking.includes(one))
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
      {needsGateway && (
        <TextField
          select
          label={translate('reconciliations.resolve.indicator')}
          value={indicator}
          onChange={({ target }) => setIndicator(target.value)}
        >
          {gatewayIndicators.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`enums.gateway.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <ReasonField
        label="reconciliations.resolve.note"
        value={note}
        error={refusal?.fields.note}
        onChange={setNote}
      />
      {line.theirText && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {line.theirText}
        </Typography>
      )}
    </FormDialog>
  )
}
