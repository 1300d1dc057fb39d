import { Box } from '@mui/material'
import { toAsciiDigits, toPersianDigits } from '@kasbeno/api/contracts/digits'

interface PhoneMessageProps {
  text: string
  /** What each placeholder is, for the look of it. */
  params: Record<string, string>
}

/** Unknown placeholders stay literal. */
export const PhoneMessage = ({ text, params }: PhoneMessageProps) => {
  const filled = text.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)
  return (
    <Box
      sx={{
        bgcolor: 'action.hover',
        borderRadius: 3,
        p: 2,
        maxWidth: 360,
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
      }}
    >
      {toPersianDigits(toAsciiDigits(filled))}
      {params.code && (
        <Box dir="ltr" sx={{ mt: 1, color: 'text.secondary' }}>
          @… #{toAsciiDigits(params.code)}
        </Box>
      )}
    </Box>
  )
}
