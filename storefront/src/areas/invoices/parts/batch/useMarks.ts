import { useState } from 'react'

/** What is marked in a list, at most `max` at once. */
export const useMarks = (max: number) => {
  const [marked, setMarked] = useState<string[]>([])
  const mark = (id: string, isMarked: boolean) =>
    setMarked((before) => {
      const others = before.filter((one) => one !== id)
      return isMarked && others.length < max ? [...others, id] : others
    })
  const unmark = (ids: readonly string[]) =>
    setMarked((before) => before.filter((id) => !ids.includes(id)))
  return { marked, mark, unmark, setMarked, isFull: marked.length >= max }
}
