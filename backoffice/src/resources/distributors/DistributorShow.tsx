import { useTranslate } from 'react-admin'
import { useTrail } from '../../components/AuditTimeline'
import { EditLink } from '../../components/EditLink'
import { Fact, Facts, FactSheet } from '../../components/Facts'
import { ShowPage } from '../../components/ShowPage'
import { StatusChip } from '../../components/StatusChip'
import { WithRecord } from '../../components/WithRecord'
import { formatPercent } from '../../lib/format'
import { DistributorBranches } from './DistributorBranches'

const Rate = ({ source }: { source: 'productFeePpm' | 'bankFeeYearlyPpm' }) => {
  const translate = useTranslate()
  return (
    <WithRecord>
      {({ fees }) =>
        typeof fees?.[source] === 'number'
          ? translate('unit.percent', { value: formatPercent(fees[source]) })
          : translate('distributors.houseRate')
      }
    </WithRecord>
  )
}

const Names = ({ of }: { of: 'activeProvinces' | 'officeAddresses' }) => {
  const translate = useTranslate()
  return (
    <WithRecord>
      {(record) => ((record[of] as string[]) ?? []).join(translate('list.and'))}
    </WithRecord>
  )
}

export default function DistributorShow() {
  const trail = useTrail('distributors')
  return (
    <ShowPage
      status={<StatusChip source="active" of="active" />}
      commands={<EditLink />}
      aside={trail}
    >
      <FactSheet title="distributors.facts">
        <Facts>
          <Fact source="name" />
          <Fact source="slug" as="code" />
          <Fact source="category" />
          <Fact source="phone" as="code" />
          <Fact source="iban" as="code" />
          <Fact source="priority" as="code" />
          <Fact source="activeProvinces" isWide>
            <Names of="activeProvinces" />
          </Fact>
          <Fact source="officeAddresses" isWide>
            <Names of="officeAddresses" />
          </Fact>
        </Facts>
      </FactSheet>
      <FactSheet title="distributors.rules">
        <Facts>
          <Fact source="requiresConfirmation" of="yesNo" isWord />
          <Fact source="paymentWindowDays" as="code" />
          <Fact source="dueDaysMin" as="code" />
          <Fact source="dueDaysMax" as="code" />
          <Fact source="productFee">
            <Rate source="productFeePpm" />
          </Fact>
          <Fact source="bankFee">
            <Rate source="bankFeeYearlyPpm" />
          </Fact>
        </Facts>
      </FactSheet>
      <DistributorBranches />
    </ShowPage>
  )
}
