import { useTranslate } from 'react-admin'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'

export const Plans = () => {
  const translate = useTranslate()
  const say = (plan: string) => translate(`enums.plan.${plan}`)
  return (
    <WithRecord<RecordOf<'certificate-types'>>>
      {({ plans }) =>
        plans.map(say).join(translate('list.and')) || translate('certificateTypes.nowhere')
      }
    </WithRecord>
  )
}
