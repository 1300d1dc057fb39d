import { Typography } from '@mui/material'
import { usePermissions, useTranslate } from 'react-admin'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, FactSheet } from '../../../components/Facts'
import { JalaliDate } from '../../../components/JalaliDateField'
import { RecordHistory } from '../../../components/RecordHistory'
import { RecordLink } from '../../../components/RecordLink'
import { Missing } from '../../../components/RialField'
import { ShowPage } from '../../../components/ShowPage'
import { Status, StatusChip } from '../../../components/StatusChip'
import { SubTable } from '../../../components/SubTable'
import { WithRecord } from '../../../components/WithRecord'
import { formatNumber } from '../../../lib/format'
import type { RecordOf } from '../../../providers/contract'
import { WatchButton } from './WatchButton'

const Files = () => {
  const translate = useTranslate()
  const { permissions } = usePermissions<string[]>()
  const mayLook = permissions?.includes('signature-enrollments.files') ?? false
  return (
    <FactSheet title="signing.files">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate(mayLook ? 'signing.filesNote' : 'signing.noRight')}
      </Typography>
      <WithRecord<RecordOf<'signature-enrollments'>>>
        {({ id, files, personName, phone }) => (
          <SubTable
            label="signing.files"
            rows={files ?? []}
            rowKey={({ kind }) => kind}
            empty="signing.noFiles"
            columns={[
              {
                label: 'signing.kind',
                render: ({ kind }) => translate(`enums.signatureFile.${kind}`),
              },
              {
                label: 'signing.size',
                render: ({ bytes }) =>
                  translate('signing.kilobytes', { size: formatNumber(Math.ceil(bytes / 1000)) }),
              },
              {
                label: 'signing.sentAt',
                render: ({ createdAt }) => <JalaliDate value={createdAt} withTime />,
              },
              {
                label: 'signing.watch',
                render: ({ kind }) =>
                  mayLook ? (
                    <WatchButton
                      enrollmentId={String(id)}
                      kind={kind}
                      personName={personName ?? phone}
                    />
                  ) : (
                    <Missing />
                  ),
              },
            ]}
          />
        )}
      </WithRecord>
    </FactSheet>
  )
}

const Documents = () => {
  const translate = useTranslate()
  return (
    <FactSheet title="signing.documents">
      <WithRecord<RecordOf<'signature-enrollments'>>>
        {({ documents }) => (
          <SubTable
            label="signing.documents"
            rows={documents ?? []}
            rowKey={({ id }) => id}
            empty="signing.noDocuments"
            columns={[
              { label: 'signing.document', render: ({ title }) => title },
              {
                label: 'resources.signature-enrollments.fields.status',
                render: ({ status }) => <Status of="documentSignature" value={status} />,
              },
              {
                label: 'signing.failure',
                render: ({ failure }) =>
                  failure ? translate(`enums.signatureFailure.${failure}`) : <Missing />,
              },
              {
                label: 'signing.signedAt',
                render: ({ signedAt }) =>
                  signedAt ? <JalaliDate value={signedAt} withTime /> : <Missing />,
              },
            ]}
          />
        )}
      </WithRecord>
    </FactSheet>
  )
}

const Person = () => (
  <WithRecord<RecordOf<'signature-enrollments'>>>
    {({ userId, personName, phone }) => (
      <RecordLink resource="users" id={userId}>
        {personName ?? phone}
      </RecordLink>
    )}
  </WithRecord>
)

export default function EnrollmentShow() {
  return (
    <ShowPage status={<StatusChip source="status" of="enrollment" />} aside={<RecordHistory />}>
      <FactSheet title="signing.facts">
        <DescribedFacts
          of="signature-enrollments"
          fields={[
            <Fact source="personName">
              <Person />
            </Fact>,
            'phone',
            'createdAt',
            'submittedAt',
            'decidedAt',
            'refusal',
          ]}
        />
      </FactSheet>
      <FactSheet title="signing.certificate">
        <DescribedFacts
          of="signature-enrollments"
          fields={[
            { field: 'certificateSerial', isWide: true },
            'certificateExpiresAt',
            'signatures',
          ]}
        />
      </FactSheet>
      <Files />
      <Documents />
    </ShowPage>
  )
}
