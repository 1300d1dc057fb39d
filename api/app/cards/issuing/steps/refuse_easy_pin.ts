import { weaknessOfPin, type HolderFacts } from '#contracts/pins'
import type { CustomerActor } from '#app/platform/audit/actor'
import { prepared } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

const sql = `
  select phone, national_code as "nationalCode", date_of_birth::text as "dateOfBirth"
    from identity_people where id = ?
   union all
  select null, national_code, birth_date::text
    from issuing_holders where user_id = ? and removed_at is null`

/** Before any secret is proved, so that a second choice costs no try. @throws InvalidFields for a PIN easily guessed */
export const refuseEasyPin = async (
  { id }: CustomerActor,
  field: 'pin1' | 'pin1New',
  pin: string
): Promise<void> => {
  const facts = await prepared<HolderFacts>('pin_holder_facts', sql, [id, id])
  if (facts.some((known) => weaknessOfPin(pin, known))) throw refusedField(field, messages.pinEasy)
}
