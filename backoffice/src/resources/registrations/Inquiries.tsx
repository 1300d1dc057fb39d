import { Box, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { Changes } from '../../components/Changes'
import { Status } from '../../components/StatusChip'
import type { Registration } from './registration'

/** What the registries answered. Down is never a mismatch; people decide. */
export const Inquiries = () => {
  const translate = useTranslate()
  const record = useRecordContext<Registration>()
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
        </Box>
      ))}
    </Box>
  )
}
