import { useState } from 'react'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { PackageOption } from '#core/api/types.ts'
import { keepDraft, readDraft } from '#core/drafts.ts'
import { useQuery } from '#core/query.ts'

const draftName = 'credit-amount'

export const usePackages = () => {
  const plan = usePlan()
  return useQuery(endpoints.packages(plan))
}

/** Survives reload; default smallest. */
export const useChosenOption = (options: PackageOption[]) => {
  const [index, setIndex] = useState(() => {
    const { slug } = readDraft<{ slug: string }>(draftName)
    const kept = options.findIndex((option) => option.slug === slug)
    return kept >= 0 ? kept : 0
  })
  const choose = (next: number) => {
    setIndex(next)
    keepDraft(draftName, { slug: options[next]?.slug })
  }
  return { index, choose }
}
