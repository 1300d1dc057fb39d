import { Icon, type IconName } from './Icon.tsx'
import styles from './Checklist.module.css'

export const Checklist = ({ items, icon }: { items: readonly string[]; icon: IconName }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item}>
        <Icon name={icon} size={20} />
        <span>{item}</span>
      </li>
    ))}
  </ul>
)
