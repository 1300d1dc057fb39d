import type { ReactNode } from 'react'
import styles from '../dashboard.module.css'

interface RowTableProps {
  label: string
  columns: readonly string[]
  /** In column order; the first names the row. */
  rows: readonly (readonly ReactNode[])[]
}

export const RowTable = ({ label, columns, rows }: RowTableProps) => (
  <table className={styles.table} aria-label={label}>
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...rest], at) => (
        <tr key={at}>
          <th scope="row">{first}</th>
          {rest.map((cell, column) => (
            <td key={columns[column + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
