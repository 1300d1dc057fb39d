import { Typography } from '@mui/material'
import type { ReactNode } from 'react'
import {
  BooleanInput,
  CreateBase,
  EditBase,
  required,
  SimpleForm,
  TextInput,
  useTranslate,
} from 'react-admin'
import { formColumn } from '../../../components/formColumn'
import { Page } from '../../../components/Page'
import { RecordName } from '../../../components/RecordName'
import { SaveOnly } from '../../../components/SaveOnly'

export const PlaceCreate = ({ title, belongsTo }: { title: string; belongsTo?: ReactNode }) => (
  <CreateBase redirect="list" mutationMode="pessimistic">
    <Page title={title}>
      <SimpleForm warnWhenUnsavedChanges sx={formColumn}>
        {belongsTo}
        <TextInput source="name" validate={required()} fullWidth />
      </SimpleForm>
    </Page>
  </CreateBase>
)

/** Its parent never changes. */
export const PlaceEdit = ({ title, belongsTo }: { title: string; belongsTo?: ReactNode }) => {
  const translate = useTranslate()
  return (
    <EditBase redirect="list" mutationMode="pessimistic">
      <Page title={title} of={<RecordName />}>
        <SimpleForm warnWhenUnsavedChanges sx={formColumn} toolbar={<SaveOnly />}>
          {belongsTo}
          <TextInput source="name" validate={required()} fullWidth />
          <BooleanInput source="active" label="places.active" />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('places.offExplain')}
          </Typography>
        </SimpleForm>
      </Page>
    </EditBase>
  )
}
