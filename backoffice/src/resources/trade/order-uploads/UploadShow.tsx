import { uploadRowStatuses } from '@kasbeno/api/contracts/order_uploads'
import { Alert, Stack } from '@mui/material'
import { useEffect } from 'react'
import { useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { FileButton } from '../../../components/FileButton'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { Status, StatusChip } from '../../../components/StatusChip'
import { useIsBank } from '../../../components/useIsBank'
import { WithRecord } from '../../../components/WithRecord'
import { formatNumber } from '../../../lib/format'
import type { RecordOf } from '../../../providers/contract'
import { PostUploadButton } from './PostUploadButton'
import { UploadRows } from './UploadRows'

const progressMs = 2_000

/** Looks again while its invoices are posted. */
const Progress = () => {
  const refresh = useRefresh()
  const isPosting = useRecordContext<RecordOf<'order-uploads'>>()?.status === 'POSTING'
  useEffect(() => {
    if (!isPosting) return
    const timer = setInterval(refresh, progressMs)
    return () => clearInterval(timer)
  }, [isPosting, refresh])
  return null
}

const Counts = () => (
  <WithRecord<RecordOf<'order-uploads'>>>
    {({ counts }) => (
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        {uploadRowStatuses
          .filter((status) => counts[status] > 0)
          .map((status) => (
            <Stack key={status} direction="row" spacing={1}>
              <Status of="uploadRow" value={status} />
              <span>{formatNumber(counts[status])}</span>
            </Stack>
          ))}
      </Stack>
    )}
  </WithRecord>
)

const Commands = () => (
  <Stack direction="row" spacing={1}>
    <PostUploadButton />
    <WithRecord<RecordOf<'order-uploads'>>>
      {({ id }) => (
        <FileButton
          label="orderUploads.rejected"
          path={() => `/api/distributor/orders/uploads/${id}/rejected`}
          name="invoices-rejected"
          formats={['xlsx']}
        />
      )}
    </WithRecord>
  </Stack>
)

export default function UploadShow() {
  const isBank = useIsBank()
  const translate = useTranslate()
  return (
    <ShowPage
      status={<StatusChip source="status" of="orderUpload" />}
      commands={isBank ? null : <Commands />}
      aside={<RecordHistory />}
    >
      <Progress />
      <WithRecord<RecordOf<'order-uploads'>>>
        {({ status }) =>
          status === 'STOPPED' && (
            <Alert severity="warning">{translate('orderUploads.stopped')}</Alert>
          )
        }
      </WithRecord>
      <FactSheet title="orderUploads.counts">
        <Counts />
        <DescribedFacts
          of="order-uploads"
          fields={[
            'invoices',
            'readyInvoices',
            'postedInvoices',
            'branchName?',
            'uploadedByName',
            'createdAt',
            'finishedAt?',
          ]}
        />
      </FactSheet>
      {!isBank && (
        <WithRecord<RecordOf<'order-uploads'>>>
          {({ id, status, postedInvoices }) => (
            <UploadRows id={id} state={`${status}:${postedInvoices}`} />
          )}
        </WithRecord>
      )}
    </ShowPage>
  )
}
