import {
  AutocompleteInput,
  FormDataConsumer,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin'

const provincesShown = 40
export const formSx = { 'maxWidth': 480, '& .MuiFormControl-root': { mt: 1 } }

/** The name and the place of a branch. */
export const BranchInputs = () => (
  <>
    <TextInput source="name" validate={required()} fullWidth />
    <ReferenceInput
      source="provinceId"
      reference="provinces"
      perPage={provincesShown}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <SelectInput optionText="name" label="resources.branches.fields.provinceName" fullWidth />
    </ReferenceInput>
    <FormDataConsumer>
      {({ formData }) =>
        formData.provinceId && (
          <ReferenceInput
            source="cityId"
            reference="cities"
            filter={{ provinceId: formData.provinceId }}
            sort={{ field: 'name', order: 'ASC' }}
          >
            <AutocompleteInput
              optionText="name"
              label="resources.branches.fields.cityName"
              fullWidth
            />
          </ReferenceInput>
        )
      }
    </FormDataConsumer>
  </>
)
