import { createSvgIcon } from '@mui/material/SvgIcon'
import { jsx as _jsx } from 'react/jsx-runtime'
export default createSvgIcon(
  /*#__PURE__*/ _jsx('path', {
    d: 'M16 8v8H8V8zm2-2H6v12h12z',
  }),
  'StopOutlined'
)
