import { useRecordContext } from 'react-admin'
import { Fact, Facts } from '../../../../components/Facts'
import type { RecordOf } from '../../../../providers/contract'
import { Value } from '../../../system/settings/SettingValue'

export const SettingChange = () => {
  const record = useRecordContext<RecordOf<'change-requests'>>()
  const key = String(record?.subject.id)
  return (
    <Facts>
      {(['before', 'after'] as const).map((side) => (
        <Fact key={side} source={`${side}.value`} label={`changeRequests.setting.${side}`}>
          <Value id={key} value={record?.[side].value} />
        </Fact>
      ))}
    </Facts>
  )
}
