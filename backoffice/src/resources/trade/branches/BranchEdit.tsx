import { Box } from '@mui/material'
import { BooleanInput, EditBase, SimpleForm } from 'react-admin'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { formColumn } from '../../../components/formColumn'
import { Page } from '../../../components/Page'
import { RecordHistory } from '../../../components/RecordHistory'
import { RecordName } from '../../../components/RecordName'
import { SaveOnly } from '../../../components/SaveOnly'
import { BranchInputs } from './BranchInputs'

export default function BranchEdit() {
  return (
    <EditBase redirect="list" mutationMode="pessimistic">
      <Page title="distributors.editBranch" of={<RecordName />}>
        <SimpleForm warnWhenUnsavedChanges sx={formColumn} toolbar={<SaveOnly />}>
          <DescribedFacts of="branches" fields={['distributorName']} />
          <BranchInputs />
          <BooleanInput source="active" label="distributors.activeBranch" />
        </SimpleForm>
        <Box sx={{ mt: 3, maxWidth: 480 }}>
          <RecordHistory />
        </Box>
      </Page>
    </EditBase>
  )
}
