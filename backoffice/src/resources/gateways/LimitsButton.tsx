import TuneIcon from '@mui/icons-material/TuneOutlined'
import { Alert, Button } from '@mui/material'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { useState } from 'react'
import {
  useNotify,
  usePermissions,
  useRecordContext,
  useTranslate,
  type RaRecord,
} from 'react-admin'
import { FormDialog } from '../../components/FormDialog'
import { RialInput } from '../../components/RialInput'
import { useCommand } from '../../components/useCommand'
import { WholeNumberInput } from '../../components/WholeNumberInput'

const permission: Permission = 'gateways.update'
const positionMax = 99
const field = (name: string) => `resources.gateways.fields.${name}`

type Limits = Record<'position' | 'minAmount' | 'maxAmount', number | null>

const LimitsDialog = ({ record, onClose }: { record: RaRecord; onClose: () => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand<'/api/admin/gateways/{id}'>()
  const [limits, setLimits] = useState<Limits>({
    position: record.position,
    minAmount: record.minAmount,
    maxAmount: record.maxAmount,
  })
  const submit = async () => {
    if (!(await run(`gateways/${record.id}`, { ...limits }, 'PUT'))) return
    notify('gateways.limits.done', { type: 'success' })
    onClose()
  }
  const refused = refusal?.fields ?? {}
  return (
    <FormDialog
      title="gateways.limits.label"
      explain="gateways.limits.explain"
      submit="ra.action.save"
      isRunning={isRunning}
      isIncomplete={!limits.position}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <WholeNumberInput
        autoFocus
        required
        label={translate(field('position'))}
        value={limits.position}
        max={positionMax}
        error={refused.position}
        onChange={(position) => setLimits({ ...limits, position })}
      />
      {(['minAmount', 'maxAmount'] as const).map((name) => (
        <RialInput
          key={name}
          label={translate(field(name))}
          value={limits[name]}
          error={refused[name]}
          onChange={(amount) => setLimits({ ...limits, [name]: amount })}
        />
      ))}
      {refusal && Object.keys(refused).length === 0 && (
        <Alert severity="error">{translate(refusal.message, { _: refusal.message })}</Alert>
      )}
    </FormDialog>
  )
}

/** The place in the list and the amounts: without limits a gateway takes what the product takes. */
export const LimitsButton = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const { permissions } = usePermissions<string[]>()
  const [isOpen, setIsOpen] = useState(false)
  if (!record || !permissions?.includes(permission)) return null
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<TuneIcon />}
        onClick={() => setIsOpen(true)}
      >
        {translate('gateways.limits.label')}
      </Button>
      {isOpen && <LimitsDialog record={record} onClose={() => setIsOpen(false)} />}
    </>
  )
}
