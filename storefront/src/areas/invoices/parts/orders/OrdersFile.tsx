import { FileButton } from '#ui/FileButton.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { orders as text } from '#areas/invoices/words/orders.ts'
import { endpoints } from '#core/api/endpoints.ts'

/** person §7 "export of invoices" */
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
