import type { DocumentKind, Step } from '@kasbeno/api/contracts/registration'
import { useState } from 'react'
import type { Registration } from '../registration'

/** The papers that a decision on each step is based on; the first is the one to look at first. */
export const papersOf: Record<Step, readonly [DocumentKind, ...DocumentKind[]]> = {
  identity: ['nationalCardFront', 'nationalCardBack'],
  shop: ['certificate'],
  docs: ['nationalCardFront', 'nationalCardBack', 'certificate'],
}

/** Which papers of the open file were on the screen, each once it was loaded. */
export const useSeenPapers = ({ documents }: Registration, step: Step) => {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const needed = documents.filter(({ kind }) => papersOf[step].includes(kind))
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
