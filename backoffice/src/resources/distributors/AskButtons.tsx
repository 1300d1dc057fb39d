import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import PercentIcon from '@mui/icons-material/Percent'
import { Button } from '@mui/material'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { useState } from 'react'
import { usePermissions, useRecordContext, useTranslate } from 'react-admin'
import { AskFeesDialog } from './AskFeesDialog'
import { AskIbanDialog } from './AskIbanDialog'
import { useWaiting } from './useWaiting'

const permission: Permission = 'distributor-requests.ask'

/** Leads to the two changes that a second person decides; one that waits is not asked for again. */
export const AskButtons = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const { permissions } = usePermissions<string[]>()
  const [asked, setAsked] = useState<'IBAN' | 'FEES' | null>(null)
  const waiting = useWaiting()
  if (!record || !permissions?.includes(permission)) return null
  const isWaiting = (kind: string) => waiting.some((request) => request.kind === kind)
  const close = () => setAsked(null)
  return (
    <>
      <Button
        variant={record.iban ? 'outlined' : 'contained'}
        color={record.iban ? 'inherit' : 'primary'}
        startIcon={<AccountBalanceIcon />}
        disabled={isWaiting('IBAN')}
        onClick={() => setAsked('IBAN')}
      >
        {translate('commands.askIban.label')}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PercentIcon />}
        disabled={isWaiting('FEES')}
        onClick={() => setAsked('FEES')}
      >
        {translate('commands.askFees.label')}
      </Button>
      {asked === 'IBAN' && <AskIbanDialog record={record} onClose={close} />}
      {asked === 'FEES' && <AskFeesDialog record={record} onClose={close} />}
    </>
  )
}
