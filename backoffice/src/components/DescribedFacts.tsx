import type { FieldDescriptor } from '@kasbeno/api/contracts/descriptors'
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { useRecordContext, type Identifier } from 'react-admin'
import { Fact, Facts, FactValue, type FactProps } from './Facts'
import { descriptorOf, plainFlag, type FieldOf, type ListName } from './list/described'
import { RecordLink } from './RecordLink'
import { signs } from './statusLooks'
import { useIsBank } from './useIsBank'

interface FactSpec<Field extends string = string> extends Pick<
  FactProps,
  'label' | 'isWide' | 'isOptional'
> {
  field: Field
  /** Links to that list's record named by the field `by`. */
  to?: ListName
  by?: Field
}

/** Optional with `?`, or overridden. */
type FactOf<Field extends string> =
  Field | `${Field}?` | FactSpec<Field> | ReactElement | false | null | undefined

interface DescribedFactsProps<Name extends ListName> {
  /** The list whose description has the fields. */
  of: Name
  fields: readonly FactOf<FieldOf<Name>>[]
  minWidth?: number
}

const ways: Partial<Record<FieldDescriptor['kind'], FactProps['as']>> = {
  code: 'code',
  rials: 'rial',
  day: 'date',
  moment: 'time',
}

/** Enumerations with looks are statuses. */
const wayOf = ({ kind, of }: FieldDescriptor): Pick<FactProps, 'as' | 'of' | 'isWord'> => {
  if (of) return { of, isWord: !(of in signs) }
  return kind === 'flag' ? { of: plainFlag, isWord: true } : { as: ways[kind] }
}

interface LinkProps {
  to: ListName
  by: string
  children: ReactNode
}

const Link = ({ to, by, children }: LinkProps) => (
  <RecordLink resource={to} id={useRecordContext()?.[by] as Identifier | undefined}>
    {children}
  </RecordLink>
)

const specOf = (fact: string | FactSpec): FactSpec =>
  typeof fact !== 'string'
    ? fact
    : { field: fact.replace(/\?$/, ''), isOptional: fact.endsWith('?') }

/** Facts from the API's description; bank-only ones are hidden from others. Elements pass through. */
export const DescribedFacts = <const Name extends ListName>({
  of,
  fields,
  minWidth,
}: DescribedFactsProps<Name>) => {
  const isBank = useIsBank()
  const described = descriptorOf(of).fields
  return (
    <Facts minWidth={minWidth}>
      {fields.map((fact, place) => {
        if (!fact || isValidElement(fact)) return <Fragment key={place}>{fact}</Fragment>
        const { field, to, by, ...wanted } = specOf(fact)
        const descriptor = described[field]!
        if (descriptor.isBankOnly && !isBank) return null
        const props = { source: field, ...wayOf(descriptor), ...wanted }
        return (
          <Fact key={field} {...props}>
            {to && by && (
              <Link to={to} by={by}>
                <FactValue {...props} />
              </Link>
            )}
          </Fact>
        )
      })}
    </Facts>
  )
}
