import { useGetOne, useResourceContext, useTranslate } from 'react-admin'
import { formatCode, formatNumber } from '../../lib/format'
import { jalaliDate } from '../../lib/jalali'
import { asBetween, asChoices, type FilterDefinition } from './filters'

export const useFilterLabel = () => {
  const translate = useTranslate()
  const resource = useResourceContext()
  return ({ source, label }: FilterDefinition) =>
    translate(label ?? `resources.${resource}.fields.${source}`)
}

type Reference = Extract<FilterDefinition, { kind: 'reference' }>

const ReferenceName = ({ filter, id }: { filter: Reference; id: string }) => {
  const { data } = useGetOne(filter.reference, { id })
  return <>{data ? String(data[filter.nameField]) : '…'}</>
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One filter in words: «status: paid or cancelled», «due date: from … to …». */
export const FilterSentence = ({ filter, value }: { filter: FilterDefinition; value: unknown }) => {
  const translate = useTranslate()
  const name = useFilterLabel()(filter)
  if (filter.kind === 'reference') {
    return (
      <>
        {name}: <ReferenceName filter={filter} id={String(value)} />
      </>
    )
  }
  const inWords = () => {
    if (filter.kind === 'enum' || filter.kind === 'flag') {
      return asChoices(value)
        .map((choice) => translate(`enums.${filter.of}.${choice}`))
        .join(translate('list.or'))
    }
    if (filter.kind === 'choice') {
      return asChoices(value)
        .map((choice) => translate(`${filter.texts}.${choice}`, { _: choice }))
        .join(translate('list.or'))
    }
    if (filter.kind === 'text' || filter.kind === 'code') {
      const text = String(value)
      return idPattern.test(text) ? translate('list.oneRecord') : formatCode(text)
    }
    const { from, to } = asBetween<string | number>(value)
    const say = (part: string | number) =>
      typeof part === 'number' ? formatNumber(part) : jalaliDate(part)
    return [
      from === undefined ? '' : translate('list.from', { value: say(from) }),
      to === undefined ? '' : translate('list.to', { value: say(to) }),
    ]
      .filter(Boolean)
      .join(' ')
  }
  return (
    <>
      {name}: {inWords()}
    </>
  )
}
