import { Box } from '@mui/material'

/** The product's sign. */
export const Mark = ({ size = 24 }: { size?: number }) => (
  <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: size, height: size }}>
    <rect width="32" height="32" rx="8" fill="#C2185B" />
    <path
      d="M10 8v16M22 8l-9 8 9 8"
      fill="none"
      stroke="#fff"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Box>
)
