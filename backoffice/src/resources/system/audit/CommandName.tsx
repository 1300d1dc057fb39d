import { useRecordContext, useTranslate } from 'react-admin'

export const CommandName = () => {
  const translate = useTranslate()
  const command = String(useRecordContext()?.command ?? '')
  return <>{translate(`audit.commands.${command}`, { _: command })}</>
}
