import { Stack } from '@mui/material'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'
import { ActivatePackageButton } from './ActivatePackageButton'
import { Collaterals } from './Collaterals'
import { CollateralsButton } from './CollateralsButton'
import { SwitchOffPackageButton } from './commands'

export default function PackageShow() {
  return (
    <ShowPage
      status={<StatusChip source="active" of="active" />}
      commands={
        <Stack direction="row" spacing={1}>
          <CollateralsButton />
          <ActivatePackageButton />
          <SwitchOffPackageButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <FactSheet title="packages.facts">
        <DescribedFacts of="packages" fields={['slug', 'plan', 'amount']} />
      </FactSheet>
      <FactSheet title="packages.collaterals">
        <WithRecord<RecordOf<'packages'>>>
          {({ collateralCreditTypes }) => <Collaterals types={collateralCreditTypes} />}
        </WithRecord>
      </FactSheet>
    </ShowPage>
  )
}
