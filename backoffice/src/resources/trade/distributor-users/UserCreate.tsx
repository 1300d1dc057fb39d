import { CreateBase, required, SimpleForm, TextInput } from 'react-admin'
import { formColumn } from '../../../components/formColumn'
import { Page } from '../../../components/Page'
import { UserInputs } from './UserInputs'

export default function UserCreate() {
  return (
    <CreateBase redirect="list" mutationMode="pessimistic">
      <Page title="distributorUsers.create">
        <SimpleForm warnWhenUnsavedChanges sx={formColumn}>
          <TextInput
            source="username"
            helperText="staff.usernameHint"
            validate={required()}
            fullWidth
            slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off' } }}
          />
          <TextInput
            type="password"
            source="password"
            label="staff.firstPassword"
            helperText="distributorUsers.passwordHint"
            validate={required()}
            fullWidth
            autoComplete="new-password"
          />
          <UserInputs />
        </SimpleForm>
      </Page>
    </CreateBase>
  )
}
