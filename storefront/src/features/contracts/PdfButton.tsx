import type { ContractType } from '@kasbeno/api/contracts/contracts'
import { Button } from '#components/Button.tsx'
import { usePlan } from '#features/registration/standing.ts'
import { contracts as text } from '#i18n/fa/contracts.ts'
import { askFile } from '#lib/api/client.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { shareFile } from '#lib/share.ts'
import { toast } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'

/** What was signed, as the file that the bank keeps too. */
export const PdfButton = ({ type }: { type: ContractType }) => {
  const plan = usePlan()
  const take = useCommand(async () => {
    const blob = await askFile(`${endpoints.contract(plan, type)}/pdf`)
    const file = new File([blob], text.fileNames[type], { type: blob.type })
    if ((await shareFile(file, text.titles[type])) === 'saved') toast('success', text.saved)
  })
  return (
    <Button
      wide
      look="second"
      icon="share"
      isRunning={take.isRunning}
      onClick={() => void take.run()}
    >
      {text.pdf}
    </Button>
  )
}
