import { PlaceEdit } from './PlaceForms'

export default function ProvinceEdit() {
  return <PlaceEdit title="places.editProvince" />
}
