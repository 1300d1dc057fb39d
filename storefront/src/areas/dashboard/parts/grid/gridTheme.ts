import { createTheme, type Theme } from '@mui/material/styles'

const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()

/** Read from CSS variables. */
export const gridTheme = (mode: 'light' | 'dark'): Theme =>
  createTheme({
    direction: 'rtl',
    palette: {
      mode,
      primary: { main: token('primary') },
      secondary: { main: token('secondary') },
      background: { default: token('bg'), paper: token('surface') },
      text: { primary: token('text'), secondary: token('text-2') },
      divider: token('line'),
    },
    typography: { fontFamily: 'inherit', fontSize: 14 },
    shape: { borderRadius: 12 },
    components: { MuiButtonBase: { defaultProps: { disableRipple: true } } },
  })
