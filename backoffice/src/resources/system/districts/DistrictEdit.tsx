import { Fact, Facts } from '../../../components/Facts'
import { PlaceEdit } from '../provinces/PlaceForms'

export default function DistrictEdit() {
  return (
    <PlaceEdit
      title="places.editDistrict"
      belongsTo={
        <Facts>
          <Fact source="cityName" />
        </Facts>
      }
    />
  )
}
