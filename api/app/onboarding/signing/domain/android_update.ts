export interface AndroidVersions {
  /** The newest one, by its `versionCode`; zero while there is none. */
  latest: number
  /** Older ones do not work any more. */
  oldest: number
}
export type AndroidUpdate = 'NONE' | 'OFFERED' | 'FORCED'

/** What an app of that version has to do; one that does not say its version is told of none. */
export const androidUpdate = (
  { latest, oldest }: AndroidVersions,
  running: number | undefined
): AndroidUpdate => {
  if (running === undefined) return 'NONE'
  if (running < oldest) return 'FORCED'
  return running < latest ? 'OFFERED' : 'NONE'
}
