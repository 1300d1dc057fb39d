export interface Job {
  name: string
  needs?: readonly string[]
  run(): Promise<void>
}

/**
 * First runnable first, `width` at a time.
 * @throws what a job throws, and on unknown needs
 */
export function runPlan(width: number, jobs: readonly Job[]) {
  const waiting = [...jobs]
  const ended = new Set<string>()
  let running = 0
  return new Promise<void>((resolve, reject) => {
    const isReady = ({ needs = [] }: Job) => needs.every((name) => ended.has(name))
    const start = async (job: Job) => {
      running += 1
      try {
        await job.run()
        ended.add(job.name)
      } finally {
        running -= 1
      }
      goOn()
    }
    const goOn = () => {
      for (let at = 0; running < width && (at = waiting.findIndex(isReady)) >= 0;) {
        const [job] = waiting.splice(at, 1)
        start(job!).catch(reject)
      }
      if (running > 0) return
      if (waiting.length === 0) return resolve()
      reject(new Error(`Nothing lets these begin: ${waiting.map(({ name }) => name).join(', ')}`))
    }
    goOn()
  })
}
