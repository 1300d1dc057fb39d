import type { RaThemeOptions } from 'react-admin'
import { components } from './components'
import { tokens } from './tokens'

const themeOf = (mode: 'light' | 'dark'): RaThemeOptions => {
  const colours = tokens[mode]
  return {
    direction: 'rtl',
    palette: {
      mode,
      primary: { main: colours.primary },
      secondary: { main: colours.secondary },
      success: { main: colours.secondary },
      warning: { main: colours.waiting },
      error: { main: colours.danger },
      info: { main: colours.info },
      background: { default: colours.ground, paper: colours.paper },
      text: { primary: colours.text, secondary: colours.muted },
      divider: colours.line,
      action: { hover: colours.hover, selected: colours.selected },
    },
    typography: {
      fontFamily: '"Vazirmatn Variable", Vazirmatn, Tahoma, sans-serif',
      fontSize: 14,
      htmlFontSize: 16,
      fontWeightMedium: 500,
      body1: { fontSize: '0.875rem', lineHeight: 1.7 },
      body2: { fontSize: '0.8125rem', lineHeight: 1.6 },
      caption: { fontSize: '0.75rem', lineHeight: 1.5 },
      h1: { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.5 },
      h2: { fontSize: '0.9375rem', fontWeight: 700, lineHeight: 1.5 },
      h3: { fontSize: '0.8125rem', fontWeight: 700, lineHeight: 1.5 },
      button: { fontSize: '0.8125rem', fontWeight: 500, letterSpacing: 0, textTransform: 'none' },
    },
    shape: { borderRadius: 6 },
    transitions: {
      duration: {
        enteringScreen: 180,
        leavingScreen: 150,
        standard: 180,
        short: 150,
        shorter: 150,
      },
    },
    components: components(colours),
  }
}

export const lightTheme = themeOf('light')
export const darkTheme = themeOf('dark')
