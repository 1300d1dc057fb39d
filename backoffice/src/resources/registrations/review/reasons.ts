import type { Step } from '@kasbeno/api/contracts/registration'

/** Keys of the reasons that a step is usually refused for; the words are in the dictionary. */
export const rejectionReasons: Record<Step, readonly string[]> = {
  identity: ['name', 'nationalCode', 'birthDate', 'phoneOwner'],
  shop: ['shopname', 'address', 'postalCode', 'guild', 'propertyType'],
  docs: ['blurred', 'incomplete', 'otherPerson', 'wrongKind', 'expired', 'otherShop'],
}
