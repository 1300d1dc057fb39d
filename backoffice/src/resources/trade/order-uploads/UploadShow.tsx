import { uploadRowStatuses } from '@kasbeno/api/contracts/order_uploads'
import { Stack, Typography } from '@mui/material'
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
import { UploadEnd } from './UploadEnd'
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

/** Until when its lines are there. */
const Kept = () => {
  const translate = useTranslate()
  return (
    <WithRecord<RecordOf<'order-uploads'>>>
      {({ linesKeptDays, linesDeletedAt }) =>
        !linesDeletedAt && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('orderUploads.kept', { days: formatNumber(linesKeptDays) })}
          </Typography>
        )
      }
    </WithRecord>
  )
}

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
  return (
    <ShowPage
      status={<StatusChip source="status" of="orderUpload" />}
      commands={isBank ? null : <Commands />}
      aside={<RecordHistory />}
    >
      <Progress />
      {!isBank && <UploadEnd />}
      <FactSheet title="orderUploads.counts">
        <Counts />
        <Kept />
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
          {({ id, status, postedInvoices, linesDeletedAt }) =>
            !linesDeletedAt && (
              <UploadRows id={id} status={status} state={`${status}:${postedInvoices}`} />
            )
          }
        </WithRecord>
      )}
    </ShowPage>
  )
}
