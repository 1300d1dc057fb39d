import { Allowance } from '#app/settings/allowance'

/** Wrong codes of strangers at one address, over all phones: nobody tries a few codes of each. */
export const addressFailures = new Allowance('codeFailuresPerAddressPerHour', '1 hour')
