import { Button, Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EvidenceRow } from '#shared/records.ts'
import { errorText } from '#web/lib/api-error.ts'
import { evidenceQuery } from '#web/lib/evidence-query.ts'
import { formatDay } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './comments.module.css'

const t = textsOf('team')

type AttachMenuProps = { ventureId: string; busy: boolean; onChoose: (recordId: string) => void }

/** The records of the venture, one of which answers a request for proof. */
export function AttachMenu({ ventureId, busy, onChoose }: AttachMenuProps) {
  const [opened, setOpened] = useState(false)
  const { data, error } = useQuery({ ...evidenceQuery(ventureId), enabled: opened, staleTime: 0 })
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end">
      <Menu.Target>
        <Button size="sm" loading={busy}>
          {t('comments.attach')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.records} maw="min(26rem, calc(100vw - 2rem))">
        <Menu.Label>{t('comments.which')}</Menu.Label>
        {error && <p className={classes.none}>{errorText(error, t('unreachable'))}</p>}
        {data?.records.length === 0 && <p className={classes.none}>{t('comments.noRecords')}</p>}
        {data?.records.map((record) => (
          <Menu.Item key={record.id} onClick={() => onChoose(record.id)}>
            <span className={classes.record}>{recordName(record)}</span>
            <span className={classes.recordDay}>{formatDay(record.date ?? record.source.at)}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** "Interview: Petra Lang, Terravent"; told without names, "Interview: “We spoke to 12 plant managers”". */
function recordName({ type, who, organisation, count, source: { quote } }: EvidenceRow): string {
  const named = [who, organisation].filter(Boolean).join(', ')
  const what = named || quote || '–'
  if (type === 'interview' && count > 1) return t('comments.interviews', { count, what })
  return t(`comments.recordOf.${type}`, { what })
}
