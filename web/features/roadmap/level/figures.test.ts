import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'

test.each([
  ['For operators, we cut the cost from €6,900 to €4,200 per tonne.', '€6,900 to €4,200 per tonne'],
  ['We cut hive losses from 30% to 12%.', '30% to 12%'],
  ['Wir senken die Kosten von 12 € auf 8 € pro Stück.', '12 € auf 8 € pro Stück'],
  ['We save 40 hours per week.', '40 hours per week'],
  ['Reducimos el daño en turbinas del 8 % al 2 % anual.', '8 % al 2 % anual'],
  ['Bajamos de 12 horas a 3 horas al mes la parada a las refinerías.', '12 horas a 3 horas al mes'],
  ['Nous réduisons le coût de 12 000 € à 8 000 € par an.', '12 000 € à 8 000 € par an'],
  ['Reducimos un 8 % a las distribuidoras.', '8 %'],
  ['Nous passons de 3 jours à 4 heures par essai.', '3 jours à 4 heures par essai'],
  ['Wir sparen 40 Stunden im Monat.', '40 Stunden im Monat'],
  ['We save 200 €/kg at 12 sites.', '200 €'],
  ['We make it better.', ''],
])('the figures of %j are %j', (text, figures) => {
  expect(figuresOf(text)).toBe(figures)
})
