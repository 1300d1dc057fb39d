import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import PercentIcon from '@mui/icons-material/Percent'
import RuleIcon from '@mui/icons-material/RuleOutlined'
import { Button } from '@mui/material'
import type { DistributorRequestKind } from '@kasbeno/api/contracts/distributors'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { useState } from 'react'
import { usePermissions, useRecordContext, useTranslate } from 'react-admin'
import { AskFeesDialog } from './AskFeesDialog'
import type { RecordOf } from '../../../providers/contract'
import { AskIbanDialog } from './AskIbanDialog'
import { AskTermsDialog } from './AskTermsDialog'
import { useWaiting } from '../../../components/requests/useWaiting'

const permission: Permission = 'distributor-requests.ask'

/** Not while one waits. */
export const AskButtons = () => {
  const translate = useTranslate()
  const record = useRecordContext<RecordOf<'distributors'>>()
  const { permissions } = usePermissions<string[]>()
  const [asked, setAsked] = useState<DistributorRequestKind | null>(null)
  const waiting = useWaiting()
  if (!record || !permissions?.includes(permission)) return null
  const isWaiting = (kind: string) => waiting.some((request) => request.action === kind)
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
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<RuleIcon />}
        disabled={isWaiting('TERMS')}
        onClick={() => setAsked('TERMS')}
      >
        {translate('commands.askTerms.label')}
      </Button>
      {asked === 'IBAN' && <AskIbanDialog record={record} onClose={close} />}
      {asked === 'FEES' && <AskFeesDialog record={record} onClose={close} />}
      {asked === 'TERMS' && <AskTermsDialog record={record} onClose={close} />}
    </>
  )
}
