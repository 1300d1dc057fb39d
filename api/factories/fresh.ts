import { isCompanyId } from '#contracts/companies'

/** The same seed draws the same world; a run that shall differ names another. */
const firstSeed = 1405

/** Mulberry32: small, quick, and even enough for names and numbers. @returns numbers of [0, 1) */
export const generatorOf = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const draw = generatorOf(Number(process.env.WORLD_SEED ?? firstSeed))
const drawn = new Set<string>()

/** Draws until there is one that this process has not had. */
const unlikeOthers = (make: () => string, isFit: (made: string) => boolean = () => true) => {
  for (;;) {
    const made = make()
    if (!isFit(made) || drawn.has(made)) continue
    drawn.add(made)
    return made
  }
}

export const drawnBelow = (bound: number): number => Math.floor(draw() * bound)
const digits = (count: number) => Array.from({ length: count }, () => drawnBelow(10)).join('')
const word = (length = 12) => Array.from({ length }, () => drawnBelow(16).toString(16)).join('')

/** PINs of the tests have no 6 in front, except those that are meant to be refused. */
const hasFreeEnd = (number: string) => number.at(-4) === '6'

/** Its end is no PIN of a test. */
export const freshPhone = (): string => unlikeOthers(() => `09${digits(9)}`, hasFreeEnd)

const withChecksum = (nine: string): string => {
  const rest = [...nine].reduce((sum, digit, at) => sum + Number(digit) * (10 - at), 0) % 11
  return nine + (rest < 2 ? rest : 11 - rest)
}
/** The national code that begins with so many as nine digits, with its checksum. */
export const nationalCodeOf = (number: number): string =>
  withChecksum(String(number).padStart(9, '0'))

const isOneDigit = (code: string) => /^(.)\1{9}$/.test(code)
/** Ten digits with the right checksum. */
export const freshNationalCode = (): string =>
  unlikeOthers(
    () => withChecksum(digits(9)),
    (code) => !isOneDigit(code) && hasFreeEnd(code)
  )

/** The national id of a company that begins with these ten digits. */
export const companyIdOf = (ten: string): string =>
  ten + [...'0123456789'].find((digit) => isCompanyId(ten + digit))
export const freshCompanyId = (): string => unlikeOthers(() => companyIdOf(`1${digits(9)}`))

/** A distributor's number of an invoice. */
export const freshExternalId = (): string => unlikeOthers(() => `INV-${word()}`)
/** A device's number of a payment. */
export const freshReference = (): string => unlikeOthers(() => word())
/** A user name, or a slug. */
export const freshName = (kind = 'new'): string => unlikeOthers(() => `${kind}-${word()}`)
