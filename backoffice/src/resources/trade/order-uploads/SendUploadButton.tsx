import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { Alert, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { usePermissions, useRefresh, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ImportDialog } from '../../../components/ImportDialog'
import { useCommand } from '../../../components/useCommand'
import { formatNumber } from '../../../lib/format'
import { MatchColumns } from './MatchColumns'

const permission: Permission = 'order-uploads.post'

/** Checked alone: what becomes of it is decided on the page of the file. */
export const SendUploadButton = () => {
  const translate = useTranslate()
  const refresh = useRefresh()
  const { permissions } = usePermissions<string[]>()
  const [isOpen, setIsOpen] = useState(false)
  const { run, ...state } = useCommand<'/api/distributor/orders/uploads'>()
  if (!permissions?.includes(permission)) return null
  return (
    <>
      <Button variant="contained" startIcon={<UploadIcon />} onClick={() => setIsOpen(true)}>
        {translate('orderUploads.send.label')}
      </Button>
      {isOpen && (
        <ImportDialog
          {...state}
          words="orderUploads.send"
          accept=".xlsx,.csv"
          send={(upload) => run('orders/uploads', upload)}
          more={(send) => <MatchColumns refusal={state.refusal} send={send} />}
          onClose={() => {
            setIsOpen(false)
            refresh()
          }}
        >
          {({ id, invoices: { total, ready } }) => (
            <Stack spacing={2} sx={{ alignItems: 'start' }}>
              <Alert severity={ready === total ? 'success' : 'warning'}>
                {translate('orderUploads.send.checked', {
                  total: formatNumber(total),
                  ready: formatNumber(ready),
                })}
              </Alert>
              <Button component={Link} to={`/order-uploads/${id}/show`} variant="outlined">
                {translate('orderUploads.send.open')}
              </Button>
            </Stack>
          )}
        </ImportDialog>
      )}
    </>
  )
}
