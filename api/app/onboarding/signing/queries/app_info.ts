import { setting } from '#app/reference/settings/settings'
import { androidUpdate } from '../domain/android_update.js'
import { androidMessages } from '../i18n/fa.js'

export const androidInfo = async (running: number | undefined) => {
  const latest = await setting('androidVersionCode')
  const oldest = await setting('androidMinVersionCode')
  const update = androidUpdate({ latest, oldest }, running)
  return {
    versionCode: latest,
    minVersionCode: oldest,
    forceUpdate: update === 'FORCED',
    hasUpdate: update !== 'NONE',
    downloadUrl: (await setting('androidDownloadUrl')) || null,
    message: { NONE: null, OFFERED: androidMessages.offered, FORCED: androidMessages.forced }[
      update
    ],
  }
}

/** Where the app is offered; markets that do not have it are left out. */
export const marketInfo = async () => {
  const markets = [
    { name: 'BAZAAR', url: await setting('marketBazaarUrl') },
    { name: 'MYKET', url: await setting('marketMyketUrl') },
    { name: 'DIRECT', url: await setting('androidDownloadUrl') },
  ] as const
  return { items: markets.filter(({ url }) => url !== '') }
}
