import { AutocompleteInput, CreateBase, ReferenceInput, required, SimpleForm } from 'react-admin'
import { formColumn } from '../../../components/formColumn'
import { Page } from '../../../components/Page'
import { useIsBank } from '../../../components/useIsBank'
import { BranchInputs } from './BranchInputs'

export default function BranchCreate() {
  const isBank = useIsBank()
  return (
    <CreateBase redirect="list" mutationMode="pessimistic">
      <Page title="distributors.newBranch">
        <SimpleForm warnWhenUnsavedChanges sx={formColumn}>
          {isBank && (
            <ReferenceInput source="distributorId" reference="distributors" perPage={20}>
              <AutocompleteInput
                optionText="name"
                validate={required()}
                label="resources.branches.fields.distributorName"
                fullWidth
              />
            </ReferenceInput>
          )}
          <BranchInputs />
        </SimpleForm>
      </Page>
    </CreateBase>
  )
}
