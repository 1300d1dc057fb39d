import { BringCard } from '#areas/signup/parts/visits/BringCard.tsx'
import { VisitCard } from '#areas/signup/parts/visits/VisitCard.tsx'
import { legalSignup } from '#areas/company/words/legalSignup.ts'
import { useCompany } from './useCompany.ts'

const text = legalSignup.branch

/** The branch that the company chose, and what to bring there. */
export const CompanyVisit = () => {
  const { bankBranchName, bankBranchCode, bankAddress, openingHours } = useCompany()
  if (bankBranchName === null) return null
  return (
    <>
      <VisitCard
        branch={{ bankBranchName, bankBranchCode, bankAddress, openingHours }}
        title={text.chosen}
        hint={text.visit}
      />
      <BringCard of="COMPANY" chosen={null} />
    </>
  )
}
