import { languageStore } from '#web/lib/language.ts'

// Unit tests share their modules, and one that speaks another language must not leave it to the next file.
languageStore.show('en')
