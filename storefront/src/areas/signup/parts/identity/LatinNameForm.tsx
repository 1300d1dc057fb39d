import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { Ltr } from '#ui/Ltr.tsx'
import { TextField } from '#ui/TextField.tsx'
import { latinName as text } from '#areas/signup/words/latinName.ts'
import type { Profile } from '#core/api/types.ts'
import { readDraft } from '#core/drafts.ts'
import { useKeptDraft, useSending } from '#core/forms.ts'
import styles from '#areas/signup/parts/registration/registration.module.css'
import { latinNameDraft, latinNameSchema, onCard, type LatinName } from './latinNameSchema.ts'

interface LatinNameFormProps {
  id: string
  profile: Profile
  onSend: (values: LatinName) => Promise<void>
  onBusy: (isBusy: boolean) => void
}

export const LatinNameForm = ({ id, profile, onSend, onBusy }: LatinNameFormProps) => {
  const form = useForm<LatinName>({
    resolver: zodResolver(latinNameSchema),
    defaultValues: {
      firstnameEn: profile.firstnameEn ?? '',
      lastnameEn: profile.lastnameEn ?? '',
      ...readDraft<LatinName>(latinNameDraft),
    },
  })
  useKeptDraft(form, latinNameDraft)
  const { errors } = form.formState
  const typed = useWatch({ control: form.control })
  const preview = onCard(`${typed.firstnameEn ?? ''} ${typed.lastnameEn ?? ''}`)
  const send = useSending(form, { onSend, onBusy })
  return (
    <form id={id} className={styles.form} onSubmit={send} noValidate>
      <TextField
        {...form.register('firstnameEn')}
        dir="ltr"
        label={text.firstname}
        placeholder={text.firstnameExample}
        error={errors.firstnameEn?.message}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="next"
      />
      <TextField
        {...form.register('lastnameEn')}
        dir="ltr"
        label={text.lastname}
        placeholder={text.lastnameExample}
        error={errors.lastnameEn?.message}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
      />
      {preview && (
        <p>
          {text.preview}: <Ltr>{preview}</Ltr>
        </p>
      )}
    </form>
  )
}
