import type { FeeTerms } from '@kasbeno/api/contracts/distributors'
import { Alert, Stack } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { EditLink } from '../../../components/EditLink'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import { formatPercent } from '../../../lib/format'
import type { RecordOf } from '../../../providers/contract'
import { AskButtons } from './AskButtons'
import { DistributorBranches } from './DistributorBranches'
import { Logo } from './Logo'
import { RenameButton } from './RenameButton'

const Rate = ({ source }: { source: keyof FeeTerms }) => {
  const translate = useTranslate()
  return (
    <WithRecord>
      {({ fees }) =>
        typeof fees?.[source] === 'number'
          ? translate('unit.percent', { value: formatPercent(fees[source]) })
          : translate(fees ? 'distributors.noDiscount' : 'distributors.houseRate')
      }
    </WithRecord>
  )
}

const Names = ({ of }: { of: 'activeProvinces' | 'officeAddresses' }) => {
  const translate = useTranslate()
  return (
    <WithRecord<RecordOf<'distributors'>>>
      {(record) =>
        record[of].join(translate('list.and')) ||
        (of === 'activeProvinces' ? translate('distributors.everywhere') : '')
      }
    </WithRecord>
  )
}

const Plans = () => {
  const translate = useTranslate()
  const say = (plan: string) => translate(`enums.plan.${plan}`)
  return (
    <WithRecord>
      {({ plans }) => ((plans as string[]) ?? []).map(say).join(translate('list.and'))}
    </WithRecord>
  )
}

const NoIban = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  return record && !record.iban ? (
    <Alert severity="warning">{translate('distributors.noIban')}</Alert>
  ) : null
}

export default function DistributorShow() {
  return (
    <ShowPage
      status={<StatusChip source="active" of="active" />}
      commands={
        <Stack direction="row" spacing={1}>
          <AskButtons />
          <RenameButton />
          <EditLink />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <NoIban />
      <FactSheet title="distributors.facts">
        <DescribedFacts
          of="distributors"
          fields={[
            'name',
            'slug',
            <Fact source="logo" label="distributors.logo">
              <WithRecord<RecordOf<'distributors'>>>
                {({ logo }) => <Logo address={logo} />}
              </WithRecord>
            </Fact>,
            'category',
            'phone',
            'iban',
            'priority',
            <Fact source="activeProvinces" isWide>
              <Names of="activeProvinces" />
            </Fact>,
            <Fact source="officeAddresses" isWide>
              <Names of="officeAddresses" />
            </Fact>,
          ]}
        />
      </FactSheet>
      <FactSheet title="distributors.rules">
        <DescribedFacts
          of="distributors"
          fields={[
            <Fact source="plans" isWide>
              <Plans />
            </Fact>,
            'requiresConfirmation',
            'paymentWindowDays',
            'dueDaysMin',
            'dueDaysMax',
            <Fact source="productFee">
              <Rate source="productFeePpm" />
            </Fact>,
            <Fact source="bankFee">
              <Rate source="bankFeeYearlyPpm" />
            </Fact>,
            <Fact source="discount">
              <Rate source="discountYearlyPpm" />
            </Fact>,
          ]}
        />
      </FactSheet>
      <DistributorBranches />
    </ShowPage>
  )
}
