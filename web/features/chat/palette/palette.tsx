import { Modal } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { textsOf } from '#web/lib/texts.ts'
import { useIsPhone } from '#web/lib/use-is-phone.ts'
import classes from './palette.module.css'
import { PaletteBody } from './palette-body.tsx'
import { paletteStore } from './palette-store.ts'
import type { Row } from './rows.ts'

const t = textsOf('keeping')

/** Finds conversations, pages and actions from the keyboard; on phones it takes the whole screen. */
export function Palette({ opened }: { opened: boolean }) {
  // Only a dialog that opens after it was there knows where the focus has to go back to.
  const mounted = useMounted()
  const narrow = useIsPhone()
  const navigate = useNavigate()
  // What was opened takes the focus; otherwise it goes back.
  const [left, setLeft] = useState(false)
  const open = (row: Row, elsewhere: boolean) => {
    if (elsewhere && row.to) {
      window.open(row.to, '_blank', 'noopener')
      return
    }
    if (!row.stays) {
      setLeft(true)
      paletteStore.close()
    }
    if (row.to) void navigate(row.to)
    row.act?.()
  }
  return (
    <Modal
      opened={opened && mounted}
      onClose={paletteStore.close}
      attributes={{ content: { 'aria-label': t('palette.label') } }}
      withCloseButton={false}
      centered={false}
      fullScreen={narrow}
      size={640}
      padding={0}
      yOffset={104}
      radius={narrow ? 0 : 14}
      returnFocus={!left}
      transitionProps={{
        transition: {
          in: { opacity: 1, scale: '1' },
          out: { opacity: 0, scale: '.98' },
          transitionProperty: 'opacity, scale',
        },
        duration: 120,
        exitDuration: 120,
        onEnter: () => setLeft(false),
      }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <PaletteBody onOpen={open} />
    </Modal>
  )
}
