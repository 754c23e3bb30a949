import type { Language } from '#shared/language.ts'
import { fold } from '../text.ts'

type Words = Record<string, number>

const list = (text: string, from: number): Words =>
  Object.fromEntries(text.split(' ').map((word, i) => [word.replace(/_/g, ' '), from + i]))

function compose(tens: Words, units: Words, join: (ten: string, unit: string) => string[]): Words {
  const out: Words = {}
  for (const [ten, value] of Object.entries(tens)) {
    out[ten] = value
    for (const [unit, n] of Object.entries(units))
      if (n >= 1 && n <= 9) for (const word of join(ten, unit)) out[word] = value + n
  }
  return out
}

const tensOf = (text: string, from = 20): Words =>
  Object.fromEntries(text.split(' ').map((word, i) => [word, from + i * 10]))

function english(): Words {
  const small = list(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    1,
  )
  const tens = tensOf('twenty thirty forty fifty sixty seventy eighty ninety')
  return {
    zero: 0,
    ...small,
    ...compose(tens, small, (t, u) => [`${t}-${u}`, `${t} ${u}`]),
    'a dozen': 12,
    dozen: 12,
    'two dozen': 24,
    'half a dozen': 6,
    'a hundred': 100,
    'one hundred': 100,
    hundred: 100,
  }
}

function german(): Words {
  const small = list(
    'eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    1,
  )
  const units = { ein: 1, ...small }
  const tens = tensOf('zwanzig dreißig vierzig funfzig sechzig siebzig achtzig neunzig')
  return {
    null: 0,
    ...small,
    ...compose(tens, units, (t, u) => [`${u}und${t}`]),
    zwo: 2,
    dreissig: 30,
    zweier: 2,
    dreier: 3,
    vierer: 4,
    funfer: 5,
    fuenf: 5,
    zwoelf: 12,
    'ein dutzend': 12,
    'einem dutzend': 12,
    'ein halbes dutzend': 6,
    dutzend: 12,
    'zwei dutzend': 24,
    hundert: 100,
    einhundert: 100,
  }
}

function spanish(): Words {
  const small = list(
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    1,
  )
  const tens = tensOf('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30)
  return {
    cero: 0,
    ...small,
    veintiun: 21,
    veintiuna: 21,
    ...compose(tens, { ...small, un: 1, una: 1 }, (t, u) => [`${t} y ${u}`]),
    'una docena': 12,
    'media docena': 6,
    'dos docenas': 24,
    docena: 12,
    cien: 100,
  }
}

function french(): Words {
  const small = list(
    'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    2,
  )
  const tens = tensOf('vingt trente quarante cinquante soixante')
  const units = { un: 1, une: 1, ...small }
  const out: Words = {
    zero: 0,
    ...small,
    ...compose(tens, units, (t, u) => [
      `${t}-${u}`,
      `${t} ${u}`,
      ...(u.startsWith('un') ? [`${t} et ${u}`, `${t}-et-${u}`] : []),
    ]),
  }
  for (const [word, n] of Object.entries(small)) {
    if (n >= 10) {
      out[`soixante-${word}`] = 60 + n
      out[`quatre-vingt-${word}`] = 80 + n
    }
    if (n < 10) out[`quatre-vingt-${word}`] = 80 + n
  }
  return {
    ...out,
    'soixante et onze': 71,
    'quatre-vingts': 80,
    'quatre-vingt-un': 81,
    'deux douzaines': 24,
    'une demi-douzaine': 6,
    cent: 100,
  }
}

const folded = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([word, n]) => [fold(word), n]))

/** Number words from 0 to 100 per language. The indefinite article is no number here: it is one only as a determiner. */
export const NUMBER_WORDS: Record<Language, Words> = {
  en: folded(english()),
  de: folded(german()),
  es: folded(spanish()),
  fr: folded(french()),
}
