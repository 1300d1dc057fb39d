/** A page on paper: what it says, without what is pressed, in black on white, each sheet whole. */
export const printed = {
  '@page': { margin: '12mm' },
  'html, body, #root': { background: '#fff !important' },
  '*, *::before, *::after': {
    color: '#000 !important',
    boxShadow: 'none !important',
    textShadow: 'none !important',
  },
  '.MuiPaper-root, .MuiBox-root, main, table, tr, th, td': {
    backgroundColor: 'transparent !important',
  },
  // Bars, menus, buttons and messages of the moment.
  'header.MuiAppBar-root, nav, form, [role="toolbar"], .MuiSnackbar-root, .MuiButton-root, .MuiIconButton-root, .MuiTablePagination-root, .skip-nav-button':
    { display: 'none !important' },
  'main': { padding: '0 !important' },
  // What scrolls on a screen runs on over the pages.
  'main *': { overflow: 'visible !important', maxHeight: 'none !important' },
  'main > * .MuiBox-root': { height: 'auto !important' },
  'main .MuiBox-root': { gridTemplateColumns: 'minmax(0, 1fr) !important' },
  'main dl.MuiBox-root': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) !important' },
  'section, tr, figure, li': { breakInside: 'avoid' },
  'thead': { display: 'table-header-group' },
  'h1, h2, h3': { breakAfter: 'avoid' },
  'a': { textDecoration: 'none !important' },
} as const
