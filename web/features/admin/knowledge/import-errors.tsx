import '@mantine/core/styles/Table.layer.css'
import { Table } from '@mantine/core'
import type { ImportError } from '#shared/admin/knowledge.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './knowledge.module.css'

const t = textsOf('adminKnowledge')

/** What cannot be read in which line of a file. */
export function ImportErrors({ errors }: { errors: readonly ImportError[] }) {
  return (
    <div className={classes.framed}>
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('import.line')}</Table.Th>
            <Table.Th>{t('import.problem')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {errors.map(({ row, message }) => (
            <Table.Tr key={`${row} ${message}`}>
              <Table.Td className="num">{row}</Table.Td>
              <Table.Td>{message}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
