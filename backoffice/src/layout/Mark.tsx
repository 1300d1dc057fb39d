import { Box } from '@mui/material'

export const Mark = ({ size = 24 }: { size?: number }) => (
  <Box component="svg" viewBox="0 0 64 64" aria-hidden sx={{ width: size, height: size }}>
    <rect width="64" height="64" rx="16" fill="#C2185B" />
    <path
      d="M14 12h36l4 12a6 6 0 0 1-11 3 6 6 0 0 1-11 0 6 6 0 0 1-11 0 6 6 0 0 1-11-3z"
      fill="#fff"
    />
    <path
      d="M15 52l11-7 8 5 15-11"
      fill="none"
      stroke="#8FE39A"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Box>
)
