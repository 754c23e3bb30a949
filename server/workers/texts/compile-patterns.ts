import { setImmediate as turn } from 'node:timers/promises'
import { composeReply } from '#engine/guide/guide.ts'
import { lookAhead } from '#engine/roadmap/look-ahead.ts'

/** What founders write, with a fact and a question of every kind that the reader and the guide look for. */
const MESSAGES = [
  'We have developed a sensor that measures gas because plants lose 40,000 euros a month. Our primary industry is cement.',
  'I interviewed 12 plant managers, not 10; one signed a letter of intent for 5 units at 900 euros. How many do we need?',
  'Two pilots are running, one customer paid for the product and ordered again. Who signs, and what counts as revenue?',
  'Wir haben einen Sensor entwickelt, der Gas misst, weil Werke im Monat 40.000 Euro verlieren. Priorität 1 ist Zement.',
  'Ich habe 12 Betriebsleiter befragt, nicht 10; einer hat eine Absichtserklärung unterschrieben. Wie viele brauchen wir?',
  'Zwei Piloten laufen, ein Kunde hat das Produkt bezahlt und nachbestellt. Wer unterschreibt, und was zählt als Umsatz?',
  'Hemos desarrollado un sensor que mide gas porque las plantas pierden 40.000 euros al mes. La prioridad 1 es el cemento.',
  'Entrevisté a 12 jefes de planta, no a 10; uno firmó una carta de intención. ¿Cuántas entrevistas necesitamos?',
  'Hay dos pilotos en marcha, un cliente pagó el producto y volvió a pedir. ¿Quién firma y qué cuenta como ingreso?',
  'Nous avons développé un capteur qui mesure le gaz car les usines perdent 40 000 euros par mois. Priorité 1 : le ciment.',
  'J’ai interrogé 12 chefs d’usine, pas 10 ; l’un a signé une lettre d’intention. Combien d’entretiens faut-il ?',
  'Deux pilotes tournent, un client a payé le produit et recommandé. Qui signe, et qu’est-ce qui compte comme revenu ?',
]
const EMPTY = { search: () => [], find: () => undefined }
/** The engine compiles a pattern when it runs a second time. */
const ROUNDS = 2

/**
 * Reads and answers these messages for nobody, so that the first founder of each language does not wait for some
 * thousand patterns to be compiled. Other work goes between two messages.
 */
export async function warmUp(): Promise<void> {
  const at = new Date(0).toISOString()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const content of MESSAGES) {
      const { roadmapContext } = lookAhead({
        message: { messageId: 'warm-up', content, follows: null, asks: null },
        ledger: [],
        at,
      })
      const messages = [{ role: 'user' as const, content }]
      composeReply({ messages, library: EMPTY, roadmap: roadmapContext.summary })
      await turn()
    }
  }
}
