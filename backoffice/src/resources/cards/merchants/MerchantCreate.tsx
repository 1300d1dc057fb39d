import {
  AutocompleteInput,
  CreateBase,
  FormDataConsumer,
  ReferenceInput,
  required,
  SimpleForm,
} from 'react-admin'
import { formColumn } from '../../../components/formColumn'
import { Page } from '../../../components/Page'
import { MerchantInputs } from './MerchantInputs'

const Branch = () => (
  <FormDataConsumer>
    {({ formData }) =>
      formData.distributorId && (
        <ReferenceInput
          key={formData.distributorId}
          source="branchId"
          reference="branches"
          filter={{ distributorId: formData.distributorId }}
          perPage={20}
        >
          <AutocompleteInput optionText="name" label="merchants.branch" fullWidth />
        </ReferenceInput>
      )
    }
  </FormDataConsumer>
)

export default function MerchantCreate() {
  return (
    <CreateBase redirect="show" mutationMode="pessimistic">
      <Page title="merchants.create">
        <SimpleForm warnWhenUnsavedChanges sx={formColumn}>
          <ReferenceInput source="distributorId" reference="distributors" perPage={20}>
            <AutocompleteInput
              optionText="name"
              validate={required()}
              label="resources.merchants.fields.distributorName"
              fullWidth
            />
          </ReferenceInput>
          <Branch />
          <MerchantInputs />
        </SimpleForm>
      </Page>
    </CreateBase>
  )
}
