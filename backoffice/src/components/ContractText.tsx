import { Box } from '@mui/material'

/** Safe: the server escapes all but its own plain tags. */
export const ContractText = ({ html }: { html: string }) => (
  <Box
    sx={{
      'maxWidth': 760,
      'lineHeight': 2,
      '& h2': { fontSize: 16, mt: 2, mb: 0.5 },
      '& p': { mt: 0 },
      '& ol': { listStyleType: 'persian' },
    }}
    dangerouslySetInnerHTML={{ __html: html }}
  />
)
