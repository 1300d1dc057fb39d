import type { HistoryFactKind, HistoryValue } from '@kasbeno/api/contracts/history'
import { Fragment } from 'react'
import { useTranslate } from 'react-admin'
import { formatCode, formatNumber, formatPercent } from '../lib/format'
import { Code } from './CodeField'
import { JalaliDate } from './JalaliDateField'
import { Rials } from './RialField'

type Single = string | number | null

const Value = ({ as, value }: { as: HistoryFactKind; value: Single }) => {
  const translate = useTranslate()
  if (value === null) return <>–</>
  if (as === 'rial') return <Rials value={Number(value)} />
  if (as === 'date') return <JalaliDate value={String(value)} />
  if (as === 'code') return <Code value={value} />
  if (as === 'percent')
    return <bdi>{translate('history.percent', { value: formatPercent(Number(value)) })}</bdi>
  if (as === 'number') return <bdi>{formatNumber(Number(value))}</bdi>
  return <bdi>{formatCode(value)}</bdi>
}

/** Numbers and codes keep their direction. */
export const HistoryValues = ({ as, value }: { as: HistoryFactKind; value: HistoryValue }) => {
  const translate = useTranslate()
  const values: Single[] = Array.isArray(value) ? value : [value]
  if (values.length === 0) return <>–</>
  return (
    <>
      {values.map((each, index) => (
        <Fragment key={index}>
          {index > 0 && translate('list.and')}
          <Value as={as} value={each} />
        </Fragment>
      ))}
    </>
  )
}
