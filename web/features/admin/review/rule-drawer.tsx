import '@mantine/core/styles/Combobox.layer.css'
import { Button, Drawer, Group, Select, Skeleton, Stack, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type PromptBox, promptBoxesApi } from '#shared/admin/prompt-boxes.ts'
import type { ReviewDetail } from '#shared/admin/review.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { useBoxes } from '../prompt-boxes/use-boxes.ts'
import classes from './review.module.css'

const t = textsOf('adminReview')

interface RuleDrawerProps {
  readonly detail: ReviewDetail
  readonly onClose: () => void
  /** Called once the rule applies. */
  readonly onDone: () => void
}

/** Adds a rule to one of the prompt boxes, beside the reply that it is about. */
export function RuleDrawer(props: RuleDrawerProps) {
  const { data, isError } = useBoxes()
  return (
    <Drawer
      opened
      onClose={props.onClose}
      position="right"
      size="36rem"
      title={t('ruleDrawer.title')}
      classNames={{ title: classes.drawerTitle }}
      closeOnClickOutside={false}
    >
      <p className={classes.quiet}>{t('entryDrawer.question')}</p>
      <p className={classes.question} dir="auto">
        {props.detail.question?.content ?? props.detail.item.sentence}
      </p>
      {isError && <StateLine state="failed" text={t('ruleDrawer.failed')} />}
      {!data && !isError && <Skeleton height={200} role="status" aria-label={t('ruleDrawer.loading')} />}
      {data && <RuleForm {...props} boxes={data} />}
    </Drawer>
  )
}

function RuleForm({ boxes, detail, onClose, onDone }: RuleDrawerProps & { boxes: readonly PromptBox[] }) {
  const broken = detail.made_of?.broken[0]?.box_key
  const likely = boxes.find(({ box_key }) => box_key === broken) ?? boxes.at(-1)
  const [boxId, setBoxId] = useState(likely?.id ?? null)
  const [rule, setRule] = useState('')
  const [empty, setEmpty] = useState(false)
  const adding = useAddRule()
  const field = useRef<HTMLTextAreaElement>(null)
  // The drawer gave the focus to its close button while the boxes were on their way.
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const box = boxes.find(({ id }) => id === boxId)
    setEmpty(rule.trim() === '')
    if (box && rule.trim() !== '') {
      adding.mutate({ box, rule: rule.trim() }, { onSuccess: (read) => read && onDone() })
    }
  }
  const conflict = adding.error instanceof ApiError && adding.error.code === 'conflict'
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" mt="md">
        <Select
          label={t('ruleDrawer.box')}
          data={boxes.map(({ id, title }) => ({ value: id, label: title }))}
          value={boxId}
          onChange={setBoxId}
          allowDeselect={false}
        />
        <Textarea
          label={t('ruleDrawer.rule')}
          description={t('ruleDrawer.help')}
          placeholder={t('ruleDrawer.placeholder')}
          minRows={4}
          autosize
          ref={field}
          value={rule}
          onChange={(event) => setRule(event.currentTarget.value)}
          error={empty && rule.trim() === '' && t('ruleDrawer.empty')}
        />
        {adding.error && (
          <StateLine state="failed" text={t(conflict ? 'ruleDrawer.conflict' : 'ruleDrawer.notSaved')} />
        )}
        {adding.data === false && <StateLine state="warning" text={t('ruleDrawer.notRead')} />}
        <Group justify="flex-end" gap="sm">
          <Button onClick={onClose} disabled={adding.isPending}>
            {t('ruleDrawer.cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={adding.isPending}>
            {t('ruleDrawer.add')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Saves a box with one sentence more and puts its rules in force. False when none could be read from the text. */
function useAddRule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ box, rule }: { box: PromptBox; rule: string }): Promise<boolean> => {
      const { id, box_key, updated_at } = box
      // The sentence is there already when its text was saved and could not be read before.
      const text = box.prompt_text.trimEnd().endsWith(rule)
        ? box.prompt_text
        : `${box.prompt_text.trimEnd()}\n${rule}`
      await call(promptBoxesApi.save, { id, prompt_text: text, expectedUpdatedAt: updated_at })
      const { success } = await call(promptBoxesApi.interpret, {
        boxId: id,
        boxKey: box_key,
        promptText: text,
      })
      return success
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'prompt-boxes'] }),
  })
}
