import { BooleanInput, EditBase, SimpleForm } from 'react-admin'
import { formColumn } from '../../../components/formColumn'
import { Page } from '../../../components/Page'
import { RecordName } from '../../../components/RecordName'
import { SaveOnly } from '../../../components/SaveOnly'
import { BankBranchInputs } from './BankBranchInputs'

export default function BankBranchEdit() {
  return (
    <EditBase redirect="show" mutationMode="pessimistic">
      <Page title="bankBranches.edit" of={<RecordName />}>
        <SimpleForm warnWhenUnsavedChanges sx={formColumn} toolbar={<SaveOnly />}>
          <BankBranchInputs />
          <BooleanInput source="active" label="bankBranches.active" />
        </SimpleForm>
      </Page>
    </EditBase>
  )
}
