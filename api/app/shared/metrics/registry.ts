/** Names and values of what is told apart: `{route: '/api/orders', status: '200'}`. */
export type Labels = Readonly<Record<string, string>>

/** One line of the text that Prometheus reads. */
interface Sample {
  name: string
  labels: Labels
  value: number
}
interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: () => Sample[] | Promise<Sample[]>
}

const escaped = (text: string) =>
  text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/"/g, '\\"')
const write = ({ name, labels, value }: Sample): string => {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
  return `${name}${pairs.length ? `{${pairs.join(',')}}` : ''} ${value}`
}

const metrics = new Map<string, Metric>()
const define = (metric: Metric): void => {
  if (metrics.has(metric.name)) throw new Error(`the metric ${metric.name} is defined twice`)
  metrics.set(metric.name, metric)
}

/** Told apart by their labels; a label never holds what a client may choose freely. */
class Series<Value> {
  #values = new Map<string, { labels: Labels; value: Value }>()

  constructor(private first: () => Value) {}

  of(labels: Labels): { labels: Labels; value: Value } {
    const key = JSON.stringify(labels)
    const known = this.#values.get(key)
    if (known) return known
    const series = { labels, value: this.first() }
    this.#values.set(key, series)
    return series
  }

  all() {
    return [...this.#values.values()]
  }
}

/** Counts what happened since the process started. */
export class Counter {
  #series = new Series(() => 0)

  constructor(name: string, help: string) {
    const samples = () => this.#series.all().map((series) => ({ name, ...series }))
    define({ name, help, type: 'counter', samples })
  }

  add(labels: Labels): void {
    this.#series.of(labels).value++
  }
}

/** Seconds, by the buckets that they fall into. */
export class Histogram {
  #series: Series<{ buckets: number[]; sum: number; count: number }>

  constructor(
    name: string,
    help: string,
    private bounds: readonly number[]
  ) {
    this.#series = new Series(() => ({ buckets: bounds.map(() => 0), sum: 0, count: 0 }))
    define({ name, help, type: 'histogram', samples: () => this.#samples(name) })
  }

  observe(labels: Labels, value: number): void {
    const series = this.#series.of(labels).value
    series.sum += value
    series.count++
    this.bounds.forEach((bound, index) => {
      if (value <= bound) series.buckets[index]++
    })
  }

  #samples(name: string): Sample[] {
    return this.#series.all().flatMap(({ labels, value: { buckets, sum, count } }) => [
      ...[...this.bounds.map(String), '+Inf'].map((le, index) => ({
        name: `${name}_bucket`,
        labels: { ...labels, le },
        value: buckets[index] ?? count,
      })),
      { name: `${name}_sum`, labels, value: sum },
      { name: `${name}_count`, labels, value: count },
    ])
  }
}

/** Asked for when the metrics are read. */
export const gauge = (
  name: string,
  help: string,
  read: () => { labels?: Labels; value: number }[] | Promise<{ labels?: Labels; value: number }[]>
): void =>
  define({
    name,
    help,
    type: 'gauge',
    samples: async () => (await read()).map(({ labels = {}, value }) => ({ name, labels, value })),
  })

/** Everything, in the text format of Prometheus. */
export const metricsText = async (): Promise<string> => {
  const parts: string[] = []
  for (const { name, help, type, samples } of metrics.values()) {
    parts.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`)
    parts.push(...(await samples()).map(write))
  }
  return `${parts.join('\n')}\n`
}
