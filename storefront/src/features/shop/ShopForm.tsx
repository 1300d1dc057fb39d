import { zodResolver } from '@hookform/resolvers/zod'
import { limits } from '@kasbeno/api/contracts/limits'
import { isEditable } from '@kasbeno/api/contracts/registration'
import { Controller, useForm, type Control, type FieldErrors } from 'react-hook-form'
import { DigitsField } from '#components/DigitsField.tsx'
import { RadioCards } from '#components/RadioCards.tsx'
import { TextArea, TextField } from '#components/TextField.tsx'
import { StepNotice } from '#features/registration/StepNotice.tsx'
import { fieldOf } from '#features/registration/reasons.ts'
import { registration } from '#i18n/fa/registration.ts'
import { shop as text } from '#i18n/fa/shop.ts'
import type { RegistrationStatus, Shop } from '#lib/api/types.ts'
import { readDraft } from '#lib/drafts.ts'
import { showFormErrors, useKeptDraft } from '#lib/forms.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { emptyShop, shopDraft, shopSchema, type ShopValues } from './shopSchema.ts'
import styles from '#features/registration/registration.module.css'

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

interface PartProps {
  control: Control<ShopValues>
  errors: FieldErrors<ShopValues>
  isOpen: boolean
}

const NumberFields = ({ control, errors, isOpen }: PartProps) => (
  <>
    <Controller
      control={control}
      name="postalCode"
      render={({ field }) => (
        <DigitsField
          {...field}
          label={text.postalCode}
          hint={isOpen ? text.postalCodeHint : undefined}
          error={errors.postalCode?.message}
          maxDigits={limits.postalCode}
          autoComplete="postal-code"
          enterKeyHint="next"
          disabled={!isOpen}
        />
      )}
    />
    <Controller
      control={control}
      name="landNumber"
      render={({ field }) => (
        <DigitsField
          {...field}
          type="tel"
          label={text.landNumber}
          isOptional
          hint={isOpen ? text.landNumberHint : undefined}
          error={errors.landNumber?.message}
          maxDigits={limits.landNumber}
          autoComplete="off"
          enterKeyHint="done"
          disabled={!isOpen}
        />
      )}
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
  const form = useForm<ShopValues>({
    resolver: zodResolver(shopSchema),
    defaultValues: { ...valuesOf(shop), ...(isOpen ? readDraft<ShopValues>(shopDraft) : {}) },
  })
  useKeptDraft(form, shopDraft)
  const { errors } = form.formState

  const send = form.handleSubmit(async (values) => {
    onBusy(true)
    await onSend(values).catch((error: unknown) => showFormErrors(error, form))
    onBusy(false)
  })

  return (
    <form id={id} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <StepNotice
        status={step}
        approved={registration.approvedShop}
        reasons={status.shopRejectionReason}
        onFix={(reason) => form.setFocus(fieldOf(reason, text.fieldWords))}
      />
      <TextField
        {...form.register('shopname')}
        label={text.shopname}
        hint={isOpen ? text.shopnameHint : undefined}
        error={errors.shopname?.message}
        autoComplete="organization"
        enterKeyHint="next"
        disabled={!isOpen}
      />
      <PlaceFields form={form} isOpen={isOpen} />
      <TextArea
        {...form.register('address')}
        label={text.address}
        hint={isOpen ? text.addressHint : undefined}
        error={errors.address?.message}
        autoComplete="street-address"
        disabled={!isOpen}
      />
      <NumberFields control={form.control} errors={errors} isOpen={isOpen} />
    </form>
  )
}
