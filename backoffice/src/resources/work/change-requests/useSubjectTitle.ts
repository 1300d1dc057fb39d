import { useTranslate } from 'react-admin'
import type { RowOf } from '../../../providers/contract'

/** What a request is about: the bank's own roles have Persian names, and a bare number says of what it is one. */
export const useSubjectTitle = ({
  subject: { resource, title },
}: Pick<RowOf<'change-requests'>, 'subject'>) => {
  const translate = useTranslate()
  if (resource === 'roles') return translate(`enums.role.${title}`, { _: title })
  return /^\d+$/.test(title)
    ? `${translate(`resources.${resource}.name`, { smart_count: 1 })} ${title}`
    : (title ?? '')
}
