/** Light and dark. Text contrast 4.5:1, control edges 3:1. */
export const tokens = {
  light: {
    ground: '#f4f5f7',
    paper: '#ffffff',
    raised: '#f8f9fb',
    line: 'rgba(20, 27, 38, 0.12)',
    text: '#1b2130',
    muted: '#5a6372',
    primary: '#C2185B',
    primarySoft: '#fbe9f0',
    secondary: '#2E7D32',
    waiting: '#8a5a00',
    danger: '#b3261e',
    info: '#1f5f99',
    hover: 'rgba(20, 27, 38, 0.04)',
    selected: 'rgba(20, 27, 38, 0.07)',
  },
  dark: {
    ground: '#101318',
    paper: '#181c23',
    raised: '#1f242d',
    line: 'rgba(226, 232, 242, 0.14)',
    text: '#e7eaf0',
    muted: '#a0a9b8',
    primary: '#f48fb1',
    primarySoft: '#3a2230',
    secondary: '#81c784',
    waiting: '#f2c063',
    danger: '#f2938c',
    info: '#8ec1ee',
    hover: 'rgba(226, 232, 242, 0.06)',
    selected: 'rgba(226, 232, 242, 0.1)',
  },
} as const

export const rowHeight = 40
export const barHeight = 48
