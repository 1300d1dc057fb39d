import { slugPattern } from '@kasbeno/api/contracts/distributors'
import { CreateBase, regex, required, SimpleForm, TextInput } from 'react-admin'
import { formColumn } from '../../../components/formColumn'
import { Page } from '../../../components/Page'
import { ContactInputs, GuardedInputs, ReachInputs, withoutEmptyLines } from './DistributorInputs'
import { Explained } from './Explained'

const usual = {
  officeAddresses: [],
  priority: 0,
  plans: [],
  provinceIds: [],
  requiresConfirmation: false,
  paymentWindowDays: 30,
  dueDaysMin: 1,
  dueDaysMax: 120,
}

/** Hidden, and without an IBAN. */
export default function DistributorCreate() {
  return (
    <CreateBase
      redirect="show"
      mutationMode="pessimistic"
      transform={withoutEmptyLines}
      record={usual}
    >
      <Page title="distributors.create">
        <SimpleForm warnWhenUnsavedChanges sx={formColumn}>
          <Explained text="distributors.createExplain" />
          <TextInput source="name" validate={required()} fullWidth />
          <TextInput
            source="slug"
            validate={[required(), regex(slugPattern, 'distributors.slugHint')]}
            helperText="distributors.slugHint"
            fullWidth
            slotProps={{ htmlInput: { dir: 'ltr' } }}
          />
          <ContactInputs />
          <ReachInputs />
          <GuardedInputs />
        </SimpleForm>
      </Page>
    </CreateBase>
  )
}
