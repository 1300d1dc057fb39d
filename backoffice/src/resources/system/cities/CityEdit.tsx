import { DescribedFacts } from '../../../components/DescribedFacts'
import { PlaceEdit } from '../provinces/PlaceForms'

export default function CityEdit() {
  return (
    <PlaceEdit
      title="places.editCity"
      belongsTo={<DescribedFacts of="cities" fields={['provinceName']} />}
    />
  )
}
