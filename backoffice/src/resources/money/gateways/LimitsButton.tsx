import TuneIcon from '@mui/icons-material/TuneOutlined'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { useState } from 'react'
import { useNotify, useTranslate, type RaRecord } from 'react-admin'
import { DialogButton } from '../../../components/DialogButton'
import { FormDialog } from '../../../components/FormDialog'
import { RialInput } from '../../../components/RialInput'
import { useCommand } from '../../../components/useCommand'
import { WholeNumberInput } from '../../../components/WholeNumberInput'

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
      refusal={refusal}
      shownFields={['position', 'minAmount', 'maxAmount']}
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
    </FormDialog>
  )
}

export const LimitsButton = () => (
  <DialogButton permission={permission} icon={<TuneIcon />} label="gateways.limits.label">
    {(record, close) => <LimitsDialog record={record} onClose={close} />}
  </DialogButton>
)
