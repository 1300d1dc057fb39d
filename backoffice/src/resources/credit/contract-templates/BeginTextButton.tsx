import { contractTypes, type ContractType } from '@kasbeno/api/contracts/contracts'
import { plans } from '@kasbeno/api/contracts/plans'
import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { CreateCommandButton } from '../../../components/DialogButton'
import { showPath } from '../../../providers/dataProvider'
import { TextDialog } from './TextDialog'

const allPlans = ''

const BeginTextDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [contractType, setContractType] = useState<ContractType>(contractTypes[0])
  const [plan, setPlan] = useState<string>(allPlans)
  const fields = 'resources.contract-templates.fields'
  return (
    <TextDialog
      name="beginContractText"
      start=""
      onClose={onClose}
      save={async (run, body) => {
        const made = await run('contract-templates', {
          contractType,
          ...(plan !== allPlans && { plan }),
          body,
        })
        if (made && 'id' in made) await navigate(showPath('contract-templates', String(made.id)))
        return made
      }}
    >
      <TextField
        select
        label={translate(`${fields}.contractType`)}
        value={contractType}
        onChange={({ target }) => setContractType(target.value as ContractType)}
      >
        {contractTypes.map((type) => (
          <MenuItem key={type} value={type}>
            {translate(`enums.contractType.${type}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={translate(`${fields}.plan`)}
        value={plan}
        onChange={({ target }) => setPlan(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value={allPlans}>{translate('contractTemplates.allPlans')}</MenuItem>
        {plans.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`enums.plan.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </TextDialog>
  )
}

/** For any type and plan. */
export const BeginTextButton = () => (
  <CreateCommandButton
    permission="contract-templates.update"
    label="commands.beginContractText.label"
  >
    {(close) => <BeginTextDialog onClose={close} />}
  </CreateCommandButton>
)
