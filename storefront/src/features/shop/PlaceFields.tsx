import { Controller, type UseFormReturn } from 'react-hook-form'
import { SelectSheet, type Option } from '#components/SelectSheet.tsx'
import { shop as text } from '#i18n/fa/shop.ts'
import type { Query } from '#lib/query.ts'
import type { ShopValues } from './shopSchema.ts'
import { usePlaces } from './usePlaces.ts'

interface PlaceFieldsProps {
  form: UseFormReturn<ShopValues>
  isOpen: boolean
}

type ChoiceName = 'guildId' | 'provinceId' | 'cityId' | 'districtId'

interface ChoiceProps extends PlaceFieldsProps {
  name: ChoiceName
  label: string
  options: Query<readonly Option[]>
  /** What must be chosen before this can be. */
  waitsFor?: string
  /** Fields that lose their meaning with another choice here. */
  clears?: ChoiceName[]
}

const Choice = ({ form, isOpen, name, label, options, waitsFor, clears = [] }: ChoiceProps) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field, fieldState }) => (
      <SelectSheet
        ref={field.ref}
        label={label}
        hint={isOpen ? waitsFor : undefined}
        value={field.value}
        options={options}
        error={fieldState.error?.message}
        disabled={!isOpen || waitsFor !== undefined}
        onChange={(value) => {
          if (value !== field.value) clears.forEach((other) => form.setValue(other, ''))
          field.onChange(value)
          form.clearErrors(name)
        }}
      />
    )}
  />
)

/** Guild, then province → city → district: each opens when the one before is known. */
export const PlaceFields = ({ form, isOpen }: PlaceFieldsProps) => {
  const [provinceId, cityId] = form.watch(['provinceId', 'cityId'])
  const { guilds, provinces, cities, districts } = usePlaces(provinceId, cityId)
  const common = { form, isOpen }
  return (
    <>
      <Choice {...common} name="guildId" label={text.guild} options={guilds} />
      <Choice
        {...common}
        name="provinceId"
        label={text.province}
        options={provinces}
        clears={['cityId', 'districtId']}
      />
      <Choice
        {...common}
        name="cityId"
        label={text.city}
        options={cities}
        waitsFor={provinceId ? undefined : text.chooseProvinceFirst}
        clears={['districtId']}
      />
      <Choice
        {...common}
        name="districtId"
        label={text.district}
        options={districts}
        waitsFor={cityId ? undefined : text.chooseCityFirst}
      />
    </>
  )
}
