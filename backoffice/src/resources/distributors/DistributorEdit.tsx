import { BooleanInput, EditBase, SimpleForm } from 'react-admin'
import { formColumn } from '../../components/formColumn'
import { Page } from '../../components/Page'
import { RecordName } from '../../components/RecordName'
import { SaveOnly } from '../../components/SaveOnly'
import { wholeRecord } from '../../providers/dataProvider'
import { ContactInputs, TermInputs, withoutEmptyLines } from './DistributorInputs'
import { Explained } from './Explained'

/** How shops find and reach a distributor, and the terms of its sales; account and fees take two people. */
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
          <TermInputs />
          <BooleanInput source="active" label="distributors.active" />
        </SimpleForm>
      </Page>
    </EditBase>
  )
}
