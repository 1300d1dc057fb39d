import { useTranslate } from 'react-admin'
import type { RowOf } from '../../../providers/contract'

/** Persian role names; bare numbers get their noun. */
export const useSubjectTitle = ({
  subject: { resource, title },
}: Pick<RowOf<'change-requests'>, 'subject'>) => {
  const translate = useTranslate()
  if (resource === 'roles') return translate(`enums.role.${title}`, { _: title })
  return /^\d+$/.test(title)
    ? `${translate(`resources.${resource}.name`, { smart_count: 1 })} ${title}`
    : (title ?? '')
}
