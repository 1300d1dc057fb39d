import { useId } from 'react'
import { fields as text } from '#core/words/fields.ts'
import { Icon } from './Icon.tsx'
import styles from './Slider.module.css'

interface SliderProps {
  label: string
  value: number
  count: number
  onChange: (index: number) => void
  spoken: string
  disabled?: boolean
}

/** Few options, in page direction. */
export const Slider = ({ label, value, count, onChange, spoken, disabled }: SliderProps) => {
  const id = useId()
  return (
    <div className={styles.slider}>
      <button
        type="button"
        className={styles.step}
        aria-label={text.less}
        disabled={disabled || value === 0}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={0}
        max={count - 1}
        step={1}
        value={value}
        aria-valuetext={spoken}
        disabled={disabled}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={text.moreAmount}
        disabled={disabled || value === count - 1}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
