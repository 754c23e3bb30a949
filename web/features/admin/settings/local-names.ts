import type { LocalServer } from '#shared/models.ts'

const NAMES: Record<LocalServer, string> = {
  ollama: 'Ollama',
  lmstudio: 'LM Studio',
  llamacpp: 'llama.cpp',
  vllm: 'vLLM',
}

/** What people call a server of models. */
export const serverName = (server: LocalServer): string => NAMES[server]
