import { styleText } from 'node:util'
import type { BuildEvent } from './builds/build_all.ts'

export const tell = (text: string) => console.log(`${styleText('magenta', '▸')} ${text}`)

/** Unchanged builds are silent. */
export function tellBuild({ name, state, seconds }: BuildEvent) {
  if (state === 'started') tell(`Building ${name} …`)
  if (state === 'built') tell(`Built ${name} in ${seconds.toFixed(1)} s`)
}
