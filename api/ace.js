/** Runs ace on the TypeScript sources; the build writes its own copy without the loader. */
import '../scripts/lib/builds/load_typescript.ts'

await import('./bin/console.js')
