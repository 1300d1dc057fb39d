import { Box } from '@mui/material'
import {
  BooleanInput,
  EditBase,
  SimpleForm,
  TextInput,
  useRecordContext,
  type RaRecord,
} from 'react-admin'
import { Fact, Facts } from '../../../components/Facts'
import { formColumn } from '../../../components/formColumn'
import { Page } from '../../../components/Page'
import { RecordHistory } from '../../../components/RecordHistory'
import { useWaiting } from '../../../components/requests/useWaiting'
import { WaitingAlerts } from '../../../components/requests/WaitingAlerts'
import { SaveOnly } from '../../../components/SaveOnly'
import { RemoveSecondFactorButton } from './RemoveSecondFactorButton'
import { StaffInputs, TwoPeopleHint } from './StaffInputs'
import { useWhenSaved } from './useWhenSaved'

/** Empty keeps it. */
const withoutEmptyPassword = ({ password, ...account }: RaRecord) =>
  password ? { ...account, password } : account

/** As typed at login, ASCII digits. */
const Username = () => {
  const record = useRecordContext()
  return (
    <Facts>
      <Fact source="username">
        <bdi dir="ltr">{record?.username}</bdi>
      </Fact>
    </Facts>
  )
}

const Waiting = () => <WaitingAlerts changes={useWaiting()} />

export default function StaffEdit() {
  const onSuccess = useWhenSaved('ra.notification.updated')
  return (
    <EditBase
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      transform={withoutEmptyPassword}
    >
      <Page title="staff.edit" controls={<RemoveSecondFactorButton />}>
        <Waiting />
        <Username />
        <SimpleForm warnWhenUnsavedChanges sx={formColumn} toolbar={<SaveOnly />}>
          <StaffInputs />
          <TextInput
            type="password"
            source="password"
            label="staff.newPassword"
            helperText="staff.passwordHint"
            fullWidth
            autoComplete="new-password"
          />
          <BooleanInput source="active" label="staff.active" />
          <TwoPeopleHint />
        </SimpleForm>
        <Box sx={{ mt: 3, maxWidth: 480 }}>
          <RecordHistory />
        </Box>
      </Page>
    </EditBase>
  )
}
