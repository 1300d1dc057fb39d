import { required, TextInput } from 'react-admin'
import { WholeNumberFormInput } from '../../../components/WholeNumberFormInput'

export const MerchantInputs = () => (
  <>
    <TextInput source="name" validate={required()} fullWidth />
    <WholeNumberFormInput source="dueDateInDays" validate={required()} />
  </>
)
