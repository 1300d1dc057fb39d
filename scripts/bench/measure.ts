export interface Spread {
  median: number
  min: number
  max: number
}

export interface Figure {
  what: string
  measured: string
  against: string
  /** Per round: measured over baseline. */
  ratios?: number[]
  aim?: { atLeast: number } | { atMost: number }
  /** For figures without a ratio. */
  reached?: boolean
}

export function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const median = sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
  return { median, min: sorted[0]!, max: sorted.at(-1)! }
}

export const median = (values: number[]) => spreadOf(values).median

/** @param share 0 to 1 */
export function percentile(values: number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!
}

/**
 * Interleaves the sides (A B B A …), so that noise hits all alike.
 * @returns one value per side and round
 */
export async function inTurns<Sides extends Record<string, () => Promise<number>>>(
  rounds: number,
  sides: Sides
) {
  const names = Object.keys(sides)
  const values = Object.fromEntries(names.map((name) => [name, [] as number[]]))
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 ? names.toReversed() : names)
      values[name]!.push(await sides[name]!())
  }
  return values as Record<keyof Sides, number[]>
}

export const ratios = (measured: number[], against: number[]) =>
  measured.map((value, round) => value / against[round]!)

export const isReached = ({ ratios: values, aim, reached }: Figure): boolean | undefined => {
  if (!values || !aim) return reached
  const middle = median(values)
  return 'atLeast' in aim ? middle >= aim.atLeast : middle <= aim.atMost
}
