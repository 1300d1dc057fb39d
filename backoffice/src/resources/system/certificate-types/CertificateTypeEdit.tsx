import { EditBase, SimpleForm } from 'react-admin'
import { formColumn } from '../../../components/formColumn'
import { Page } from '../../../components/Page'
import { RecordName } from '../../../components/RecordName'
import { SaveOnly } from '../../../components/SaveOnly'
import { CertificateTypeInputs } from './CertificateTypeInputs'

export default function CertificateTypeEdit() {
  return (
    <EditBase redirect="show" mutationMode="pessimistic">
      <Page title="certificateTypes.edit" of={<RecordName />}>
        <SimpleForm warnWhenUnsavedChanges sx={formColumn} toolbar={<SaveOnly />}>
          <CertificateTypeInputs />
        </SimpleForm>
      </Page>
    </EditBase>
  )
}
