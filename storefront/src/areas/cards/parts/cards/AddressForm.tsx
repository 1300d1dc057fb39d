import { zodResolver } from '@hookform/resolvers/zod'
import { limits } from '@kasbeno/api/contracts/limits'
import { useForm } from 'react-hook-form'
import { FormDigits } from '#ui/FormDigits.tsx'
import { FormText, FormTextArea } from '#ui/FormText.tsx'
import { PlaceFields } from '#areas/signup/parts/places/PlaceFields.tsx'
import { places } from '#areas/signup/words/places.ts'
import { readDraft } from '#core/drafts.ts'
import { showFormErrors, useKeptDraft } from '#core/forms.ts'
import { ignoreHeldEnter } from '#core/heldKeys.ts'
import { addressSchema, type AddressValues } from './addressSchema.ts'
import styles from './cards.module.css'

interface AddressFormProps {
  id: string
  /** The name under which what is typed is kept. */
  draft: string
  start: AddressValues
  words: Readonly<Record<'title' | 'titleHint' | 'address' | 'addressHint', string>>
  onSend: (values: AddressValues) => Promise<void>
}

export const AddressForm = ({ id, draft, start, words, onSend }: AddressFormProps) => {
  const form = useForm<AddressValues>({
    resolver: zodResolver(addressSchema),
    defaultValues: { ...start, ...readDraft<AddressValues>(draft) },
  })
  useKeptDraft(form, draft)
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
      <FormText
        form={form}
        name="title"
        label={words.title}
        hint={words.titleHint}
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
      <FormTextArea
        form={form}
        name="address"
        label={words.address}
        hint={words.addressHint}
        autoComplete="street-address"
      />
    </form>
  )
}
