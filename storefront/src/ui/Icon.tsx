import type { PageDrawing } from './pageDrawings.ts'
import styles from './Icon.module.css'

/** Entry icons; others in `pageDrawings.ts`. */
const entryDrawings = {
  back: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  alert: 'M12 8v5M12 16.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  info: 'M12 11v5.500M12 7.500v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  success: 'M8 12.5l2.8 2.8L16.5 9.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  phone:
    'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1C10.7 20 4 13.300 4 5a1 1 0 0 1 1-1z',
  edit: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
}

export type IconName = keyof typeof entryDrawings | PageDrawing

const drawings: Partial<Record<IconName, string>> = entryDrawings

/** Loaded with the pages. */
export const addDrawings = (more: Record<PageDrawing, string>) => Object.assign(drawings, more)

/** Decorative: the words beside it say what it means. */
export const Icon = ({
  name,
  size = 24,
}: {
  name: IconName
  size?: 16 | 20 | 24 | 32 | 48 | 64
}) => (
  <svg
    className={`${styles.icon} ${styles[`s${size}`]}`}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={drawings[name]} />
  </svg>
)
