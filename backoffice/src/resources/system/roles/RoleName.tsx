import { useRecordContext, useTranslate } from 'react-admin'

export const RoleName = () => {
  const translate = useTranslate()
  const id = String(useRecordContext()?.id ?? '')
  return <>{translate(`enums.role.${id}`, { _: id })}</>
}
