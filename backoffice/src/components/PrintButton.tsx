import PrintIcon from '@mui/icons-material/PrintOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'

/** The page as it stands, on paper. */
export const PrintButton = () => {
  const title = useTranslate()('print.page')
  return (
    <Tooltip title={title}>
      <IconButton aria-label={title} onClick={() => window.print()}>
        <PrintIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
