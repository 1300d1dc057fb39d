import { Rial } from '#ui/Rial.tsx'
import { Slider } from '#ui/Slider.tsx'
import { credit as text } from '#areas/signup/words/credit.ts'
import type { PackageOption } from '#core/api/types.ts'
import { inLargeToman, rialsInWords } from '#core/money.ts'
import styles from './credit.module.css'

interface AmountPickerProps {
  options: PackageOption[]
  index: number
  onChoose: (index: number) => void
}

export const AmountPicker = ({ options, index, onChoose }: AmountPickerProps) => {
  const amount = options[index]?.amount ?? 0
  return (
    <section className={styles.picker}>
      <h2>{text.amount}</h2>
      <div aria-live="polite" className={styles.amount}>
        <strong className={styles.large}>{inLargeToman(amount)}</strong>
        <Rial value={amount} />
        <span className={styles.words}>{rialsInWords(amount)}</span>
      </div>
      <Slider
        label={text.amount}
        value={index}
        count={options.length}
        spoken={rialsInWords(amount)}
        onChange={onChoose}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{inLargeToman(options[0]?.amount ?? 0)}</span>
        <span>{inLargeToman(options.at(-1)?.amount ?? 0)}</span>
      </div>
    </section>
  )
}
