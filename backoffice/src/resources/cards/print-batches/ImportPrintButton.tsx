import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { Button } from '@mui/material'
import { useState } from 'react'
import { usePermissions, useRecordContext, useTranslate } from 'react-admin'
import { ImportDialog } from '../../../components/ImportDialog'
import { useCommand } from '../../../components/useCommand'
import { PrintAnswers } from './PrintAnswers'

const permission: Permission = 'cards.print'

/** Stays open when the batch is complete. */
export const ImportPrintButton = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const { permissions } = usePermissions<string[]>()
  const [isOpen, setIsOpen] = useState(false)
  const { run, ...state } = useCommand<'/api/admin/print-batches/{id}/result'>()
  if (!record || !permissions?.includes(permission)) return null
  return (
    <>
      {record.waiting > 0 && (
        <Button variant="contained" startIcon={<UploadIcon />} onClick={() => setIsOpen(true)}>
          {translate('printBatches.import.label')}
        </Button>
      )}
      {isOpen && (
        <ImportDialog
          {...state}
          words="printBatches.import"
          send={(upload) => run(`print-batches/${record.id}/result`, upload)}
          onClose={() => setIsOpen(false)}
        >
          {({ answers }) => <PrintAnswers answers={answers} />}
        </ImportDialog>
      )}
    </>
  )
}
