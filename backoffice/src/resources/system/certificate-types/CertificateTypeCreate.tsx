import { CreateBase, SimpleForm } from 'react-admin'
import { formColumn } from '../../../components/formColumn'
import { Page } from '../../../components/Page'
import { CertificateTypeInputs } from './CertificateTypeInputs'

const usual = { plans: [] }

export default function CertificateTypeCreate() {
  return (
    <CreateBase redirect="show" mutationMode="pessimistic" record={usual}>
      <Page title="certificateTypes.create">
        <SimpleForm warnWhenUnsavedChanges sx={formColumn}>
          <CertificateTypeInputs />
        </SimpleForm>
      </Page>
    </CreateBase>
  )
}
