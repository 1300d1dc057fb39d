import { Stack } from '@mui/material'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, FactSheet } from '../../../components/Facts'
import { JalaliDate } from '../../../components/JalaliDateField'
import { OwnerFacts } from '../../../components/OwnerFacts'
import { RecordHistory } from '../../../components/RecordHistory'
import { SecondAsk } from '../../../components/requests/SecondAsk'
import { useWaitingOn } from '../../../components/requests/useWaiting'
import { WaitingAlerts } from '../../../components/requests/WaitingAlerts'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { SubTable } from '../../../components/SubTable'
import { WithRecord } from '../../../components/WithRecord'
import { useRecordContext, useTranslate } from 'react-admin'
import {
  ChangeLimitButton,
  GrantRenewalButton,
  RevolveButton,
  SuspendButton,
  WriteOffButton,
} from './commands'
import { UnsuspendButton } from './UnsuspendButton'
import { UsageBar } from './UsageBar'
import type { RecordOf } from '../../../providers/contract'
import { blockBy, type CreditLine } from './creditLine'

const Blocks = ({ blocks }: { blocks: CreditLine['blocks'] }) => {
  const translate = useTranslate()
  return (
    <SubTable
      label="creditLines.blocks"
      empty="creditLines.noBlocks"
      rows={blocks}
      rowKey={({ reason }) => reason}
      columns={[
        {
          label: 'creditLines.blockReason',
          render: ({ reason }) => translate(`enums.blockReason.${reason}`),
        },
        {
          label: 'creditLines.blockedAt',
          render: ({ blockedAt }) => <JalaliDate value={blockedAt} withTime />,
        },
        { label: 'creditLines.note', render: ({ note }) => note ?? '–' },
      ]}
    />
  )
}

/** Requests name the file or company, not the line. */
const WaitingOnFile = () => {
  const line = useRecordContext<RecordOf<'credit-lines'>>()
  return <WaitingAlerts changes={useWaitingOn('registrations', line?.registrationId)} />
}

export default function CreditLineShow() {
  return (
    <ShowPage
      status={<StatusChip source="status" of="line" />}
      commands={
        <Stack direction="row" spacing={1}>
          <SuspendButton />
          <UnsuspendButton />
          <ChangeLimitButton />
          <GrantRenewalButton />
          <RevolveButton />
          <WriteOffButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <WaitingOnFile />
      <WithRecord<RecordOf<'credit-lines'>>>
        {(line) => {
          const block = blockBy(line, 'STAFF')
          return (
            <SecondAsk
              wish="creditLines.liftWish"
              by={block?.liftAskedBy}
              at={block?.liftAskedAt}
            />
          )
        }}
      </WithRecord>
      <FactSheet title="creditLines.balance">
        <UsageBar />
        <DescribedFacts
          of="credit-lines"
          fields={[
            'limit',
            'used',
            'held',
            'left',
            'targetLimit?',
            <Fact source="ceiling" as="rial" isOptional />,
          ]}
        />
      </FactSheet>
      <FactSheet title="creditLines.facts">
        <DescribedFacts
          of="credit-lines"
          fields={[
            <OwnerFacts />,
            'allocatedAt',
            'expiresOn',
            'hasRenewalCredit',
            'hasSignedContract',
            <Fact source="hasActivePlatformFee" of="yesNo" isWord />,
          ]}
        />
      </FactSheet>
      <FactSheet title="creditLines.blocks">
        <WithRecord<RecordOf<'credit-lines'>>>
          {({ blocks }) => <Blocks blocks={blocks} />}
        </WithRecord>
      </FactSheet>
    </ShowPage>
  )
}
