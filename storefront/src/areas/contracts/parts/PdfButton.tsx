import type { ContractType } from '@kasbeno/api/contracts/contracts'
import { FileButton } from '#ui/FileButton.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { contracts as text } from '#areas/contracts/words/contracts.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { queryOf } from '#core/api/queryOf.ts'

interface PdfButtonProps {
  type: ContractType
  /** The credit year that it was signed for; without one, the last. */
  term?: number
}

/** As the bank keeps it. */
export const PdfButton = ({ type, term }: PdfButtonProps) => {
  const address = `${endpoints.contract(usePlan(), type)}/pdf${queryOf({ term: term ?? null })}`
  return (
    <FileButton wide path={address} sharedAs={text.titles[type]} done={text.saved}>
      {text.pdf}
    </FileButton>
  )
}
