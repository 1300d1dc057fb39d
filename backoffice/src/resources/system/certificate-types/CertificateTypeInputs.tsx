import { plans } from '@kasbeno/api/contracts/plans'
import { certificateRules } from '@kasbeno/api/contracts/service_plans'
import { CheckboxGroupInput, required, TextInput } from 'react-admin'
import { WholeNumberFormInput } from '../../../components/WholeNumberFormInput'

const isPosition = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= certificateRules.positionMax
    ? undefined
    : 'certificateTypes.position'

export const CertificateTypeInputs = () => (
  <>
    <TextInput
      source="name"
      validate={required()}
      fullWidth
      slotProps={{ htmlInput: { maxLength: certificateRules.nameMax } }}
    />
    <WholeNumberFormInput
      source="position"
      helperText="certificateTypes.positionHint"
      validate={[required(), isPosition]}
    />
    <CheckboxGroupInput
      source="plans"
      helperText="certificateTypes.plansHint"
      choices={plans.map((id) => ({ id, name: `enums.plan.${id}` }))}
    />
  </>
)
