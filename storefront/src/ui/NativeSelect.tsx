import type { Ref, SelectHTMLAttributes } from 'react'
import { Icon } from './Icon.tsx'
import { classes } from './classes.ts'
import controls from './controls.module.css'
import styles from './NativeSelect.module.css'

interface NativeSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  ref?: Ref<HTMLSelectElement>
}

export const NativeSelect = (props: NativeSelectProps) => (
  <span className={styles.frame}>
    <select {...props} className={classes(controls.control, styles.select)} />
    <span className={styles.arrow}>
      <Icon name="down" size={20} />
    </span>
  </span>
)
