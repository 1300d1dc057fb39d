import { Box } from '@mui/material'

/** A contract's text as the server wrote it: tags of its own without attributes, every other character escaped. */
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
