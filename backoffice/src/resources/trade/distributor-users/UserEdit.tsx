import { Alert, Box } from '@mui/material'
import { BooleanInput, EditBase, SimpleForm, useTranslate } from 'react-admin'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { formColumn } from '../../../components/formColumn'
import { Page } from '../../../components/Page'
import { RecordHistory } from '../../../components/RecordHistory'
import { RecordName } from '../../../components/RecordName'
import { SaveOnly } from '../../../components/SaveOnly'
import { UserInputs } from './UserInputs'

export default function UserEdit() {
  const translate = useTranslate()
  return (
    <EditBase redirect="list" mutationMode="pessimistic">
      <Page title="distributorUsers.edit" of={<RecordName />}>
        <SimpleForm warnWhenUnsavedChanges sx={formColumn} toolbar={<SaveOnly />}>
          <DescribedFacts of="distributor-users" fields={['username', 'hasTotp']} />
          <UserInputs />
          <BooleanInput source="active" label="staff.active" />
          <Alert severity="info">{translate('distributorUsers.forgotten')}</Alert>
        </SimpleForm>
        <Box sx={{ mt: 3, maxWidth: 480 }}>
          <RecordHistory />
        </Box>
      </Page>
    </EditBase>
  )
}
