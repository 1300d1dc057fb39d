import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { SecondAsk } from '../../../components/requests/SecondAsk'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'
import { RemoveButton } from './RemoveButton'

export default function BlacklistShow() {
  return (
    <ShowPage
      status={<StatusChip source="state" of="blacklistState" />}
      commands={<RemoveButton />}
      aside={<RecordHistory />}
    >
      <WithRecord<RecordOf<'blacklists'>>>
        {({ state, removalAskedBy, removalAskedAt }) =>
          state !== 'REMOVED' && (
            <SecondAsk wish="blacklists.removeWish" by={removalAskedBy} at={removalAskedAt} />
          )
        }
      </WithRecord>
      <FactSheet title="blacklists.facts">
        <DescribedFacts
          of="blacklists"
          fields={[
            'kind',
            'lastFour',
            'addedAt',
            'addedByName',
            'until?',
            { field: 'reason', isWide: true },
            'removedAt?',
            'removedByName?',
            { field: 'removeReason', isWide: true, isOptional: true },
          ]}
        />
      </FactSheet>
    </ShowPage>
  )
}
