import { useState } from 'react'

/**
 * Which papers of the open file were on the screen, each once it was loaded.
 * @param needed the papers that the decision is based on
 */
export const useSeenPapers = <Paper extends { id: string }>(needed: readonly Paper[]) => {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const without = (known: ReadonlySet<string>) => needed.filter(({ id }) => !known.has(id))
  return {
    onShown: (id: string) => setSeen((known) => new Set([...known, id])),
    onFailed: (id: string) => setBroken((known) => new Set([...known, id])),
    /** An approval needs these to be seen first. */
    unseen: without(seen),
    /** A paper that cannot be opened keeps nobody from refusing it. */
    isRefusable: without(new Set([...seen, ...broken])).length === 0,
  }
}
