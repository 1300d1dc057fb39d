import { useState, type ReactNode } from 'react'
import { HeldCardItems } from '#areas/cards/parts/held/HeldCardItems.tsx'
import { profile as text } from '#areas/profile/words/profile.ts'
import type { IconName } from '#ui/Icon.tsx'
import { Screen } from '#ui/Screen.tsx'
import { Exit } from './Exit.tsx'
import { InstallHint } from './InstallHint.tsx'
import { MenuItem } from './MenuItem.tsx'
import { Theme } from './Theme.tsx'
import styles from './profile.module.css'

type Entry = readonly [icon: IconName, href: string, label: ReactNode] | false | '' | null

const Entries = ({ of }: { of: readonly Entry[] }) =>
  of.map(
    (entry) =>
      entry && (
        <MenuItem key={entry[1]} icon={entry[0]} href={entry[1]}>
          {entry[2]}
        </MenuItem>
      )
  )

interface ProfilePageProps {
  nav: ReactNode
  children: ReactNode
  /** Around the held cards. */
  first: readonly Entry[]
  then: readonly Entry[]
}

export const ProfilePage = ({ nav, children, first, then }: ProfilePageProps) => {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <Screen title={text.title} nav={nav}>
      {children}
      <ul className={styles.menu}>
        <Entries of={first} />
        <HeldCardItems />
        <Entries of={then} />
        <MenuItem icon="exit" onClick={() => setLeaving(true)}>
          {text.exit}
        </MenuItem>
      </ul>
      <InstallHint />
      <Theme />
      {isLeaving && <Exit onClose={() => setLeaving(false)} />}
    </Screen>
  )
}
