import env from '#start/env'

/** The first six digits of the bank's cards; those of the sandbox are no bank's. */
export const cardBin = env.get('CARD_BIN', '639990')

/** Who keeps PINs and derives CVV2. `sandbox` is ours, for demo, tests and whoever says so. */
export const cardIssuer = env.get('CARD_ISSUER', 'sandbox')

/** Who brings cards to their holders. */
export const courier = env.get('COURIER', 'sandbox')
