import { CreateBase, required, SimpleForm, TextInput } from 'react-admin'
import { Page } from '../../components/Page'
import { formSx, StaffInputs } from './StaffInputs'

export default function StaffCreate() {
  return (
    <CreateBase redirect="list" mutationMode="pessimistic">
      <Page title="staff.create">
        <SimpleForm sx={formSx}>
          <TextInput
            source="username"
            validate={required()}
            fullWidth
            slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off' } }}
          />
          <TextInput
            type="password"
            source="password"
            label="staff.firstPassword"
            helperText="staff.passwordHint"
            validate={required()}
            fullWidth
            autoComplete="new-password"
          />
          <StaffInputs />
        </SimpleForm>
      </Page>
    </CreateBase>
  )
}
