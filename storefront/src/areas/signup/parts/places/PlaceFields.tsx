import type { UseFormReturn } from 'react-hook-form'
import { FormSelect } from '#ui/FormSelect.tsx'
import { places as text } from '#areas/signup/words/places.ts'
import type { PlaceValues } from './placeSchema.ts'
import { useDistricts, usePlaces } from './usePlaces.ts'

interface PlaceFieldsProps<Values extends PlaceValues> {
  form: UseFormReturn<Values>
  isOpen?: boolean
  isOptional?: boolean
  hasDistrict?: boolean
}

type PlaceForm = UseFormReturn<PlaceValues>

const DistrictField = ({ form, isOpen }: { form: PlaceForm; isOpen: boolean }) => {
  const cityId = form.watch('cityId')
  return (
    <FormSelect
      form={form}
      isOpen={isOpen}
      name="districtId"
      label={text.district}
      options={useDistricts(cityId)}
      waitsFor={cityId ? undefined : text.chooseCityFirst}
    />
  )
}

/** Each depends on the one before. */
export const PlaceFields = <Values extends PlaceValues>({
  form: whole,
  isOpen = true,
  isOptional,
  hasDistrict = false,
}: PlaceFieldsProps<Values>) => {
  // Forms are invariant; only place fields are used.
  const form = whole as unknown as PlaceForm
  const provinceId = form.watch('provinceId')
  const { provinces, cities } = usePlaces(provinceId)
  const common = { form, isOpen, isOptional }
  const district = hasDistrict ? (['districtId'] as const) : []
  return (
    <>
      <FormSelect
        {...common}
        name="provinceId"
        label={text.province}
        options={provinces}
        clears={['cityId', ...district]}
      />
      <FormSelect
        {...common}
        name="cityId"
        label={text.city}
        options={cities}
        waitsFor={provinceId ? undefined : text.chooseProvinceFirst}
        clears={[...district]}
      />
      {hasDistrict && <DistrictField form={form} isOpen={isOpen} />}
    </>
  )
}
