import { toPersianDigits } from '#contracts/digits'
import { jalaliDate } from '#app/platform/time/jalali'
import { offerDocument } from './documents.js'
import { identityDocument as text } from './i18n/fa.js'
import { isKnownPerson, personFacts } from './queries/person_facts.js'

/** Who the signer is, in their own words: the first document that a new certificate signs. */
offerDocument('IDENTITY_INFORMATION', {
  find: async ({ id }, documentId) => {
    const person = await personFacts(id)
    if (documentId !== '' || !isKnownPerson(person)) return null
    const lines = [
      `${text.firstname}: ${person.firstname}`,
      `${text.lastname}: ${person.lastname}`,
      `${text.nationalCode}: ${toPersianDigits(person.nationalCode)}`,
      `${text.dateOfBirth}: ${toPersianDigits(jalaliDate(person.dateOfBirth))}`,
      `${text.phone}: ${toPersianDigits(person.phone)}`,
    ]
    return { title: text.title, content: [text.intro, ...lines].join('\n') }
  },
})
