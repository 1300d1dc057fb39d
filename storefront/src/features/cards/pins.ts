import { cardRules } from '@kasbeno/api/contracts/cards'
import { z } from 'zod'
import { cards as text } from '#i18n/fa/cards.ts'

const digits = (min: number, max: number, wrong: string) =>
  z.string().regex(new RegExp(`^\\d{${min},${max}}$`), wrong)

const pin = () => digits(cardRules.pinDigits, cardRules.pinDigits, text.pin.wrong)
const repeated = () => z.string().min(1, text.pin.wrong)

const isSame = ({ pin1, repeat }: { pin1: string; repeat: string }) => pin1 === repeat
/** Told where it was typed for the second time. */
const differs = { error: text.pin.mismatch, path: ['repeat'] }

/** person §5 "CVV2", "PIN (activation)", "Change PIN", "Forgot PIN". Secrets are texts: they may begin with 0. */
export const cvv2Schema = z.object({
  cvv2: digits(cardRules.cvv2DigitsMin, cardRules.cvv2DigitsMax, text.activation.cvv2Wrong),
})
export const newPinSchema = z.object({ pin1: pin(), repeat: repeated() }).refine(isSame, differs)
export const changePinSchema = z
  .object({ pin1Old: pin(), pin1: pin(), repeat: repeated() })
  .refine(isSame, differs)

export type Cvv2Values = z.infer<typeof cvv2Schema>
export type NewPinValues = z.infer<typeof newPinSchema>
export type ChangePinValues = z.infer<typeof changePinSchema>
