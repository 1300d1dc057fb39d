import { PlaceCreate } from './PlaceForms'

export default function ProvinceCreate() {
  return <PlaceCreate title="places.newProvince" />
}
