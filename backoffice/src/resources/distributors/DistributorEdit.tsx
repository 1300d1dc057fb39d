import { digitsOnly, toAsciiDigits, toPersianDigits } from '@kasbeno/api/contracts/digits'
import { Typography } from '@mui/material'
import {
  BooleanInput,
  EditBase,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useTranslate,
} from 'react-admin'
import { Page } from '../../components/Page'
import { wholeRecord } from '../../providers/dataProvider'

const formSx = { 'maxWidth': 480, '& .MuiFormControl-root': { mt: 1 } }

const asPersian = (value?: string | number | null) => toPersianDigits(String(value ?? ''))

/** One office a line. */
const asLines = (offices?: string[]) => (offices ?? []).join('\n')
const fromLines = (lines: string) => lines.split('\n')
const withoutEmptyLines = ({ officeAddresses, ...contact }: Record<string, unknown>) => ({
  ...contact,
  officeAddresses: (officeAddresses as string[]).filter((office) => office.trim() !== ''),
})

const Explained = () => {
  const translate = useTranslate()
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
      {translate('distributors.editExplain')}
    </Typography>
  )
}

const SaveOnly = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)

/** How shops find and reach a distributor; its account and terms stand in its contract. */
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
        <SimpleForm sx={formSx} toolbar={<SaveOnly />}>
          <Explained />
          <TextInput source="category" validate={required()} fullWidth />
          <TextInput
            source="phone"
            format={asPersian}
            parse={(typed: string) => toAsciiDigits(typed) || null}
            fullWidth
            slotProps={{ htmlInput: { dir: 'ltr' } }}
          />
          <TextInput
            source="officeAddresses"
            format={asLines}
            parse={fromLines}
            helperText="distributors.officePerLine"
            multiline
            minRows={3}
            fullWidth
          />
          <TextInput
            source="priority"
            format={asPersian}
            parse={(typed: string) => Number(digitsOnly(typed))}
            validate={required()}
            fullWidth
          />
          <BooleanInput source="active" label="distributors.active" />
        </SimpleForm>
      </Page>
    </EditBase>
  )
}
