import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'
import classes from './layouts.module.css'

const t = textsOf('app')

/** A page that is on its way: a title and three bars, in the place of the text. */
export function PageSkeleton() {
  return (
    <main className={classes.text} aria-busy="true">
      <PageBars />
    </main>
  )
}

/** The same inside a frame that is there already. */
export function PageBars() {
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack gap="md" aria-hidden="true">
        <Skeleton height={40} width="60%" mb="md" />
        <Skeleton height={14} />
        <Skeleton height={14} />
        <Skeleton height={14} width="80%" />
      </Stack>
    </>
  )
}
