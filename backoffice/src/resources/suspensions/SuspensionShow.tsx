import { useTranslate } from 'react-admin'
import { Fact, Facts, FactSheet } from '../../components/Facts'
import { OwnerFacts } from '../../components/OwnerFacts'
import { RecordHistory } from '../../components/RecordHistory'
import { ShowPage } from '../../components/ShowPage'
import { StatusChip } from '../../components/StatusChip'
import { WithRecord } from '../../components/WithRecord'
import type { RecordOf } from '../../providers/contract'

const By = ({ who }: { who: 'blockedByName' | 'liftedByName' }) => {
  const translate = useTranslate()
  return (
    <WithRecord<RecordOf<'suspensions'>>>
      {(record) => <>{record[who] ?? translate('suspensions.bySystem')}</>}
    </WithRecord>
  )
}

export default function SuspensionShow() {
  return (
    <ShowPage status={<StatusChip source="state" of="suspension" />} aside={<RecordHistory />}>
      <FactSheet title="suspensions.set">
        <Facts>
          <OwnerFacts to="credit-lines" />
          <Fact source="blockReason" of="blockReason" isWord />
          <Fact source="blockedAt" as="time" />
          <Fact source="blockedByName">
            <By who="blockedByName" />
          </Fact>
          <Fact source="note" isWide isOptional />
          <Fact source="liftAskedBy.name" isOptional />
          <Fact source="liftAskedAt" as="time" isOptional />
        </Facts>
      </FactSheet>
      <WithRecord<RecordOf<'suspensions'>>>
        {({ liftedAt }) =>
          liftedAt && (
            <FactSheet title="suspensions.end">
              <Facts>
                <Fact source="liftedAt" as="time" />
                <Fact source="liftedByName">
                  <By who="liftedByName" />
                </Fact>
                <Fact source="liftNote" isWide isOptional />
              </Facts>
            </FactSheet>
          )
        }
      </WithRecord>
    </ShowPage>
  )
}
