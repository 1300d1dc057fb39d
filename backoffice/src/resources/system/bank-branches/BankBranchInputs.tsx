import { ReferenceInput, required, SelectInput, TextInput } from 'react-admin'

const provincesShown = 40

export const BankBranchInputs = () => (
  <>
    <TextInput
      source="branchCode"
      validate={required()}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', maxLength: 10 } }}
      fullWidth
    />
    <TextInput source="name" validate={required()} fullWidth />
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
        fullWidth
      />
    </ReferenceInput>
    <TextInput source="address" validate={required()} multiline minRows={2} fullWidth />
  </>
)
