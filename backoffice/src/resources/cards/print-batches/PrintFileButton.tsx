import type { Permission } from '@kasbeno/api/contracts/identity'
import { usePermissions, useRecordContext } from 'react-admin'
import { FileButton } from '../../../components/FileButton'
import { apiBase } from '../../../providers/session'

const permission: Permission = 'cards.print-file'

export const PrintFileButton = () => {
  const record = useRecordContext()
  const { permissions } = usePermissions<string[]>()
  if (!record || record.waiting === 0 || !permissions?.includes(permission)) return null
  return (
    <FileButton
      label="printBatches.file"
      path={async () => `${await apiBase()}/print-batches/${record.id}/file`}
      name="cards"
      formats={['xlsx']}
      variant="outlined"
    />
  )
}
