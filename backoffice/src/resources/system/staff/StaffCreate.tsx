import { CreateBase, required, SimpleForm, TextInput } from 'react-admin'
import { formColumn } from '../../../components/formColumn'
import { Page } from '../../../components/Page'
import { StaffInputs, TwoPeopleHint } from './StaffInputs'
import { useWhenSaved } from './useWhenSaved'

export default function StaffCreate() {
  const onSuccess = useWhenSaved('ra.notification.created')
  return (
    <CreateBase mutationMode="pessimistic" mutationOptions={{ onSuccess }}>
      <Page title="staff.create">
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
            helperText="staff.passwordHint"
            validate={required()}
            fullWidth
            autoComplete="new-password"
          />
          <StaffInputs />
          <TwoPeopleHint />
        </SimpleForm>
      </Page>
    </CreateBase>
  )
}
