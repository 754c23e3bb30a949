import type { LocalServer } from '#shared/models.ts'

const NAMES: Record<LocalServer, string> = {
  ollama: 'Ollama',
  lmstudio: 'LM Studio',
  llamacpp: 'llama.cpp',
  vllm: 'vLLM',
}

/** Whether a provider of this name is a server of models on this machine. */
export const isLocalName = (name: string | null): boolean => Object.values(NAMES).some((own) => own === name)

/** What people call a server of models. */
export const serverName = (server: LocalServer): string => NAMES[server]
