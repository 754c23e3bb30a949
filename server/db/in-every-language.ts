import { LANGUAGES, type Language } from '#shared/language.ts'

type By<Value> = Record<Language, Value>

interface StoredAnswer {
  readonly id?: string
  readonly asks: Partial<By<string[]>>
  readonly says: Partial<By<string>>
  readonly steps: Partial<By<string[]>>
}

/** An answer with a text for every language: where nobody wrote one, in English, or in the first that there is. */
export function inEveryLanguage({ asks, says, steps, ...answer }: StoredAnswer) {
  const written = says.en === undefined ? LANGUAGES.find((lang) => says[lang] !== undefined) : 'en'
  const each = <Value>(of: (lang: Language) => Value) =>
    Object.fromEntries(LANGUAGES.map((lang) => [lang, of(lang)])) as By<Value>
  const from = (lang: Language) => (says[lang] === undefined ? (written ?? lang) : lang)
  return {
    ...answer,
    asks: each((lang) => asks[lang] ?? []),
    says: each((lang) => says[from(lang)] ?? ''),
    steps: each((lang) => steps[from(lang)] ?? []),
  }
}
