const PLAIN = /^[a-z0-9]*$/

/** Lower case, without accents, so that "Wärme", "WAERME" aside, and "warme" compare equal. */
export function fold(text: string): string {
  // Most words are plain already, and each word of each entry comes by here.
  if (PLAIN.test(text)) return text
  return text.toLowerCase().replaceAll('ß', 'ss').replaceAll('’', "'").normalize('NFD').replace(/\p{M}/gu, '')
}

const STOP = new Set(
  'about after also and any are auch auf aus avec avons bei been before but can cette como con could cual cuando dans das dass debe den der des die does donc ein eine einem einen einer elle est esta este for for from fur haben habe hacer has have how ich ihr ist kann les los make mehr mein mit more mon most muss nach nicht nos notre nous nuestra nuestro oder our out para pas peut plus por pour quand que quel quelle qui quoi sans sein should sin sind sobre sollen some sont sur that the their them then there they this und une uns unser unsere very von vor want was wenn wer werden what when where which who why wie will wir with without would you your zum zur tell please just like need give help mucho muy mas son sus una unas unos tengo tenemos comment faut fait dois ein hay quiero quisiera mich dir mir noch hier also write good bad right know think does code idea really actually'.split(
    ' ',
  ),
)

/** The words of a text that can carry its subject: folded, three letters or more, no function words. */
export function contentWords(text: string): string[] {
  return [...new Set(fold(text).match(/[\p{L}][\p{L}\p{N}]{2,}/gu) ?? [])].filter((word) => !STOP.has(word))
}
