import type { Language } from './language.ts'

/** The three cards of the empty chat: the prompt that is sent and a short label. */
export const STARTERS: Record<Language, { prompt: string; label: string }[]> = {
  en: [
    {
      prompt: 'We have a lab result and ten possible markets. Which one first?',
      label: 'Choose a beachhead',
    },
    { prompt: 'Help me describe the one company I should phone on Monday.', label: 'Define the ICP' },
    { prompt: 'A utility wants a free pilot. What should I ask for in return?', label: 'Plan a pilot' },
  ],
  de: [
    {
      prompt: 'Wir haben ein Laborergebnis und zehn mögliche Märkte. Welcher zuerst?',
      label: 'Einstiegsmarkt wählen',
    },
    { prompt: 'Hilf mir, die eine Firma zu beschreiben, die ich am Montag anrufe.', label: 'ICP festlegen' },
    {
      prompt: 'Ein Stadtwerk will einen kostenlosen Piloten. Was verlange ich dafür?',
      label: 'Piloten planen',
    },
  ],
  es: [
    {
      prompt: 'Tenemos un resultado de laboratorio y diez mercados posibles. ¿Cuál primero?',
      label: 'Elegir el primer mercado',
    },
    { prompt: 'Ayúdame a describir la empresa a la que debería llamar el lunes.', label: 'Definir el ICP' },
    {
      prompt: 'Una empresa de servicios públicos quiere un piloto gratis. ¿Qué pido a cambio?',
      label: 'Planear un piloto',
    },
  ],
  fr: [
    {
      prompt: 'Nous avons un résultat de labo et dix marchés possibles. Lequel en premier ?',
      label: 'Choisir le premier marché',
    },
    { prompt: "Aide-moi à décrire l'entreprise que je devrais appeler lundi.", label: "Définir l'ICP" },
    {
      prompt: 'Un énergéticien veut un pilote gratuit. Que demander en échange ?',
      label: 'Préparer un pilote',
    },
  ],
}
