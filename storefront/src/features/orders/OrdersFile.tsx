import { Button } from '#components/Button.tsx'
import { usePlan } from '#features/registration/standing.ts'
import { orders as text } from '#i18n/fa/orders.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { useFile } from '#lib/useFile.ts'

/** All invoices of the plan as a table. person §7 "export of invoices" */
export const OrdersFile = () => {
  const plan = usePlan()
  const take = useFile({ title: text.fileTitle, done: text.fileSaved })
  return (
    <Button
      look="second"
      wide
      icon="share"
      isRunning={take.isRunning}
      onClick={() => void take.run(endpoints.ordersFile(plan))}
    >
      {text.file}
    </Button>
  )
}
