import { useRecordContext, useTranslate, type RaRecord } from 'react-admin'
import { ChangesTable } from '../../components/audit/ChangesTable'
import { Fact } from '../../components/Facts'
import { staffRequestKind } from '../../components/requests/kinds'
import { RequestPage } from '../../components/requests/RequestPage'
import type { RecordOf } from '../../providers/contract'
import { RightChanges } from './RightChanges'

type Values = Record<string, unknown>

/** Of a new account what it will have; what it will not have says nothing. */
const told = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

const changesOf = ({ before, after }: RaRecord) =>
  after.permissions ? (
    <RightChanges before={before.permissions} after={after.permissions} />
  ) : (
    <ChangesTable before={told(before)} after={told(after)} />
  )

/** An account by its user name, a role by its Persian name. */
const Subject = () => {
  const translate = useTranslate()
  const record = useRecordContext<RecordOf<'staff-requests'>>()
  if (!record) return null
  const { kind, subject } = record
  const isRole = kind === 'CREATE_ROLE' || kind === 'UPDATE_ROLE'
  return <bdi>{isRole ? translate(`enums.role.${subject}`, { _: subject }) : subject}</bdi>
}

export default function StaffRequestShow() {
  const translate = useTranslate()
  return (
    <RequestPage
      of={staffRequestKind}
      about={({ subject }) => translate(`enums.role.${subject}`, { _: String(subject) })}
      changes={changesOf}
    >
      <Fact source="subject">
        <Subject />
      </Fact>
      <Fact source="subjectName" isOptional />
    </RequestPage>
  )
}
