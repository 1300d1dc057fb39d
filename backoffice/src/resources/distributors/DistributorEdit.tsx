import { BooleanInput, EditBase, SaveButton, SimpleForm, Toolbar } from 'react-admin'
import { Page } from '../../components/Page'
import { wholeRecord } from '../../providers/dataProvider'
import { ContactInputs, formSx, TermInputs, withoutEmptyLines } from './DistributorInputs'
import { Explained } from './Explained'

const SaveOnly = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)

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
      <Page title="distributors.edit">
        <SimpleForm warnWhenUnsavedChanges sx={formSx} toolbar={<SaveOnly />}>
          <Explained text="distributors.editExplain" />
          <ContactInputs />
          <TermInputs />
          <BooleanInput source="active" label="distributors.active" />
        </SimpleForm>
      </Page>
    </EditBase>
  )
}
