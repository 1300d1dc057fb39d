import type { Stage } from './stage.ts'

export interface BenchContext {
  stage: Stage
  /** A smoke run. */
  quick: boolean
}
