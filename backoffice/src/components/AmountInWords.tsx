import { useRecordContext, useTranslate } from 'react-admin'
import { getAt } from '../lib/get'
import { tomanInWords } from '../lib/words'
import { Missing } from './RialField'

export const AmountInWords = ({ source }: { source: string }) => {
  const translate = useTranslate()
  const value = getAt(useRecordContext(), source)
  if (typeof value !== 'number' || value < 10) return <Missing />
  return <>{translate('unit.inWords', { words: tomanInWords(value) })}</>
}
