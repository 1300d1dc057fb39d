import { Box, Button, Typography } from '@mui/material'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { usePermissions, useTranslate } from 'react-admin'
import { Changes } from './Changes'
import { Status } from './StatusChip'
import { useCommand } from './useCommand'

interface AskedAgain {
  permission: Permission
  /** The command that asks once more. */
  path: string
}
interface Inquiry {
  kind: string
  answer: string
  detail?: Record<string, unknown> | null
}

/** For a register that was down. */
const AskAgain = ({ permission, path, kind }: AskedAgain & { kind: string }) => {
  const translate = useTranslate()
  const { permissions } = usePermissions<string[]>()
  const { run, isRunning, refusal } = useCommand()
  if (!permissions?.includes(permission)) return null
  return (
    <>
      <Button disabled={isRunning} onClick={() => void run(path, { kind })}>
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

interface InquiryListProps extends AskedAgain {
  inquiries: readonly Inquiry[]
  /** The enumeration of their kinds. */
  of: string
}

/** "Down" is never a mismatch; people decide. */
export const InquiryList = ({ inquiries, of, ...again }: InquiryListProps) => {
  const translate = useTranslate()
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
            <Typography variant="body2">{translate(`enums.${of}.${kind}`)}</Typography>
            <Typography variant="body2" component="span">
              <Status of="inquiry" value={answer} />
            </Typography>
          </Box>
          {answer === 'MISMATCHED' && <Changes before={null} after={detail ?? null} />}
          {answer === 'UNAVAILABLE' && <AskAgain {...again} kind={kind} />}
        </Box>
      ))}
    </Box>
  )
}
