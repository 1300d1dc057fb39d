/** Runs ace on the TypeScript sources; the build writes its own copy without the loader. */
import '@poppinss/ts-exec'

await import('./bin/console.js')
