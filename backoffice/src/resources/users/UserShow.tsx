import { useTrail } from '../../components/AuditTimeline'
import { Fact, Facts, FactSheet } from '../../components/Facts'
import { ShowPage } from '../../components/ShowPage'
import { StatusChip } from '../../components/StatusChip'
import { UserOrders } from './UserOrders'
import { UserRegistrations } from './UserRegistrations'

export default function UserShow() {
  const trail = useTrail('users')
  return (
    <ShowPage status={<StatusChip source="active" of="active" />} aside={trail}>
      <FactSheet title="users.facts">
        <Facts>
          <Fact source="firstname" />
          <Fact source="lastname" />
          <Fact source="phone" as="code" />
          <Fact source="nationalCode" as="code" />
          <Fact source="dateOfBirth" as="date" />
          <Fact source="plan" of="plan" isWord />
          <Fact source="cash" as="rial" />
          <Fact source="createdAt" as="time" />
        </Facts>
      </FactSheet>
      <UserRegistrations />
      <UserOrders />
    </ShowPage>
  )
}
