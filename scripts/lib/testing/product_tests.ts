import { ApiProcess } from '../product/api_process.ts'
import { findChromium } from './chromium.ts'
import { prepareDatabase } from '../postgres/database.ts'
import { type JapaJob, runJapa } from './japa.ts'
import { inRoot } from '../paths.ts'
import { freePort } from '../ports.ts'
import type { TestDatabases } from './test_database.ts'

/**
 * On a fresh demo database.
 * @param env for the specs
 */
export async function runOnProduct(
  databases: TestDatabases,
  job: Omit<JapaJob, 'suite' | 'env'>,
  name: string,
  env: NodeJS.ProcessEnv = {}
) {
  const database = await databases.copy(name)
  const product: NodeJS.ProcessEnv = { ...database, NODE_ENV: 'development', DEMO: 'true' }
  await prepareDatabase(inRoot('api', 'build'), product, true)
  const server = new ApiProcess(product)
  try {
    const url = `http://${product.HOST}:${product.PORT}`
    await server.ready(url)
    const { executablePath, env: ofChromium } = await findChromium()
    await runJapa({
      ...job,
      suite: 'browser',
      // For the final ledger check.
      env: {
        ...env,
        ...database,
        PORT: String(await freePort()),
        PRODUCT_URL: url,
        CHROMIUM_PATH: executablePath,
        CHROMIUM_ENV: JSON.stringify(ofChromium),
      },
    })
  } finally {
    await server.stop()
  }
}
