import { Fact, Facts } from '../../../components/Facts'
import { PlaceEdit } from '../provinces/PlaceForms'

export default function CityEdit() {
  return (
    <PlaceEdit
      title="places.editCity"
      belongsTo={
        <Facts>
          <Fact source="provinceName" />
        </Facts>
      }
    />
  )
}
