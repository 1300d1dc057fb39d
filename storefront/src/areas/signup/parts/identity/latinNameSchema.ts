import { limits } from '@kasbeno/api/contracts/limits'
import { isLatinName } from '@kasbeno/api/contracts/person'
import { z } from 'zod'
import { latinName as text } from '#areas/signup/words/latinName.ts'

/** As a card bears it: capitals, one space between words. */
export const onCard = (name: string): string => name.trim().replace(/\s+/g, ' ').toUpperCase()

const part = z.string().transform(onCard).refine(isLatinName, text.wrong)

export const latinNameSchema = z
  .object({ firstnameEn: part, lastnameEn: part })
  .refine(
    ({ firstnameEn, lastnameEn }) => `${firstnameEn} ${lastnameEn}`.length <= limits.cardName,
    { path: ['lastnameEn'], message: text.tooLong }
  )

export type LatinName = z.infer<typeof latinNameSchema>
export const latinNameDraft = 'latin-name'
