import { ui as text } from '#core/words/ui.ts'
import { classes } from './classes.ts'
import styles from './Skeleton.module.css'

/** A grey shape in the place of what comes, so that nothing jumps. */
const Skeleton = ({ shape }: { shape: 'line' | 'row' | 'card' }) => (
  <span className={classes(styles.skeleton, styles[shape])} />
)

export const SkeletonLines = ({
  count,
  shape = 'row',
}: {
  count: number
  shape?: 'line' | 'row' | 'card'
}) => (
  <div className={styles.lines} role="status" aria-label={text.loading}>
    {Array.from({ length: count }, (_, i) => (
      <Skeleton key={i} shape={shape} />
    ))}
  </div>
)
