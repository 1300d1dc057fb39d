import { Link } from '@mui/material'
import { LinkBase, useCanAccess, useRecordContext, useTranslate } from 'react-admin'
import { listLink } from '../../../dashboard/listLink'

export const MessagesLink = () => {
  const translate = useTranslate()
  const phone: unknown = useRecordContext()?.phone
  const { canAccess } = useCanAccess({ resource: 'sms', action: 'list' })
  if (!canAccess || typeof phone !== 'string') return null
  const to = listLink('sms', { q: phone }, { field: 'createdAt', order: 'DESC' })
  return (
    <Link component={LinkBase} to={to} underline="hover">
      {translate('users.messages')}
    </Link>
  )
}
