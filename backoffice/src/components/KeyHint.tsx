import { Box } from '@mui/material'

export const keyOf = (hotkey: string | undefined) => hotkey?.replace(/^(Key|Digit)/, '')

export const KeyHint = ({ hotkey }: { hotkey: string | undefined }) =>
  hotkey ? (
    <Box component="span" aria-hidden dir="ltr" sx={{ mx: 0.5, opacity: 0.75 }}>
      ({keyOf(hotkey)})
    </Box>
  ) : null
