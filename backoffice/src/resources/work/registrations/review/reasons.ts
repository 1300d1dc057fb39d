import type { Step } from '@kasbeno/api/contracts/registration'

const named = {
  identity: ['name', 'nationalCode', 'birthDate', 'phoneOwner'],
  shop: ['shopname', 'address', 'postalCode', 'guild', 'propertyType'],
  docs: ['blurred', 'incomplete', 'otherPerson', 'wrongKind', 'expired', 'otherShop'],
} as const satisfies Record<Step, readonly string[]>

/** Dictionary keys of the reasons that a step is usually refused for. */
export const rejectionReasons = (step: Step): readonly string[] =>
  named[step].map((reason) => `review.reasons.${step}.${reason}`)
