import GavelIcon from '@mui/icons-material/Gavel'
import { Button } from '@mui/material'
import { useState } from 'react'
import { usePermissions, useRecordContext, useTranslate } from 'react-admin'
import type { Permission } from '@kasbeno/api/contracts/identity'
import type { RecordOf } from '../../providers/contract'
import { askDisabledReason } from './doubt'
import { SettleByHandDialog } from './SettleByHandDialog'

const permission: Permission = 'payments.resolve'

/** The money is on the bank's statement: booked as if verified, once a second person agrees. */
export const SettleByHandButton = () => {
  const translate = useTranslate()
  const record = useRecordContext<RecordOf<'payments'>>()
  const { permissions } = usePermissions<string[]>()
  const [isOpen, setIsOpen] = useState(false)
  if (!record || askDisabledReason(record) || !permissions?.includes(permission)) return null
  return (
    <>
      <Button
        variant="contained"
        color="primary"
        startIcon={<GavelIcon />}
        onClick={() => setIsOpen(true)}
      >
        {translate('commands.askSettle.label')}
      </Button>
      {isOpen && <SettleByHandDialog record={record} onClose={() => setIsOpen(false)} />}
    </>
  )
}
