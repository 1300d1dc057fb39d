import type { Components, Theme } from '@mui/material/styles'
import { rowHeight, type tokens } from './tokens'

import { printed } from './printed'

type Colours = (typeof tokens)['light' | 'dark']

/** Compact: small controls, flat papers, 40 px rows. */
export const components = (colours: Colours): Components<Theme> => ({
  MuiCssBaseline: {
    styleOverrides: {
      'body': { fontFeatureSettings: '"tnum"', fontVariantNumeric: 'tabular-nums' },
      'bdi': { unicodeBidi: 'isolate' },
      ':focus-visible': { outline: `2px solid ${colours.primary}`, outlineOffset: 1 },
      '@media print': printed,
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
        },
      },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { size: 'small', disableElevation: true },
    styleOverrides: { root: { minHeight: 32, paddingInline: 12, whiteSpace: 'nowrap' } },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { '&:focus-visible': { outline: `2px solid ${colours.primary}` } },
    },
  },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', margin: 'none' } },
  MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined', margin: 'none' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: { styleOverrides: { root: { border: `1px solid ${colours.line}` } } },
  MuiDialog: { styleOverrides: { paper: { border: `1px solid ${colours.line}` } } },
  MuiPopover: {
    styleOverrides: {
      paper: { border: `1px solid ${colours.line}`, boxShadow: '0 8px 24px rgba(0, 0, 0, 0.18)' },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 34, fontSize: '0.8125rem' } } },
  MuiTooltip: { defaultProps: { arrow: true } },
  MuiChip: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: rowHeight,
        padding: '4px 12px',
        fontSize: '0.8125rem',
        lineHeight: 1.5,
        borderBottomColor: colours.line,
        whiteSpace: 'nowrap',
      },
      head: {
        fontWeight: 500,
        color: colours.muted,
        backgroundColor: colours.raised,
      },
    },
  },
})
