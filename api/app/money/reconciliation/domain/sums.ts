import type { MatchedLine } from './match.js'

export interface Sums {
  /** Of the file: what it says itself, or its lines added up. */
  theirs: number
  ours: number
  /** What the lines that do not match account for. */
  explained: number
  /** Rials that nothing accounts for: only this is red. */
  unexplained: number
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0)

/** @param stated what the file says it moved: its balances, or the total below its rows; null where it says nothing */
export const sumsOf = (lines: readonly MatchedLine[], stated: number | null): Sums => {
  const difference = ({ theirs, ours }: MatchedLine) => (theirs?.amount ?? 0) - (ours?.amount ?? 0)
  const theirs = stated ?? sum(lines.map((line) => line.theirs?.amount ?? 0))
  const ours = sum(lines.map((line) => line.ours?.amount ?? 0))
  const explained = sum(lines.filter(({ status }) => status !== 'MATCHED').map(difference))
  return { theirs, ours, explained, unexplained: theirs - ours - explained }
}
