import { useTranslate } from 'react-admin'
import { JalaliDate } from '../JalaliDateField'

/** The moment of a line in the bank's time, and the system's where business time ran ahead. */
export const AuditTimes = ({ at, businessAt }: { at: string; businessAt: string }) => {
  const translate = useTranslate()
  return (
    <>
      <JalaliDate value={businessAt} withTime />
      {at !== businessAt && (
        <>
          {' ('}
          {translate('audit.systemTime')} <JalaliDate value={at} withTime />
          {')'}
        </>
      )}
    </>
  )
}
