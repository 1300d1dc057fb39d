import { DescribedFacts } from '../../../components/DescribedFacts'
import { PlaceEdit } from '../provinces/PlaceForms'

export default function DistrictEdit() {
  return (
    <PlaceEdit
      title="places.editDistrict"
      belongsTo={<DescribedFacts of="districts" fields={['cityName']} />}
    />
  )
}
