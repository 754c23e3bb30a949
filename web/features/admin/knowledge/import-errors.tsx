import '@mantine/core/styles/Table.layer.css'
import { Table } from '@mantine/core'
import type { ImportError } from '#shared/admin/knowledge.ts'
import classes from './knowledge.module.css'

type ImportErrorsProps = {
  errors: readonly ImportError[]
  /** Rows with errors in all; the list may be shorter. */
  rows: number
}

/** What is wrong with which row of a file. */
export function ImportErrors({ errors, rows }: ImportErrorsProps) {
  const listed = new Set(errors.map(({ row }) => row)).size
  return (
    <div className={classes.framed}>
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Row</Table.Th>
            <Table.Th>Field</Table.Th>
            <Table.Th>Problem</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {errors.map(({ row, field, message }) => (
            <Table.Tr key={`${row} ${field} ${message}`}>
              <Table.Td className="num">{row ?? 'File'}</Table.Td>
              <Table.Td>{field}</Table.Td>
              <Table.Td>{message}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rows > listed && <p className={classes.note}>And {rows - listed} more rows with errors.</p>}
    </div>
  )
}
