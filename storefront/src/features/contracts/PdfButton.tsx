import type { ContractType } from '@kasbeno/api/contracts/contracts'
import { Button } from '#components/Button.tsx'
import { usePlan } from '#features/registration/standing.ts'
import { contracts as text } from '#i18n/fa/contracts.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { queryOf } from '#lib/api/queryOf.ts'
import { useFile } from '#lib/useFile.ts'

interface PdfButtonProps {
  type: ContractType
  /** The credit year that it was signed for; without one, the last. */
  term?: number
}

/** What was signed, as the file that the bank keeps too. */
export const PdfButton = ({ type, term }: PdfButtonProps) => {
  const plan = usePlan()
  const take = useFile({ title: text.titles[type], done: text.saved })
  const address = `${endpoints.contract(plan, type)}/pdf${queryOf({ term: term ?? null })}`
  return (
    <Button
      wide
      look="second"
      icon="share"
      isRunning={take.isRunning}
      onClick={() => void take.run(address)}
    >
      {text.pdf}
    </Button>
  )
}
