export interface DiffLine {
  kind: 'same' | 'added' | 'removed'
  text: string
}

const linesOf = (text: string) => text.replaceAll('\r\n', '\n').split('\n')

/** Longest common subsequence lengths. */
const commonLengths = (before: readonly string[], after: readonly string[]): Uint32Array[] => {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      lengths[i]![j] =
        before[i] === after[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
    }
  }
  return lengths
}

/** What became of each line: with the fewest lines added and removed, removals first. */
export const lineDiff = (before: string, after: string): DiffLine[] => {
  const [old, wanted] = [linesOf(before), linesOf(after)]
  const lengths = commonLengths(old, wanted)
  const diff: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < wanted.length) {
    if (i < old.length && j < wanted.length && old[i] === wanted[j]) {
      diff.push({ kind: 'same', text: old[i]! })
      i++
      j++
    } else if (
      j === wanted.length ||
      (i < old.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)
    ) {
      diff.push({ kind: 'removed', text: old[i++]! })
    } else diff.push({ kind: 'added', text: wanted[j++]! })
  }
  return diff
}

export type DiffPart = DiffLine | { kind: 'skipped'; count: number }

/** With context lines; the rest is counted. */
export const withContext = (diff: readonly DiffLine[], around = 1): DiffPart[] => {
  const isNear = (at: number) =>
    diff.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same')
  const parts: DiffPart[] = []
  diff.forEach((line, at) => {
    const last = parts.at(-1)
    if (isNear(at)) parts.push(line)
    else if (last?.kind === 'skipped') last.count++
    else parts.push({ kind: 'skipped', count: 1 })
  })
  return parts
}
