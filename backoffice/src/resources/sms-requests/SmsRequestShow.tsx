import { useTranslate } from 'react-admin'
import { ChangesTable } from '../../components/audit/ChangesTable'
import { Fact } from '../../components/Facts'
import { RecordLink } from '../../components/RecordLink'
import { smsRequestKind } from '../../components/requests/kinds'
import { RequestPage } from '../../components/requests/RequestPage'
import { WithRecord } from '../../components/WithRecord'

export default function SmsRequestShow() {
  const translate = useTranslate()
  const nameOf = (about: unknown) => translate(`enums.smsSubject.${String(about)}`)
  return (
    <RequestPage
      of={smsRequestKind}
      about={({ about }) => nameOf(about)}
      changes={({ before, after }) => <ChangesTable before={before} after={after} />}
    >
      <Fact source="about">
        <WithRecord>
          {({ templateId, providerId, about }) => (
            <RecordLink
              resource={templateId ? 'sms-templates' : 'sms-providers'}
              id={templateId ?? providerId}
            >
              {nameOf(about)}
            </RecordLink>
          )}
        </WithRecord>
      </Fact>
    </RequestPage>
  )
}
