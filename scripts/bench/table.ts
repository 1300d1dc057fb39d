import { type Figure, isReached, spreadOf } from './measure.ts'

const heads = ['What', 'Measured', 'Against', 'Ratio: median [min–max]', 'Aim', 'Reached']

const short = (value: number) => value.toFixed(2)

function ratioOf({ ratios }: Figure) {
  if (!ratios) return ''
  const { median, min, max } = spreadOf(ratios)
  return `${short(median)} [${short(min)}–${short(max)}]`
}

function aimOf({ aim }: Figure) {
  if (!aim) return ''
  return 'atLeast' in aim ? `≥ ${aim.atLeast}` : `≤ ${aim.atMost}`
}

function verdictOf(figure: Figure) {
  const reached = isReached(figure)
  return reached === undefined ? '' : reached ? 'yes' : 'no'
}

const cellsOf = (figure: Figure) => [
  figure.what,
  figure.measured,
  figure.against,
  ratioOf(figure),
  aimOf(figure),
  verdictOf(figure),
]

/** Padded for terminals. */
export function tableOf(figures: Figure[]) {
  const rows = [heads, ...figures.map(cellsOf)]
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [line(rows[0]!), rule, ...rows.slice(1).map(line)].join('\n')
}
