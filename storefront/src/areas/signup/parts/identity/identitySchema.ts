import { z } from 'zod'
import {
  birthDateShape,
  nameShape,
  nationalCodeShape,
} from '#areas/signup/parts/person/personShape.ts'
import { identity as text } from '#areas/signup/words/identity.ts'

/** person §5; a name equal to the phone is empty. */
export const identitySchema = (phone: string) =>
  z.object({
    firstname: nameShape(text.firstnameMissing, phone),
    lastname: nameShape(text.lastnameMissing, phone),
    nationalCode: nationalCodeShape(),
    dateOfBirth: birthDateShape(text.tooYoung),
  })

export type IdentityValues = z.infer<ReturnType<typeof identitySchema>>
export const identityDraft = 'identity'
