import { Button } from '#components/Button.tsx'
import { usePlan } from '#features/registration/standing.ts'
import { orders as text } from '#i18n/fa/orders.ts'
import { askFile } from '#lib/api/askFile.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { shareFile } from '#lib/share.ts'
import { toast } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'

/** All invoices of the plan as a table. person §7 "export of invoices" */
export const OrdersFile = () => {
  const plan = usePlan()
  const { run, isRunning } = useCommand(async () => {
    const file = await askFile(endpoints.ordersFile(plan))
    if ((await shareFile(file, text.fileTitle)) === 'saved') toast('success', text.fileSaved)
  })
  return (
    <Button look="second" wide icon="share" isRunning={isRunning} onClick={() => void run()}>
      {text.file}
    </Button>
  )
}
