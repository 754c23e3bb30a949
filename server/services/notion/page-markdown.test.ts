import type { BlockObjectResponse } from '@notionhq/client'
import { describe, expect, it } from 'vitest'
import { run } from '#server/test/notion.ts'
import { tidyMarkdown } from '#server/workers/texts/tidy-page.ts'
import { pageMarkdown } from './page-markdown.ts'
import type { BlockTree } from './read-pages.ts'

const markdownOf = async (trees: readonly BlockTree[]) => tidyMarkdown(await pageMarkdown(trees))

let ids = 0
const tree = (type: string, value: object, children: BlockTree[] = []): BlockTree => ({
  block: {
    id: `block-${++ids}`,
    type,
    has_children: children.length > 0,
    [type]: value,
  } as unknown as BlockObjectResponse,
  children,
})
const block = (type: string, text: string, children: BlockTree[] = []) =>
  tree(type, { rich_text: [run(text)] }, children)
const external = (url: string, caption = '') => ({
  type: 'external',
  external: { url },
  caption: caption === '' ? [] : [run(caption)],
})
const uploaded = (caption = '') => ({
  type: 'file',
  file: { url: 'https://files.example/secret?expires=soon', expiry_time: '' },
  caption: caption === '' ? [] : [run(caption)],
})

describe('a Notion page as Markdown', () => {
  it('keeps headings, paragraphs and what is folded under them in order', async () => {
    const markdown = await markdownOf([
      block('heading_1', 'One', [block('paragraph', 'Folded under one')]),
      block('heading_2', 'Two'),
      block('heading_3', 'Three'),
      block('heading_4', 'Four'),
      block('paragraph', 'Text', [block('paragraph', 'Indented')]),
      block('toggle', 'More', [
        block('paragraph', 'Inside'),
        block('toggle', 'Even more', [block('paragraph', 'Deep')]),
      ]),
      tree('divider', {}),
      block('template', 'Template', [block('paragraph', 'Filled in')]),
    ])
    expect(markdown).toBe(
      [
        '# One',
        'Folded under one',
        '## Two',
        '### Three',
        '### Four',
        'Text',
        'Indented',
        '**More**',
        'Inside',
        '**Even more**',
        'Deep',
        '---',
        '**Template**',
        'Filled in',
      ].join('\n\n'),
    )
  })

  it('nests lists and counts each numbered list from one', async () => {
    const markdown = await markdownOf([
      block('bulleted_list_item', 'a', [
        block('bulleted_list_item', 'b', [block('numbered_list_item', 'c')]),
      ]),
      tree('to_do', { rich_text: [run('done')], checked: true }),
      tree('to_do', { rich_text: [run('open')], checked: false }),
      block('paragraph', 'then'),
      block('numbered_list_item', 'first', [block('paragraph', 'why')]),
      block('numbered_list_item', 'second'),
      block('paragraph', 'again'),
      block('numbered_list_item', 'first'),
    ])
    expect(markdown).toBe(
      '- a\n    - b\n        1. c\n- [x] done\n- [ ] open\n\nthen\n\n1. first\n\n    why\n\n2. second\n\nagain\n\n1. first',
    )
  })

  it('writes quotes and callouts with everything inside them', async () => {
    const icon = { type: 'emoji', emoji: '💡' }
    const markdown = await markdownOf([
      block('quote', 'Said\ntwice', [block('bulleted_list_item', 'point')]),
      tree('callout', { rich_text: [run('Mind')], icon }, [
        block('bulleted_list_item', 'this', [block('bulleted_list_item', 'and that')]),
      ]),
    ])
    expect(markdown).toBe('> Said\n> twice\n> - point\n>\n> 💡 Mind\n> - this\n>     - and that')
  })

  it('writes tables whose cells stay in their columns', async () => {
    const row = (...cells: string[]) => tree('table_row', { cells: cells.map((cell) => [run(cell)]) })
    const markdown = await markdownOf([
      tree('table', { table_width: 2, has_column_header: true, has_row_header: false }, [
        row('Name', 'Value'),
        row('a|b', 'two\nlines'),
      ]),
    ])
    expect(markdown).toBe('| Name | Value     |\n| ---- | --------- |\n| a\\|b | two lines |')
  })

  it('follows columns, tabs, synced blocks, meeting notes and blocks invented later', async () => {
    const markdown = await markdownOf([
      tree('column_list', {}, [
        tree('column', {}, [block('paragraph', 'left')]),
        tree('column', {}, [block('paragraph', 'right')]),
      ]),
      tree('synced_block', { synced_from: null }, [block('paragraph', 'synced')]),
      tree('tab', {}, [block('paragraph', 'tab')]),
      tree('meeting_notes', { title: [run('Meeting')] }, [block('paragraph', 'notes')]),
      tree('transcription', { title: [run('Call')] }, [block('paragraph', 'transcript')]),
      tree('hologram', {}, [block('paragraph', 'future')]),
    ])
    expect(markdown.split('\n\n')).toEqual([
      'left',
      'right',
      'synced',
      'tab',
      '**Meeting**',
      'notes',
      '**Call**',
      'transcript',
      'future',
    ])
  })

  it('keeps links and captions, and no address that ends within the hour', async () => {
    const markdown = await markdownOf([
      tree('image', external('https://example.org/a.png', 'Chart')),
      tree('image', uploaded('Photo of the rig')),
      tree('image', uploaded()),
      tree('video', external('https://example.org/v')),
      tree('audio', uploaded()),
      tree('pdf', uploaded('Data sheet')),
      tree('file', { ...uploaded(), name: 'prices.xlsx' }),
      tree('bookmark', { url: 'https://example.org/b', caption: [run('Source')] }),
      tree('embed', { url: 'https://example.org/e', caption: [] }),
      tree('link_preview', { url: 'https://example.org/l' }),
      tree('link_to_page', { type: 'page_id', page_id: '1429989f-e8ac-4eff-bc8f-57f56486db54' }),
      tree('child_database', { title: 'Customers' }),
    ])
    expect(markdown.split('\n\n')).toEqual([
      '[Chart](https://example.org/a.png)',
      'Photo of the rig',
      '[Video](https://example.org/v)',
      'Audio',
      'Data sheet',
      'prices.xlsx',
      '[Source](https://example.org/b)',
      '[https://example.org/e](https://example.org/e)',
      '[https://example.org/l](https://example.org/l)',
      '[Linked page](https://www.notion.so/1429989fe8ac4effbc8f57f56486db54)',
      'Customers',
    ])
  })

  it('leaves out what only draws, and pages of their own', async () => {
    const drawn = ['breadcrumb', 'table_of_contents', 'unsupported', 'child_page']
    expect(await markdownOf(drawn.map((type) => tree(type, { title: 'Own page' })))).toBe('')
  })

  it('writes marks and formulas, joins pieces of code, and follows only links that lead somewhere safe', async () => {
    const markdown = await markdownOf([
      tree('paragraph', {
        rich_text: [
          run('bold', { bold: true }),
          run(' '),
          run('slanted', { italic: true, underline: true }),
          run(' '),
          run('code', { code: true }),
          run(' '),
          run('gone', { strikethrough: true }),
          run(' '),
          run('site', {}, 'https://example.org'),
          run(' '),
          run('page', {}, '/1429989fe8ac4effbc8f57f56486db54'),
          run(' '),
          run('trap', {}, 'javascript:alert(1)'),
          run(' '),
          { ...run('E=mc^2'), type: 'equation', equation: { expression: 'E=mc^2' } },
        ],
      }),
      tree('code', { rich_text: [run('let '), run('a = 1')], language: 'javascript' }),
      tree('equation', { expression: 'a^2' }),
    ])
    expect(markdown).toBe(
      [
        '**bold** _slanted_ `code` ~~gone~~ [site](https://example.org) [page](https://www.notion.so/1429989fe8ac4effbc8f57f56486db54) trap $E=mc^2$',
        '```javascript\nlet a = 1\n```',
        '$$\na^2\n$$',
      ].join('\n\n'),
    )
  })
})
