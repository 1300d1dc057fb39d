import { useTranslate } from 'react-admin'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, FactSheet } from '../../../components/Facts'
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
        <DescribedFacts
          of="suspensions"
          fields={[
            <OwnerFacts to="credit-lines" />,
            'blockReason',
            'blockedAt',
            <Fact source="blockedByName">
              <By who="blockedByName" />
            </Fact>,
            { field: 'note', isWide: true, isOptional: true },
          ]}
        />
      </FactSheet>
      <WithRecord<RecordOf<'suspensions'>>>
        {({ liftedAt }) =>
          liftedAt && (
            <FactSheet title="suspensions.end">
              <DescribedFacts
                of="suspensions"
                fields={[
                  'liftedAt',
                  <Fact source="liftedByName">
                    <By who="liftedByName" />
                  </Fact>,
                  { field: 'liftNote', isWide: true, isOptional: true },
                ]}
              />
            </FactSheet>
          )
        }
      </WithRecord>
    </ShowPage>
  )
}
