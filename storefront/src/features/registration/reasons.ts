import { searchKey } from '@kasbeno/api/contracts/digits'

/** A reviewer's reasons, one by line. */
export const linesOf = (reasons: string | null): string[] =>
  (reasons ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The field that a reason speaks of, by its words; the first field when none is named. */
export const fieldOf = <Name extends string>(
  reason: string,
  words: Readonly<Record<Name, readonly string[]>>
): Name => {
  const key = searchKey(reason)
  const names = Object.keys(words) as Name[]
  const named = names.find((name) => words[name].some((word) => key.includes(searchKey(word))))
  return named ?? (names.at(-1) as Name)
}
