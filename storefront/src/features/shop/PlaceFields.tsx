import type { UseFormReturn } from 'react-hook-form'
import { FormSelect } from '#components/FormSelect.tsx'
import { shop as text } from '#i18n/fa/shop.ts'
import type { ShopValues } from './shopSchema.ts'
import { usePlaces } from './usePlaces.ts'

interface PlaceFieldsProps {
  form: UseFormReturn<ShopValues>
  isOpen: boolean
}

/** Guild, then province → city → district: each opens when the one before is known. */
export const PlaceFields = ({ form, isOpen }: PlaceFieldsProps) => {
  const [provinceId, cityId] = form.watch(['provinceId', 'cityId'])
  const { guilds, provinces, cities, districts } = usePlaces(provinceId, cityId)
  const common = { form, isOpen }
  return (
    <>
      <FormSelect {...common} name="guildId" label={text.guild} options={guilds} />
      <FormSelect
        {...common}
        name="provinceId"
        label={text.province}
        options={provinces}
        clears={['cityId', 'districtId']}
      />
      <FormSelect
        {...common}
        name="cityId"
        label={text.city}
        options={cities}
        waitsFor={provinceId ? undefined : text.chooseProvinceFirst}
        clears={['districtId']}
      />
      <FormSelect
        {...common}
        name="districtId"
        label={text.district}
        options={districts}
        waitsFor={cityId ? undefined : text.chooseCityFirst}
      />
    </>
  )
}
