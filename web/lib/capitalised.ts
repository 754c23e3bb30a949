/** Returns what was said within a sentence, as it stands on its own. */
export const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)
