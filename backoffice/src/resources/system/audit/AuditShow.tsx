import { Link } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import { ChangesTable } from '../../../components/audit/ChangesTable'
import { trailLink } from '../../../components/audit/trailLink'
import { SubjectLink } from '../../../components/audit/SubjectLink'
import { formatCode } from '../../../lib/format'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { ShowPage } from '../../../components/ShowPage'
import { WithRecord } from '../../../components/WithRecord'
import { CommandName } from './CommandName'

const Subject = () => {
  const translate = useTranslate()
  return (
    <WithRecord>
      {({ subjectType, subjectId, subjectName }) => (
        <SubjectLink type={subjectType} id={subjectId}>
          {translate(`enums.subject.${subjectType}`, { _: subjectType })}
          {subjectName && (
            <>
              {' '}
              <bdi>{formatCode(subjectName)}</bdi>
            </>
          )}
        </SubjectLink>
      )}
    </WithRecord>
  )
}

/** Links to lines with the same value. */
const Shared = ({ source }: { source: 'actorId' | 'subjectId' | 'traceId' }) => {
  const translate = useTranslate()
  return (
    <WithRecord>
      {({ [source]: value, subjectType }) =>
        value ? (
          <Link
            component={LinkBase}
            to={trailLink({ ...(source === 'subjectId' && { subjectType }), [source]: value })}
            underline="hover"
          >
            {translate(`audit.linesOf.${source}`)}
          </Link>
        ) : null
      }
    </WithRecord>
  )
}

export default function AuditShow() {
  return (
    <ShowPage>
      <FactSheet title="audit.facts">
        <DescribedFacts
          of="audit"
          minWidth={230}
          fields={[
            'businessAt',
            'at',
            'actorName',
            'actorType',
            <Fact source="command">
              <CommandName />
            </Fact>,
            <Fact source="subjectType">
              <Subject />
            </Fact>,
            { field: 'subjectId', isWide: true, isOptional: true },
            { field: 'traceId', isWide: true, isOptional: true },
            { field: 'reason', isWide: true, isOptional: true },
          ]}
        />
      </FactSheet>
      <FactSheet title="audit.changes">
        <WithRecord>
          {({ subjectType, before, after }) => (
            <ChangesTable of={subjectType} before={before} after={after} />
          )}
        </WithRecord>
      </FactSheet>
      <FactSheet title="audit.related">
        <Facts minWidth={230}>
          <Shared source="subjectId" />
          <Shared source="traceId" />
          <Shared source="actorId" />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
