import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useNotify, useTranslate, type TranslateFunction } from 'react-admin'
import { useShownPapers } from './useSeenPapers'

export interface DecisionPaper {
  id: string
  kind: string
  /** Whose it is, where several have one of its kind. */
  of?: string
}

export const paperName = ({ kind, of }: DecisionPaper, translate: TranslateFunction): string =>
  [translate(`enums.documentKind.${kind}`), of].filter(Boolean).join(' · ')

interface DecisionPapers {
  /** Null until the evidence has loaded. */
  unseen: readonly DecisionPaper[] | null
  /** The id of the paper that was asked for last. */
  picked: string
  pick: (id: string) => void
  onShown: (id: string) => void
  onFailed: (id: string) => void
  need: (papers: readonly DecisionPaper[]) => void
}

const idsOf = (papers: readonly DecisionPaper[]) => papers.map(({ id }) => id).join()

const nothing = () => undefined

const Papers = createContext<DecisionPapers>({
  unseen: null,
  picked: '',
  pick: nothing,
  onShown: nothing,
  onFailed: nothing,
  need: nothing,
})

/** Between evidence and decision, where both stand apart. */
export const DecisionPapersOf = ({ children }: { children: ReactNode }) => {
  const { onShown, onFailed, unseenOf } = useShownPapers()
  const [needed, setNeeded] = useState<readonly DecisionPaper[] | null>(null)
  const need = (papers: readonly DecisionPaper[]) =>
    setNeeded((known) => (known && idsOf(known) === idsOf(papers) ? known : papers))
  const [picked, pick] = useState('')
  const unseen = needed && unseenOf(needed)
  return (
    <Papers.Provider value={{ unseen, picked, pick, onShown, onFailed, need }}>
      {children}
    </Papers.Provider>
  )
}

export const useDecisionPapers = (): DecisionPapers => useContext(Papers)

/** @param papers that have to be seen before an approval */
export const useNeededPapers = (papers: readonly DecisionPaper[]): DecisionPapers => {
  const shared = useDecisionPapers()
  const { need } = shared
  useLayoutEffect(() => need(papers))
  return shared
}

/**
 * For a viewer on a page that scrolls: a paper was seen when it was loaded and on the screen; one that was asked for is
 * brought there.
 */
export const useOnScreen = ({ onShown, picked }: Pick<DecisionPapers, 'onShown' | 'picked'>) => {
  const box = useRef<HTMLDivElement>(null)
  const loaded = useRef('')
  const isVisible = useRef(false)
  const tell = useRef(onShown)
  useLayoutEffect(() => {
    tell.current = onShown
  })
  useEffect(() => {
    if (!box.current) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        isVisible.current = entry?.isIntersecting ?? false
        if (isVisible.current && loaded.current) tell.current(loaded.current)
      },
      { threshold: 0.5 }
    )
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    if (picked) box.current?.scrollIntoView({ block: 'center' })
  }, [picked])
  return {
    box,
    onLoaded: (id: string) => {
      loaded.current = id
      if (isVisible.current) onShown(id)
    },
  }
}

/** A key that decides nothing says which papers it waits for, and opens the first. */
export const useTellUnseen = () => {
  const notify = useNotify()
  const translate = useTranslate()
  return (unseen: readonly DecisionPaper[], open: (paper: DecisionPaper) => void) => {
    const [first] = unseen
    if (!first) return
    const papers = unseen.map((paper) => paperName(paper, translate))
    const messageArgs = { papers: papers.join(translate('list.and')) }
    notify('review.unseenFirst', { type: 'warning', messageArgs })
    open(first)
  }
}
