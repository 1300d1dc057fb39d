export const Mark = ({ size = 40 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    <rect width="64" height="64" rx="16" fill="#c2185b" />
    <path
      d="M14 12h36l4 12a6 6 0 0 1-11 3 6 6 0 0 1-11 0 6 6 0 0 1-11 0 6 6 0 0 1-11-3z"
      fill="#fff"
    />
    <path
      d="M15 52l11-7 8 5 15-11"
      fill="none"
      stroke="#8fe39a"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
