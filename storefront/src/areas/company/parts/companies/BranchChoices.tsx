import { pageSizes } from '@kasbeno/api/contracts/limits'
import { useCallback } from 'react'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { legalSignup } from '#areas/company/words/legalSignup.ts'
import { visits } from '#areas/signup/words/visits.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { usePages } from '#core/usePages.ts'
import choices from '#areas/invoices/parts/batch/batch.module.css'

const text = legalSignup.branch

interface BranchChoicesProps {
  keyword: string
  /** Of the company: branches near it come first. */
  cityId: number | null
  value: string
  onChange: (id: string) => void
}

/** Five at a time. company §2 "Bank branch selection" */
export const BranchChoices = ({ keyword, cityId, value, onChange }: BranchChoicesProps) => {
  const pageOf = useCallback(
    (page: number) => legalEndpoints.branches(pageSizes.branches, page, keyword, cityId),
    [keyword, cityId]
  )
  return (
    <PagedList
      pages={usePages(pageOf)}
      keyOf={(branch) => branch.id}
      empty={<EmptyState icon="bank" title={text.noMatch} />}
    >
      {({ id, branchCode, name, address, openingHours, nearness }) => (
        <label className={choices.choice}>
          <input
            type="radio"
            name="bankBranchId"
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
          />
          <span className={choices.name}>
            <strong>{name}</strong>
            <small>{text.code(branchCode)}</small>
            {nearness && <small>{text.nearness[nearness]}</small>}
            <small>{address}</small>
            <small>{visits.hoursOf(openingHours)}</small>
          </span>
        </label>
      )}
    </PagedList>
  )
}
