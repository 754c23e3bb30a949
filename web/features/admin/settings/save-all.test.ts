import { describe, expect, it } from 'vitest'
import type { SavedSetting } from '#shared/admin/settings.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { loadTexts } from '#web/lib/texts.ts'
import { type Part, saveParts } from './save-all.ts'

await loadTexts(['adminSettings'], 'en')

const saved = ({ key, value }: Part): SavedSetting => ({
  success: true,
  setting_key: key,
  setting_value: value,
  updatedAt: '2026-11-21T12:00:00Z',
  versionId: '4',
  warnings: [],
})
const part = (key: Part['key'], value: unknown = 'x'): Part => ({ key, value, expectedUpdatedAt: null })

describe('saving all settings', () => {
  it('sends every key before the first has answered', async () => {
    const begun: string[] = []
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const outcome = saveParts(
      [part('master_prompt'), part('api_provider'), part('model_config')],
      async (one) => {
        begun.push(one.key)
        await gate
        return saved(one)
      },
    )
    expect(begun).toEqual(['master_prompt', 'api_provider', 'model_config'])
    open()
    expect((await outcome).map(({ status }) => status)).toEqual(['saved', 'saved', 'saved'])
  })

  it('tells exactly which key failed and why', async () => {
    const outcome = await saveParts([part('master_prompt'), part('model_config')], async (one) => {
      if (one.key === 'model_config')
        throw new ApiError(400, 'bad_request', 'The temperature must be a number.')
      return saved(one)
    })
    expect(outcome).toMatchObject([
      { key: 'master_prompt', status: 'saved' },
      {
        key: 'model_config',
        status: 'failed',
        reason: 'The temperature must be a number.',
        signedOut: false,
      },
    ])
  })

  it('brings along what somebody else stored meanwhile, without its wrapping', async () => {
    const current = {
      setting_key: 'master_prompt',
      setting_value: { value: 'Theirs' },
      updatedAt: '2026-11-21T11:00:00Z',
    }
    const outcome = await saveParts([part('master_prompt', 'Mine')], () =>
      Promise.reject(new ApiError(409, 'conflict', 'Changed meanwhile.', { current })),
    )
    expect(outcome).toEqual([
      {
        key: 'master_prompt',
        status: 'conflict',
        stored: 'Theirs',
        updatedAt: '2026-11-21T11:00:00Z',
        savedBy: null,
      },
    ])
  })

  it('knows a session that has ended', async () => {
    const refused = () => Promise.reject(new ApiError(401, 'unauthenticated', 'Sign in again.'))
    expect(await saveParts([part('api_provider')], refused)).toMatchObject([{ signedOut: true }])
  })
})
