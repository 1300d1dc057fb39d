import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import { Button } from '@mui/material'
import { LinkBase, useCanAccess, useTranslate } from 'react-admin'
import { trailLink } from './trailLink'

/** For lists whose records have no page. */
export const TrailButton = ({ of }: { of: string }) => {
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'audit', action: 'list' })
  return canAccess ? (
    <Button
      color="inherit"
      startIcon={<HistoryIcon />}
      nativeButton={false}
      component={LinkBase}
      to={trailLink({ subjectType: of })}
    >
      {translate('audit.title')}
    </Button>
  ) : null
}
