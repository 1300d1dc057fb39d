import { openingHoursMax } from '@kasbeno/api/contracts/visits'
import { usualOpeningHours } from '@kasbeno/api/contracts/words/visits'
import {
  AutocompleteInput,
  FormDataConsumer,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useInput,
} from 'react-admin'

const provincesShown = 40
const citiesShown = 200

/** Another province has other cities. */
const Province = () => {
  const { field: city } = useInput({ source: 'cityId' })
  return (
    <ReferenceInput
      source="provinceId"
      reference="provinces"
      perPage={provincesShown}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <SelectInput
        optionText="name"
        label="resources.bank-branches.fields.provinceName"
        validate={required()}
        onChange={() => city.onChange(null)}
        fullWidth
      />
    </ReferenceInput>
  )
}

const City = ({ provinceId }: { provinceId: number }) => (
  <ReferenceInput
    source="cityId"
    reference="cities"
    filter={{ provinceId, active: true }}
    perPage={citiesShown}
    sort={{ field: 'name', order: 'ASC' }}
  >
    <AutocompleteInput
      optionText="name"
      label="resources.bank-branches.fields.cityName"
      helperText="bankBranches.cityHint"
      fullWidth
    />
  </ReferenceInput>
)

export const BankBranchInputs = () => (
  <>
    <TextInput
      source="branchCode"
      validate={required()}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', maxLength: 10 } }}
      fullWidth
    />
    <TextInput source="name" validate={required()} fullWidth />
    <Province />
    <FormDataConsumer>
      {({ formData }) => formData.provinceId && <City provinceId={formData.provinceId} />}
    </FormDataConsumer>
    <TextInput source="address" validate={required()} multiline minRows={2} fullWidth />
    <TextInput
      source="openingHours"
      defaultValue={usualOpeningHours}
      validate={required()}
      helperText="bankBranches.hoursHint"
      slotProps={{ htmlInput: { maxLength: openingHoursMax } }}
      fullWidth
    />
  </>
)
