import { useState } from 'react'

interface Paper {
  id: string
}

/** Which papers were on the screen, each once it was loaded; a decision asks for those that it is based on. */
export const useShownPapers = () => {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  return {
    onShown: (id: string) => setSeen((known) => new Set([...known, id])),
    onFailed: (id: string) => setBroken((known) => new Set([...known, id])),
    /** An approval needs these to be seen first. */
    unseenOf: <P extends Paper>(needed: readonly P[]) => needed.filter(({ id }) => !seen.has(id)),
    /** A paper that cannot be opened keeps nobody from refusing it. */
    isRefusable: (needed: readonly Paper[]) =>
      needed.every(({ id }) => seen.has(id) || broken.has(id)),
  }
}

export type ShownPapers = ReturnType<typeof useShownPapers>

/** The same of the file that is open. @param needed the papers that the decision is based on */
export const useSeenPapers = <P extends Paper>(needed: readonly P[]) => {
  const { onShown, onFailed, unseenOf, isRefusable } = useShownPapers()
  return { onShown, onFailed, unseen: unseenOf(needed), isRefusable: isRefusable(needed) }
}
