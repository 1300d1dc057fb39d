import { CreateBase, SimpleForm } from 'react-admin'
import { formColumn } from '../../../components/formColumn'
import { Page } from '../../../components/Page'
import { BankBranchInputs } from './BankBranchInputs'

export default function BankBranchCreate() {
  return (
    <CreateBase redirect="show" mutationMode="pessimistic">
      <Page title="bankBranches.create">
        <SimpleForm warnWhenUnsavedChanges sx={formColumn}>
          <BankBranchInputs />
        </SimpleForm>
      </Page>
    </CreateBase>
  )
}
