import { Stack } from '@mui/material'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { NotesPanel } from '../../../components/NotesPanel'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import { ChangePhoneButton } from './ChangePhoneButton'
import { MessagesLink } from './MessagesLink'
import { SignInSheet } from './SignInSheet'
import { SmsButton } from './SmsButton'
import { UserCompanies, UserHeldCards } from './UserCompanies'
import { UserCards, UserLines, UserSuspensions } from './UserCredit'
import { ViewLink } from './ViewLink'
import { UserRegistrations } from './UserRegistrations'
import { UserDebts, UserDisputes, UserOrders, UserPayments } from './UserTrade'

export default function UserShow() {
  return (
    <ShowPage
      status={<StatusChip source="active" of="active" />}
      commands={
        <Stack direction="row" spacing={1}>
          <ViewLink />
          <SmsButton />
          <ChangePhoneButton />
        </Stack>
      }
      aside={
        <>
          <WithRecord>{({ id }) => <NotesPanel about="users" id={id} />}</WithRecord>
          <RecordHistory />
        </>
      }
    >
      <FactSheet title="users.facts" status={<MessagesLink />}>
        <DescribedFacts
          of="users"
          fields={[
            'firstname',
            'lastname',
            'phone',
            'nationalCode',
            'dateOfBirth',
            'plan',
            'cash',
            'createdAt',
          ]}
        />
      </FactSheet>
      <WithRecord>{({ phone }) => <SignInSheet phone={String(phone)} />}</WithRecord>
      <UserCompanies />
      <UserHeldCards />
      <UserSuspensions />
      <UserLines />
      <UserCards />
      <UserDebts />
      <UserOrders />
      <UserDisputes />
      <UserPayments />
      <UserRegistrations />
    </ShowPage>
  )
}
