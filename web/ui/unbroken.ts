/**
 * Spaces at which a line must not break, made such: French sets one before : ; ! ? » and after «; Spanish, French and
 * German before % and currencies, French within 30 000. The text keeps its length.
 */
export const unbroken = (text: string): string =>
  text.replace(/ (?=[:;!?»])|(?<=«) |(?<=\d) (?=[%€$£°]|\d{3}(?!\d))/g, '\u00a0')
