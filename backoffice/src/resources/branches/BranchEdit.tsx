import { BooleanInput, EditBase, SaveButton, SimpleForm, Toolbar } from 'react-admin'
import { formColumn } from '../../components/formColumn'
import { Page } from '../../components/Page'
import { BranchInputs } from './BranchInputs'

const SaveOnly = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)

export default function BranchEdit() {
  return (
    <EditBase redirect="list" mutationMode="pessimistic">
      <Page title="distributors.editBranch">
        <SimpleForm warnWhenUnsavedChanges sx={formColumn} toolbar={<SaveOnly />}>
          <BranchInputs />
          <BooleanInput source="active" label="distributors.activeBranch" />
        </SimpleForm>
      </Page>
    </EditBase>
  )
}
