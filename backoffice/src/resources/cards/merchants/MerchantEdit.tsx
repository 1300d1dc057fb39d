import { BooleanInput, EditBase, SimpleForm } from 'react-admin'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { formColumn } from '../../../components/formColumn'
import { Page } from '../../../components/Page'
import { RecordName } from '../../../components/RecordName'
import { SaveOnly } from '../../../components/SaveOnly'
import { MerchantInputs } from './MerchantInputs'

export default function MerchantEdit() {
  return (
    <EditBase redirect="show" mutationMode="pessimistic">
      <Page title="merchants.edit" of={<RecordName />}>
        <SimpleForm warnWhenUnsavedChanges sx={formColumn} toolbar={<SaveOnly />}>
          <DescribedFacts of="merchants" fields={['distributorName', 'branchName?']} />
          <MerchantInputs />
          <BooleanInput
            source="active"
            label="merchants.active"
            helperText="merchants.reopeningTakesTwo"
          />
        </SimpleForm>
      </Page>
    </EditBase>
  )
}
