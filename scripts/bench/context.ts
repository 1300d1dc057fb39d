import type { Stage } from './stage.ts'

export interface BenchContext {
  stage: Stage
  /** Small amounts of everything, to see that it works. */
  quick: boolean
}
