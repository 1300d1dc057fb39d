/** What people who know the holder of a card know, or find in the same purse. */
export interface HolderFacts {
  phone?: string | null
  nationalCode?: string | null
  /** `YYYY-MM-DD`, Gregorian. */
  dateOfBirth?: string | null
}

/** Between the years of the two calendars: 621, or 622 before the new year in March. */
const calendarGaps = [0, 621, 622] as const

const yearsOf = (dateOfBirth: string): string[] =>
  calendarGaps.map((gap) => String(Number(dateOfBirth.slice(0, 4)) - gap))

/** Each digit follows the one before by the same step, and 0 follows 9. */
const climbsBy = (step: number, pin: string): boolean =>
  [...pin].slice(1).every((digit, place) => (Number(pin[place]) + step + 10) % 10 === Number(digit))

const rules: readonly (readonly [string, (pin: string, facts: HolderFacts) => boolean])[] = [
  ['SAME_DIGIT', (pin) => climbsBy(0, pin)],
  ['SEQUENCE', (pin) => climbsBy(1, pin) || climbsBy(-1, pin)],
  ['YEAR_OF_BIRTH', (pin, { dateOfBirth }) => !!dateOfBirth && yearsOf(dateOfBirth).includes(pin)],
  ['PHONE', (pin, { phone }) => !!phone?.endsWith(pin)],
  ['NATIONAL_CODE', (pin, { nationalCode }) => !!nationalCode?.endsWith(pin)],
]

/**
 * Why others would guess a PIN of four ASCII digits within the three tries that a day has, or null. The phone asks
 * with what it knows of the holder, the server with everything.
 */
export const weaknessOfPin = (pin: string, facts: HolderFacts): string | null =>
  rules.find(([, holds]) => holds(pin, facts))?.[0] ?? null
