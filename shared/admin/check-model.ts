import { z } from 'zod'
import { CheckFailure } from '../models.ts'
import { ApiKey, ApiProvider, LocalServer, ModelId } from './setting-fields.ts'

/** A model that a provider or a local server offers. */
const OfferedModel = z.object({
  id: z.string(),
  /** Whether it can answer founders, as far as its id tells: not an embedding, a voice or an image. */
  answers: z.boolean(),
  /** Tokens that it reads, where the server or the catalogue tells them. */
  context: z.number().optional(),
  /** Its last day, as 2026-12-11, where that is known. */
  lastDay: z.string().optional(),
  replacement: z.string().optional(),
})
export type OfferedModel = z.infer<typeof OfferedModel>

export const CheckInput = z.object({
  provider: ApiProvider,
  /** A key to try in place of the saved one; it is not stored. */
  key: ApiKey.optional(),
  /** A model to ask for one word, besides listing the provider's. */
  model: ModelId.optional(),
  local: LocalServer.optional(),
})
export type CheckInput = z.output<typeof CheckInput>

export const CheckOutput = z.object({
  ok: z.boolean(),
  /** The provider's own sentence, at most 300 characters, without keys. */
  error: z.string().optional(),
  /** What the error is about, where that is clear. */
  about: CheckFailure.optional(),
  /** What to call the provider, and its host. */
  name: z.string(),
  address: z.string(),
  models: z.array(OfferedModel),
})
export type CheckedProvider = z.infer<typeof CheckOutput>

export const LocalOffer = z.object({
  server: LocalServer,
  name: z.string(),
  models: z.array(OfferedModel),
  /** "Ollama is running here with 2 models. Use llama3.2." */
  text: z.string(),
})
export type LocalOffer = z.infer<typeof LocalOffer>
