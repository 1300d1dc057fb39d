/** The other spelling of a field, and ours. company §3 "Board member and legal user": "both readings are kept" */
const memberSpellings = {
  firstname: 'firstName',
  lastname: 'lastName',
  birthday: 'birthDate',
  companyRoleName: 'roleInCompany',
  phoneNumber: 'phone',
} as const
/** Of a card holder the phone is spelled the other way round. */
const holderSpellings = { ...memberSpellings, phoneNumber: 'phoneNumber', phone: 'phoneNumber' }

type Given = Record<string, unknown>

const spelledBy =
  (spellings: Readonly<Record<string, string>>) =>
  (given: Given): Given => {
    const named = Object.entries(given).map(([name, value]) => [spellings[name] ?? name, value])
    // Where both were sent, ours counts.
    return { ...Object.fromEntries(named), ...given }
  }

export const asMember = spelledBy(memberSpellings)
export const asHolder = spelledBy(holderSpellings)
