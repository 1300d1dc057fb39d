import { useRecordContext, useTranslate } from 'react-admin'

export const Scopes = () => {
  const translate = useTranslate()
  const scopes: string[] = useRecordContext()?.scopes ?? []
  return <>{scopes.map((scope) => translate(`enums.scope.${scope}`)).join(translate('list.and'))}</>
}
