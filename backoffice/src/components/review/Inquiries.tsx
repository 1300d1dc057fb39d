import { Box, Typography } from '@mui/material'
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin'
import { InquiryList } from '../InquiryList'
import type { DeskDescription } from './desk'

interface InquiriesProps {
  desk: DeskDescription
  /** Of its title, where it stands under no other. */
  level?: 'h2' | 'h3'
}

export const Inquiries = <Row extends RaRecord>({ desk, level }: InquiriesProps) => {
  const translate = useTranslate()
  const record = useRecordContext<Row>()
  if (!desk.inquiries) return null
  return (
    <Box component="section">
      {level && (
        <Typography variant={level} sx={{ mb: level === 'h2' ? 1 : 0.5 }}>
          {translate('review.checks')}
        </Typography>
      )}
      <InquiryList
        of={desk.inquiries}
        permission={desk.permission}
        path={`${desk.commands}/${String(record?.id)}/inquire`}
        inquiries={record?.inquiries ?? []}
      />
    </Box>
  )
}
