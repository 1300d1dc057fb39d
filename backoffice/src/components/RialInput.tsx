import { maxRials } from '@kasbeno/api/contracts/money'
import { useTranslate } from 'react-admin'
import { tomanInWords } from '../lib/words'
import { WholeNumberInput, type WholeNumberInputProps } from './WholeNumberInput'

type RialInputProps = Omit<WholeNumberInputProps, 'hint' | 'unit' | 'max'>

/** Adds the sum in words: one zero too many costs dearly. */
export const RialInput = (props: RialInputProps) => {
  const translate = useTranslate()
  const words = props.value === null ? '' : tomanInWords(props.value)
  return (
    <WholeNumberInput
      {...props}
      max={maxRials}
      unit={translate('unit.rial')}
      hint={words ? translate('unit.inWords', { words }) : undefined}
    />
  )
}
