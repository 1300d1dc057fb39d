import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../paths.ts'

export const iconsHome = inRoot('backoffice', 'icons')
export const iconFile = (name: string) => join(iconsHome, 'icons', `${name}.js`)

const importing = [
  inRoot('backoffice', 'src'),
  inRoot('node_modules', 'react-admin', 'dist'),
  inRoot('node_modules', 'ra-ui-materialui', 'dist'),
]
const source = /\.(js|ts|tsx)$/
const imported = /from ['"]@mui\/icons-material\/(\w+)['"]/g

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => source.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

function drawnIcons() {
  const texts = importing.flatMap(sourcesIn)
  return new Set(texts.flatMap((text) => [...text.matchAll(imported)].map(([, name]) => name!)))
}

/** Missing and unused icons. */
export function compareIcons() {
  const drawn = drawnIcons()
  const kept = readdirSync(join(iconsHome, 'icons')).map((name) => name.slice(0, -'.js'.length))
  return {
    missing: [...drawn].filter((name) => !existsSync(iconFile(name))).sort(),
    unused: kept.filter((name) => !drawn.has(name)).sort(),
  }
}
