import { menuGroupNames, type Manifest } from './define'

const folders = import.meta.glob<Manifest>('../resources/*/*/index.{ts,tsx}', {
  eager: true,
  import: 'default',
})

const rank = ({ menu }: Manifest) => menuGroupNames.indexOf(menu.group) * 1000 + menu.place

export const manifests: readonly Manifest[] = Object.values(folders).sort(
  (one, other) => rank(one) - rank(other)
)
