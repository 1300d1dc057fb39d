import { AutocompleteInput, ReferenceInput, required } from 'react-admin'
import { PlaceCreate } from '../provinces/PlaceForms'

export default function CityCreate() {
  return (
    <PlaceCreate
      title="places.newCity"
      belongsTo={
        <ReferenceInput
          source="provinceId"
          reference="provinces"
          sort={{ field: 'name', order: 'ASC' }}
        >
          <AutocompleteInput
            optionText="name"
            validate={required()}
            label="resources.cities.fields.provinceName"
            fullWidth
          />
        </ReferenceInput>
      }
    />
  )
}
