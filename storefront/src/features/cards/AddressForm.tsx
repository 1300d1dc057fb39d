import { zodResolver } from '@hookform/resolvers/zod'
import { limits } from '@kasbeno/api/contracts/limits'
import { useForm } from 'react-hook-form'
import { FormDigits } from '#components/FormDigits.tsx'
import { TextArea, TextField } from '#components/TextField.tsx'
import { PlaceFields } from '#features/places/PlaceFields.tsx'
import { addresses as text } from '#i18n/fa/cards.ts'
import { places } from '#i18n/fa/places.ts'
import { readDraft } from '#lib/drafts.ts'
import { showFormErrors, useKeptDraft } from '#lib/forms.ts'
import { ignoreHeldEnter } from '#lib/heldKeys.ts'
import { addressDraft, addressSchema, type AddressValues } from './addressSchema.ts'
import styles from './cards.module.css'

interface AddressFormProps {
  id: string
  start: AddressValues
  onSend: (values: AddressValues) => Promise<void>
}

/** A new address; what was typed survives a reload. */
export const AddressForm = ({ id, start, onSend }: AddressFormProps) => {
  const form = useForm<AddressValues>({
    resolver: zodResolver(addressSchema),
    defaultValues: { ...start, ...readDraft<AddressValues>(addressDraft) },
  })
  useKeptDraft(form, addressDraft)
  const { errors } = form.formState
  const send = form.handleSubmit((values) =>
    onSend(values).catch((error: unknown) => showFormErrors(error, form))
  )
  return (
    <form
      id={id}
      className={styles.form}
      onSubmit={(event) => void send(event)}
      onKeyDown={ignoreHeldEnter}
      noValidate
    >
      <TextField
        {...form.register('title')}
        label={text.title}
        hint={text.titleHint}
        error={errors.title?.message}
        autoComplete="off"
        enterKeyHint="next"
      />
      <PlaceFields form={form} />
      <FormDigits
        control={form.control}
        name="postalCode"
        label={places.postalCode}
        hint={places.postalCodeHint}
        maxDigits={limits.postalCode}
        autoComplete="postal-code"
        enterKeyHint="next"
      />
      <TextArea
        {...form.register('address')}
        label={text.address}
        hint={text.addressHint}
        error={errors.address?.message}
        autoComplete="street-address"
      />
    </form>
  )
}
