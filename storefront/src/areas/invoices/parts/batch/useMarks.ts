import { useState } from 'react'
import { keepDraft, readDraft } from '#core/drafts.ts'

/**
 * What is marked in a list, at most `max` at once.
 * @param draft keeps them over a reload
 */
export const useMarks = (max: number, draft?: string) => {
  const [marked, setMarked] = useState<string[]>(
    () => (draft && readDraft<{ marked: string[] }>(draft).marked) || []
  )
  const change = (next: string[]) => {
    setMarked(next)
    if (draft) keepDraft(draft, { marked: next })
  }
  const mark = (id: string, isMarked: boolean) => {
    const others = marked.filter((one) => one !== id)
    change(isMarked && others.length < max ? [...others, id] : others)
  }
  const unmark = (ids: readonly string[]) => change(marked.filter((id) => !ids.includes(id)))
  return { marked, mark, unmark, setMarked: change, isFull: marked.length >= max }
}
