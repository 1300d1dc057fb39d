import { contactLimits, reportSubjects } from '@kasbeno/api/contracts/leads'
import { limits } from '@kasbeno/api/contracts/limits'
import { FormHelperText, Typography } from '@mui/material'
import {
  CreateBase,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useInput,
  useTranslate,
  ValidationError,
} from 'react-admin'
import { formColumn } from '../../../components/formColumn'
import { JalaliDateInput } from '../../../components/JalaliDateInput'
import { Page } from '../../../components/Page'

const OccurredOn = () => {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source: 'occurredOn', validate: required() })
  return (
    <>
      <JalaliDateInput
        label={translate('resources.manual-reports.fields.occurredOn')}
        value={field.value || null}
        onChange={field.onChange}
        disableFuture
      />
      {fieldState.error && (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message ?? ''} />
        </FormHelperText>
      )}
    </>
  )
}

/** Reported by a witness. */
export default function ManualReportCreate() {
  const translate = useTranslate()
  return (
    <CreateBase redirect="show" mutationMode="pessimistic">
      <Page title="manualReports.create">
        <SimpleForm warnWhenUnsavedChanges sanitizeEmptyValues sx={formColumn}>
          <Typography>{translate('manualReports.explain')}</Typography>
          <SelectInput
            source="subject"
            choices={reportSubjects.map((id) => ({ id, name: `enums.reportSubject.${id}` }))}
            validate={required()}
            fullWidth
          />
          <OccurredOn />
          <TextInput
            source="name"
            label="manualReports.about"
            fullWidth
            slotProps={{ htmlInput: { maxLength: limits.name } }}
          />
          <TextInput
            source="phone"
            fullWidth
            slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel' } }}
          />
          <TextInput
            source="text"
            multiline
            minRows={4}
            validate={required()}
            fullWidth
            slotProps={{ htmlInput: { maxLength: contactLimits.text } }}
          />
        </SimpleForm>
      </Page>
    </CreateBase>
  )
}
