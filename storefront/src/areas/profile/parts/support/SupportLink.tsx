import { ButtonLink } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { support as text } from '#areas/profile/words/support.ts'
import styles from './support.module.css'
import { useSupportHref } from './useSupportHref.ts'

/** Where people may be stuck. */
export const SupportLink = () => (
  <a href={useSupportHref()} className={styles.link} aria-label={text.call}>
    <Icon name="phone" size={20} />
    {text.short}
  </a>
)

interface SupportButtonProps {
  wide?: boolean
  small?: boolean
  /** What is to be done next. */
  isFirst?: boolean
}

export const SupportButton = ({ wide, small, isFirst = false }: SupportButtonProps) => (
  <ButtonLink
    href={useSupportHref()}
    look={isFirst ? 'main' : 'second'}
    icon="phone"
    wide={wide}
    small={small}
  >
    {text.call}
  </ButtonLink>
)
