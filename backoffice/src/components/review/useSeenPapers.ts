import { useState } from 'react'

interface Paper {
  id: string
}

/** Loaded papers, as a decision requires. */
export const useShownPapers = () => {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  return {
    onShown: (id: string) => setSeen((known) => new Set([...known, id])),
    onFailed: (id: string) => setBroken((known) => new Set([...known, id])),
    /** An approval needs these to be seen first. */
    unseenOf: <P extends Paper>(needed: readonly P[]) => needed.filter(({ id }) => !seen.has(id)),
    /** An unopenable paper does not block refusal. */
    isRefusable: (needed: readonly Paper[]) =>
      needed.every(({ id }) => seen.has(id) || broken.has(id)),
  }
}

export type ShownPapers = ReturnType<typeof useShownPapers>

/** @param needed papers of the decision */
export const useSeenPapers = <P extends Paper>(needed: readonly P[]) => {
  const { onShown, onFailed, unseenOf, isRefusable } = useShownPapers()
  return { onShown, onFailed, unseen: unseenOf(needed), isRefusable: isRefusable(needed) }
}
