import { transferAccountOf } from '@kasbeno/api/contracts/settings'
import { Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { Code } from '../../../components/CodeField'
import { Missing, Rials } from '../../../components/RialField'
import { Status } from '../../../components/StatusChip'
import { formatNumber, formatPercent } from '../../../lib/format'
import { kindOf } from './setting'

const Account = ({ account }: { account: string }) => {
  const { iban, holder } = transferAccountOf(account)
  if (!iban) return <Missing />
  return (
    <>
      <Code value={iban} /> {holder}
    </>
  )
}

export const Value = ({ id, value }: { id: string; value: unknown }) => {
  const translate = useTranslate()
  switch (kindOf(id, value)) {
    case 'rials':
      return <Rials value={Number(value)} />
    case 'rate':
      return <>{translate('unit.percent', { value: formatPercent(Number(value)) })}</>
    case 'flag':
      return <Status of="yesNo" value={value} />
    case 'switch':
      return <Status of="active" value={value === 'ENABLED'} />
    case 'account':
      return <Account account={String(value ?? '')} />
    case 'number':
      return typeof value === 'number' ? <>{formatNumber(value)}</> : <Missing />
    default:
      return <Code value={String(value ?? '')} />
  }
}

export const SettingValue = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record) return null
  const { id, value, proposedValue, proposedByName } = record
  const isProposed = proposedValue !== null && proposedValue !== undefined
  return (
    <>
      <Value id={String(id)} value={value} />
      {isProposed && (
        <Typography variant="caption" component="div" sx={{ color: 'warning.main' }}>
          {translate('settings.waits', { name: proposedByName })}{' '}
          <Value id={String(id)} value={proposedValue} />
        </Typography>
      )}
    </>
  )
}
