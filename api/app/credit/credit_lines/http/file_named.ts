import type { FileName } from '#app/people/owners/files'
import { InvalidFields } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

interface Named {
  registrationId?: string
  companyUniqueSerial?: string
}

/** @throws InvalidFields unless exactly one is given */
export const fileNamed = ({ registrationId, companyUniqueSerial }: Named): FileName => {
  if (registrationId && !companyUniqueSerial) return { type: 'registrations', id: registrationId }
  if (companyUniqueSerial && !registrationId) return { type: 'companies', id: companyUniqueSerial }
  throw new InvalidFields([
    { field: 'registrationId', rule: 'required', message: messages.nameOneFile },
  ])
}
