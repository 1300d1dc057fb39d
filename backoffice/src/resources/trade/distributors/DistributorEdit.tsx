import { BooleanInput, EditBase, SimpleForm } from 'react-admin'
import { formColumn } from '../../../components/formColumn'
import { Page } from '../../../components/Page'
import { RecordName } from '../../../components/RecordName'
import { SaveOnly } from '../../../components/SaveOnly'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'
import { wholeRecord } from '../../../providers/dataProvider'
import { ContactInputs, ReachInputs, withoutEmptyLines } from './DistributorInputs'
import { Explained } from './Explained'

/** Other terms take two people. */
export default function DistributorEdit() {
  return (
    <EditBase
      redirect="show"
      mutationMode="pessimistic"
      transform={withoutEmptyLines}
      queryOptions={{ meta: wholeRecord }}
      mutationOptions={{ meta: wholeRecord }}
    >
      <Page title="distributors.edit" of={<RecordName />}>
        <SimpleForm warnWhenUnsavedChanges sx={formColumn} toolbar={<SaveOnly />}>
          <Explained text="distributors.editExplain" />
          <ContactInputs />
          <ReachInputs />
          <WithRecord<RecordOf<'distributors'>>>
            {({ active }) => active && <BooleanInput source="active" label="distributors.active" />}
          </WithRecord>
        </SimpleForm>
      </Page>
    </EditBase>
  )
}
