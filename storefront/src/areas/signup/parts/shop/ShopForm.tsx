import { zodResolver } from '@hookform/resolvers/zod'
import { limits } from '@kasbeno/api/contracts/limits'
import { isEditable } from '@kasbeno/api/contracts/registration'
import { Controller, useForm, type Control } from 'react-hook-form'
import { FormDigits } from '#ui/FormDigits.tsx'
import { FormSelect } from '#ui/FormSelect.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { FormText, FormTextArea } from '#ui/FormText.tsx'
import { PlaceFields } from '#areas/signup/parts/places/PlaceFields.tsx'
import { StepForm } from '#areas/signup/parts/registration/StepForm.tsx'
import { fieldOf } from '#areas/signup/parts/registration/reasons.ts'
import { places } from '#areas/signup/words/places.ts'
import { registration } from '#areas/signup/words/registration.ts'
import { shop as text } from '#areas/signup/words/shop.ts'
import type { RegistrationStatus, Shop } from '#core/api/types.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { readDraft } from '#core/drafts.ts'
import { useGuilds } from './useGuilds.ts'
import { emptyShop, shopDraft, shopSchema, type ShopValues } from './shopSchema.ts'

interface ShopFormProps {
  id: string
  shop: Shop | null
  status: RegistrationStatus
  onSend: (values: ShopValues) => Promise<void>
  onBusy: (isBusy: boolean) => void
}

const valuesOf = (shop: Shop | null): ShopValues =>
  shop
    ? {
        shopname: shop.shopname,
        guildId: String(shop.guildId),
        provinceId: String(shop.provinceId),
        cityId: String(shop.cityId),
        districtId: String(shop.districtId),
        address: shop.address,
        postalCode: shop.postalCode,
        landNumber: shop.landNumber ?? '',
        propertyType: shop.propertyType,
      }
    : emptyShop

const NumberFields = ({ control, isOpen }: { control: Control<ShopValues>; isOpen: boolean }) => (
  <>
    <FormDigits
      control={control}
      name="postalCode"
      label={text.postalCode}
      hint={isOpen ? places.postalCodeHint : undefined}
      maxDigits={limits.postalCode}
      autoComplete="postal-code"
      enterKeyHint="next"
      disabled={!isOpen}
    />
    <FormDigits
      control={control}
      name="landNumber"
      type="tel"
      label={text.landNumber}
      isOptional
      hint={isOpen ? text.landNumberHint : undefined}
      maxDigits={limits.landNumber}
      autoComplete="off"
      enterKeyHint="done"
      disabled={!isOpen}
    />
    <Controller
      control={control}
      name="propertyType"
      render={({ field }) => (
        <RadioCards
          isRow
          ref={field.ref}
          label={text.propertyType}
          name={field.name}
          value={field.value}
          onChange={field.onChange}
          options={[
            { value: 'OWN', label: text.own },
            { value: 'RENT', label: text.rent },
          ]}
          disabled={!isOpen}
        />
      )}
    />
  </>
)

export const ShopForm = ({ id, shop, status, onSend, onBusy }: ShopFormProps) => {
  const step = status.shopOverallStatus
  const isOpen = isEditable(step)
  const draft = shopDraft(usePlan())
  const form = useForm<ShopValues>({
    resolver: zodResolver(shopSchema),
    defaultValues: { ...valuesOf(shop), ...(isOpen ? readDraft<ShopValues>(draft) : {}) },
  })

  return (
    <StepForm
      id={id}
      form={form}
      draft={draft}
      status={step}
      approved={registration.approvedShop}
      reasons={status.shopRejectionReason}
      onFix={(reason) => form.setFocus(fieldOf(reason, text.fieldWords))}
      sent={shop ? valuesOf(shop) : undefined}
      onSend={onSend}
      onBusy={onBusy}
    >
      <FormText
        form={form}
        name="shopname"
        label={text.shopname}
        hint={isOpen ? text.shopnameHint : undefined}
        autoComplete="organization"
        enterKeyHint="next"
        disabled={!isOpen}
      />
      <FormSelect
        form={form}
        isOpen={isOpen}
        name="guildId"
        label={text.guild}
        options={useGuilds()}
      />
      <PlaceFields hasDistrict form={form} isOpen={isOpen} />
      <FormTextArea
        form={form}
        name="address"
        label={text.address}
        hint={isOpen ? text.addressHint : undefined}
        autoComplete="street-address"
        disabled={!isOpen}
      />
      <NumberFields control={form.control} isOpen={isOpen} />
    </StepForm>
  )
}
