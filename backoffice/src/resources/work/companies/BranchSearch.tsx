import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchField } from '../../../components/SearchField'
import { formatCode } from '../../../lib/format'
import type { GetAnswer } from '../../../providers/contract'
import { getJson } from '../../../providers/http'

/** As many as a glance takes in; typing narrows them. */
const list = '/api/bank-branch/20/0'
type List = '/api/bank-branch/{pageSize}/{pageNumber}'

export type Branch = GetAnswer<List>['items'][number]

const nameOf = ({ branchCode, name, cityName, provinceName }: Branch) =>
  formatCode([branchCode, name, cityName, provinceName].filter(Boolean).join(' · '))

interface BranchSearchProps {
  /** Of the company: the server names the branches near it first. */
  cityId: number | null
  value: Branch | null
  refused?: string
  onChange: (branch: Branch | null) => void
}

export const BranchSearch = ({ cityId, value, refused, onChange }: BranchSearchProps) => {
  const [text, setText] = useState('')
  const keyword = text.trim()
  const found = useQuery({
    queryKey: ['bank-branch', cityId, keyword],
    queryFn: async ({ signal }) => {
      const asked = new URLSearchParams({ keyword })
      if (cityId !== null) asked.set('cityId', String(cityId))
      return (await getJson<List>(`${list}?${asked}`, signal)).items
    },
    placeholderData: (previous) => previous,
  })
  return (
    <SearchField<Branch>
      found={found}
      groupOf={
        cityId === null ? undefined : ({ nearness }) => `companies.nearness.${nearness ?? 'OTHER'}`
      }
      nameOf={nameOf}
      label="companies.newBranch"
      autoFocus
      value={value}
      refused={refused}
      onText={setText}
      onChange={onChange}
    />
  )
}
