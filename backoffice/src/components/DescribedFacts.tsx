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
  /** Leads to the record of this list whose id stands in the field `by`. */
  to?: ListName
  by?: Field
}

/** A field as the description has it; left out where it is empty (`?`), or with what a person's eye wants otherwise. */
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

/** An enumeration whose values have looks is a status; the others are words alone. */
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

/**
 * Facts of a record as the API describes them: name, kind and enumeration are the description's, and what only the bank
 * may see is left out for others. Elements stand among them as they are.
 */
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
