import { useRecordContext, useTranslate } from 'react-admin'
import { Code } from '../../components/CodeField'
import { Rials } from '../../components/RialField'
import { Status } from '../../components/StatusChip'
import { formatPercent } from '../../lib/format'
import { kindOf } from './setting'

export const SettingValue = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record) return null
  switch (kindOf(String(record.id), record.value)) {
    case 'rials':
      return <Rials value={record.value} />
    case 'rate':
      return <>{translate('unit.percent', { value: formatPercent(record.value) })}</>
    case 'flag':
      return <Status of="yesNo" value={record.value} />
    case 'switch':
      return <Status of="active" value={record.value === 'ENABLED'} />
    default:
      return <Code value={record.value} />
  }
}
