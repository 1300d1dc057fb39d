import { FileButton } from '#components/FileButton.tsx'
import { usePlan } from '#features/registration/standing.ts'
import { orders as text } from '#i18n/fa/orders.ts'
import { endpoints } from '#lib/api/endpoints.ts'

/** All invoices of the plan as a table. person §7 "export of invoices" */
export const OrdersFile = () => (
  <FileButton
    wide
    path={endpoints.ordersFile(usePlan())}
    sharedAs={text.fileTitle}
    done={text.fileSaved}
  >
    {text.file}
  </FileButton>
)
