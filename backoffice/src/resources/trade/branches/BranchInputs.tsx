import {
  AutocompleteInput,
  FormDataConsumer,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useInput,
} from 'react-admin'

const provincesShown = 40

/** Another province has other cities. */
const Province = () => {
  const { field: city } = useInput({ source: 'cityId' })
  return (
    <SelectInput
      optionText="name"
      label="resources.branches.fields.provinceName"
      onChange={() => city.onChange(null)}
      fullWidth
    />
  )
}

export const BranchInputs = () => (
  <>
    <TextInput source="name" validate={required()} fullWidth />
    <ReferenceInput
      source="provinceId"
      reference="provinces"
      perPage={provincesShown}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <Province />
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
