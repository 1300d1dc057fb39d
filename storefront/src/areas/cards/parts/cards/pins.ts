import { cardRules } from '@kasbeno/api/contracts/cards'
import { weaknessOfPin } from '@kasbeno/api/contracts/pins'
import { z } from 'zod'
import { cards as text } from '#areas/cards/words/cards.ts'

const digits = (min: number, max: number, wrong: string) =>
  z.string().regex(new RegExp(`^\\d{${min},${max}}$`), wrong)

const pin = () => digits(cardRules.pinDigits, cardRules.pinDigits, text.pin.wrong)
const repeated = () => z.string().min(1, text.pin.wrong)

const isSame = ({ pin1, repeat }: { pin1: string; repeat: string }) => pin1 === repeat
/** Under the repeated field. */
const differs = { error: text.pin.mismatch, path: ['repeat'] }

/** person §5. Strings, as they may begin with 0. */
export const cvv2Schema = z.object({
  cvv2: digits(cardRules.cvv2DigitsMin, cardRules.cvv2DigitsMax, text.activation.cvv2Wrong),
})

interface Known {
  phone: string
}
const chosen = (facts: Known) =>
  pin().refine((typed) => weaknessOfPin(typed, facts) === null, text.pin.easy)

export const newPinSchema = (facts: Known) =>
  z.object({ pin1: chosen(facts), repeat: repeated() }).refine(isSame, differs)
export const changePinSchema = (facts: Known) =>
  z
    .object({ pin1Old: pin(), pin1: chosen(facts), repeat: repeated() })
    .refine(isSame, differs)
    .refine(({ pin1Old, pin1 }) => pin1Old !== pin1, { error: text.pin.same, path: ['pin1'] })

export type Cvv2Values = z.infer<typeof cvv2Schema>
export type NewPinValues = z.infer<ReturnType<typeof newPinSchema>>
export type ChangePinValues = z.infer<ReturnType<typeof changePinSchema>>
