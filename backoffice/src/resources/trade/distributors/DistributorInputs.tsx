import { toAsciiDigits, toPersianDigits } from '@kasbeno/api/contracts/digits'
import { priorityMax, termDaysMax } from '@kasbeno/api/contracts/distributors'
import { plans } from '@kasbeno/api/contracts/plans'
import {
  AutocompleteArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  maxValue,
  ReferenceArrayInput,
  required,
  TextInput,
} from 'react-admin'
import { WholeNumberFormInput } from '../../../components/WholeNumberFormInput'

const provincesShown = 40
const asPersian = (value?: string | number | null) => toPersianDigits(String(value ?? ''))

const isDays = (value: unknown) =>
  typeof value === 'number' && value >= 1 && value <= termDaysMax ? undefined : 'distributors.days'

const isPriority = maxValue(priorityMax)

const asLines = (offices?: string[]) => (offices ?? []).join('\n')
const fromLines = (lines: string) => lines.split('\n')

export const withoutEmptyLines = ({
  officeAddresses,
  ...distributor
}: Record<string, unknown>): Record<string, unknown> => ({
  ...distributor,
  officeAddresses: ((officeAddresses as string[] | undefined) ?? []).filter(
    (office) => office.trim() !== ''
  ),
})

export const ContactInputs = () => (
  <>
    <TextInput source="category" validate={required()} fullWidth />
    <TextInput
      source="phone"
      format={asPersian}
      parse={(typed: string) => toAsciiDigits(typed) || null}
      fullWidth
      slotProps={{ htmlInput: { dir: 'ltr', style: { textAlign: 'right' } } }}
    />
    <TextInput
      source="officeAddresses"
      format={asLines}
      parse={fromLines}
      helperText="distributors.officePerLine"
      multiline
      minRows={3}
      fullWidth
    />
    <WholeNumberFormInput source="priority" validate={[required(), isPriority]} />
  </>
)

/** Whom it sells to, and where. */
export const ReachInputs = () => (
  <>
    <CheckboxGroupInput
      source="plans"
      choices={plans.map((id) => ({ id, name: `enums.plan.${id}` }))}
      validate={required()}
    />
    <ReferenceArrayInput
      source="provinceIds"
      reference="provinces"
      perPage={provincesShown}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <AutocompleteArrayInput
        optionText="name"
        helperText="distributors.provincesHint"
        label="resources.distributors.fields.provinceIds"
        fullWidth
      />
    </ReferenceArrayInput>
  </>
)

/** Later by two people. */
export const GuardedInputs = () => (
  <>
    {(['paymentWindowDays', 'dueDaysMin', 'dueDaysMax'] as const).map((source) => (
      <WholeNumberFormInput key={source} source={source} validate={[required(), isDays]} />
    ))}
    <BooleanInput source="requiresConfirmation" />
  </>
)
