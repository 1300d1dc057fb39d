import { AutocompleteInput, ReferenceInput, required } from 'react-admin'
import { PlaceCreate } from '../provinces/PlaceForms'

export default function DistrictCreate() {
  return (
    <PlaceCreate
      title="places.newDistrict"
      belongsTo={
        <ReferenceInput source="cityId" reference="cities" sort={{ field: 'name', order: 'ASC' }}>
          <AutocompleteInput
            optionText="name"
            validate={required()}
            label="resources.districts.fields.cityName"
            fullWidth
          />
        </ReferenceInput>
      }
    />
  )
}
