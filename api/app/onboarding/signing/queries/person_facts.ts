import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

/** Who a person is, as they have told us. */
export interface PersonFacts {
  firstname: string | null
  lastname: string | null
  nationalCode: string | null
  /** `YYYY-MM-DD` */
  dateOfBirth: string | null
  phone: string
}
export type KnownPerson = { [Fact in keyof PersonFacts]: string }

const sql = `
  select firstname, lastname, national_code as "nationalCode", date_of_birth as "dateOfBirth", phone
    from identity_people where id = ? and active`

/** @throws NotFound */
export const personFacts = async (userId: string): Promise<PersonFacts> => {
  const [row] = await prepared<PersonFacts>('person_facts', sql, [userId])
  if (!row) throw new NotFound()
  return row
}

/** Whether everything is known that a provider asks for. */
export const isKnownPerson = (facts: PersonFacts): facts is KnownPerson =>
  Boolean(facts.firstname && facts.lastname && facts.nationalCode && facts.dateOfBirth)
