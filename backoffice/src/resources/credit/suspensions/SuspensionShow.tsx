import { useTranslate } from 'react-admin'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { OwnerFacts } from '../../../components/OwnerFacts'
import { RecordHistory } from '../../../components/RecordHistory'
import { SecondAsk } from '../../../components/requests/SecondAsk'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'

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
      <WithRecord<RecordOf<'suspensions'>>>
        {({ state, liftAskedBy, liftAskedAt }) =>
          state === 'IN_FORCE' && (
            <SecondAsk wish="creditLines.liftWish" by={liftAskedBy} at={liftAskedAt} />
          )
        }
      </WithRecord>
      <FactSheet title="suspensions.set">
        <Facts>
          <OwnerFacts to="credit-lines" />
          <Fact source="blockReason" of="blockReason" isWord />
          <Fact source="blockedAt" as="time" />
          <Fact source="blockedByName">
            <By who="blockedByName" />
          </Fact>
          <Fact source="note" isWide isOptional />
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
