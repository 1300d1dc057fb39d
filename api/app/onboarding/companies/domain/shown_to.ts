import { maskedNationalCode } from '#contracts/person'
import type { Membership } from '#app/platform/audit/actor'

interface Person {
  nationalCode: string | null
  birthDate?: string | null
}

/**
 * A person of a company as one of its members sees them: the CEO, who has named them, and they themselves read their
 * national code and birth date; the others see what tells people apart, and no more.
 */
export const shownTo =
  <Named extends Person>({ role }: Pick<Membership, 'role'>, isOwn: (person: Named) => boolean) =>
  (person: Named): Named => {
    if (role === 'CEO' || isOwn(person)) return person
    const nationalCode = person.nationalCode && maskedNationalCode(person.nationalCode)
    return { ...person, nationalCode, ...('birthDate' in person && { birthDate: null }) }
  }
