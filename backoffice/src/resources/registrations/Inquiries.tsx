import type { InquiryKind } from '@kasbeno/api/contracts/registration'
import { Box, Button, Typography } from '@mui/material'
import { usePermissions, useRecordContext, useTranslate } from 'react-admin'
import type { RecordOf } from '../../providers/contract'
import { Changes } from '../../components/Changes'
import { Status } from '../../components/StatusChip'
import { useCommand } from '../../components/useCommand'

/** A registry that was down is asked once more. */
const AskAgain = ({ id, kind }: { id: string; kind: InquiryKind }) => {
  const translate = useTranslate()
  const { permissions } = usePermissions<string[]>()
  const { run, isRunning, refusal } = useCommand()
  if (!permissions?.includes('registrations.decide')) return null
  return (
    <>
      <Button
        disabled={isRunning}
        onClick={() => void run(`registrations/${id}/inquire`, { kind })}
      >
        {translate('review.askAgain')}
      </Button>
      {refusal && (
        <Typography variant="caption" role="alert" sx={{ color: 'error.main' }}>
          {translate(refusal.message, { _: refusal.message })}
        </Typography>
      )}
    </>
  )
}

/** What the registries answered. Down is never a mismatch; people decide. */
export const Inquiries = () => {
  const translate = useTranslate()
  const record = useRecordContext<RecordOf<'registrations'>>()
  const inquiries = record?.inquiries ?? []
  if (inquiries.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('review.noInquiries')}
      </Typography>
    )
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {inquiries.map(({ kind, answer, detail }) => (
        <Box component="li" key={kind} sx={{ py: 0.5 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="body2">{translate(`enums.inquiryKind.${kind}`)}</Typography>
            <Typography variant="body2" component="span">
              <Status of="inquiry" value={answer} />
            </Typography>
          </Box>
          {answer === 'MISMATCHED' && <Changes before={null} after={detail ?? null} />}
          {answer === 'UNAVAILABLE' && <AskAgain id={String(record?.id)} kind={kind} />}
        </Box>
      ))}
    </Box>
  )
}
