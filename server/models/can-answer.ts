/** Models that providers list and that hold no conversation, by what their ids say. */
const NO_CHAT =
  /embed|bge-|rerank|whisper|tts|transcribe|audio|realtime|clip|moderation|dall-e|image|sora|babbage|davinci|turbo-instruct|search-(?:preview|api)|deep-research|computer-use/i

/** Whether a model that a provider lists can answer a founder, as far as its id tells. */
export const canAnswer = (id: string): boolean => !NO_CHAT.test(id)
