import type { Language } from './language.ts'

/** What the roadmap holds on a subject, in the founder's words; missing or blank when it holds nothing. */
export interface ContextData {
  current?: string
  /** The same by its parts, each with its label; told in place of `current`, a line for each. */
  parts?: readonly { readonly label: string; readonly text: string }[]
}

interface Lines {
  /** Opens a subject on which nothing is known yet. */
  empty: string
  /** Asks about one that is filled, after its content has been repeated. */
  refine: string
}

const HOLDS: Record<Language, (current: string) => string> = {
  en: (current) => `Your roadmap says: “${current}”`,
  de: (current) => `In deiner Roadmap steht: „${current}“`,
  es: (current) => `Tu hoja de ruta dice: «${current}»`,
  fr: (current) => `Ta feuille de route dit : « ${current} »`,
}

const LISTS: Record<Language, string> = {
  en: 'Your roadmap says:',
  de: 'In deiner Roadmap steht:',
  es: 'Tu hoja de ruta dice:',
  fr: 'Ta feuille de route dit :',
}

/** The parts of the roadmap that can open a chat, and the one question each opens it with. */
const LINES: Record<string, Record<Language, Lines>> = {
  idea_summary: {
    en: {
      empty:
        'Let’s put your idea into a few sentences. What does your technology do that was not possible before, and which problem does it solve for whom?',
      refine: 'What has changed: the technology, the problem, or where it is used?',
    },
    de: {
      empty:
        'Fassen wir deine Idee in wenige Sätze. Was kann deine Technologie, das vorher nicht möglich war, und welches Problem löst sie für wen?',
      refine: 'Was hat sich geändert: die Technologie, das Problem oder die Anwendung?',
    },
    es: {
      empty:
        'Pongamos tu idea en pocas frases. ¿Qué hace tu tecnología que antes no era posible y qué problema resuelve, y a quién?',
      refine: '¿Qué ha cambiado: la tecnología, el problema o dónde se usa?',
    },
    fr: {
      empty:
        'Résumons ton idée en quelques phrases. Que permet ta technologie qui était impossible avant, et quel problème résout-elle, pour qui ?',
      refine: 'Qu’est-ce qui a changé : la technologie, le problème ou l’usage ?',
    },
  },
  value_proof: {
    en: {
      empty:
        'Let’s work out your value proposition. Who gains from your product, what changes for them, and by how much?',
      refine: 'Which proof do you have for it by now, from the lab or from a customer?',
    },
    de: {
      empty:
        'Arbeiten wir dein Wertversprechen aus. Wer gewinnt durch dein Produkt, was ändert sich für ihn, und um wie viel?',
      refine: 'Welchen Beleg hast du inzwischen dafür, aus dem Labor oder von einem Kunden?',
    },
    es: {
      empty: 'Definamos tu propuesta de valor. ¿Quién gana con tu producto, qué cambia para él y cuánto?',
      refine: '¿Qué prueba tienes ya, del laboratorio o de un cliente?',
    },
    fr: {
      empty:
        'Précisons ta proposition de valeur. Qui gagne grâce à ton produit, qu’est-ce qui change pour lui, et de combien ?',
      refine: 'Quelle preuve as-tu désormais, du labo ou d’un client ?',
    },
  },
  evidence: {
    en: {
      empty:
        'Let’s record what you have learned outside the lab. How many potential customers have you interviewed, and is there a letter of intent, a pilot or revenue?',
      refine: 'What has been added since: an interview, a letter of intent, a pilot, or revenue?',
    },
    de: {
      empty:
        'Halten wir fest, was du außerhalb des Labors gelernt hast. Wie viele mögliche Kunden hast du befragt, und gibt es eine Absichtserklärung, einen Piloten oder Umsatz?',
      refine: 'Was ist seitdem dazugekommen: ein Interview, eine Absichtserklärung, ein Pilot oder Umsatz?',
    },
    es: {
      empty:
        'Anotemos lo que has aprendido fuera del laboratorio. ¿A cuántos posibles clientes has entrevistado? ¿Hay alguna carta de intención, un piloto o ingresos?',
      refine:
        '¿Qué se ha sumado desde entonces: una entrevista, una carta de intención, un piloto o ingresos?',
    },
    fr: {
      empty:
        'Notons ce que tu as appris hors du labo. Combien de clients potentiels as-tu interrogés, et y a-t-il une lettre d’intention, un pilote ou du chiffre d’affaires ?',
      refine:
        'Qu’est-ce qui s’est ajouté depuis : un entretien, une lettre d’intention, un pilote ou du chiffre d’affaires ?',
    },
  },
  target_industries: {
    en: {
      empty:
        'Let’s choose where to begin. Which two or three industries have the problem you solve, and where does it hurt most?',
      refine: 'Which of these comes first, and what speaks for it?',
    },
    de: {
      empty:
        'Wählen wir aus, wo du anfängst. Welche zwei oder drei Branchen haben das Problem, das du löst, und wo drückt es am meisten?',
      refine: 'Welche davon kommt zuerst, und was spricht für sie?',
    },
    es: {
      empty:
        'Elijamos por dónde empezar. ¿Qué dos o tres sectores tienen el problema que resuelves y dónde duele más?',
      refine: '¿Cuál va primero y qué habla a su favor?',
    },
    fr: {
      empty:
        'Choisissons par où commencer. Quels sont les deux ou trois secteurs qui ont le problème que tu résous, et où fait-il le plus mal ?',
      refine: 'Lequel vient en premier, et pourquoi ?',
    },
  },
  icp: {
    en: {
      empty:
        'Let’s describe the one company to phone on Monday. What does it make, how large is it, and how do you recognise that it has the problem?',
      refine: 'What have your last conversations confirmed about this customer, and what not?',
    },
    de: {
      empty:
        'Beschreiben wir die eine Firma, die du am Montag anrufst. Was stellt sie her, wie groß ist sie, und woran erkennst du, dass sie das Problem hat?',
      refine: 'Was haben deine letzten Gespräche an diesem Kunden bestätigt, und was nicht?',
    },
    es: {
      empty:
        'Describamos la empresa a la que llamarías el lunes. ¿Qué fabrica, qué tamaño tiene y cómo reconoces que tiene el problema?',
      refine: '¿Qué han confirmado tus últimas conversaciones sobre este cliente y qué no?',
    },
    fr: {
      empty:
        'Décrivons l’entreprise à appeler lundi. Que fabrique-t-elle, quelle est sa taille, et à quoi vois-tu qu’elle a le problème ?',
      refine: 'Qu’ont confirmé tes derniers échanges sur ce client, et que n’ont-ils pas confirmé ?',
    },
  },
  buyer_persona: {
    en: {
      empty:
        'Let’s name the person who signs. Which role is it, what moves them, and which proof do they ask for before they buy?',
      refine: 'Is this still the person who signs, and which proof do they ask for?',
    },
    de: {
      empty:
        'Benennen wir die Person, die unterschreibt. Welche Rolle hat sie, was treibt sie an, und welchen Nachweis verlangt sie vor dem Kauf?',
      refine: 'Unterschreibt noch immer diese Person, und welchen Nachweis verlangt sie?',
    },
    es: {
      empty:
        'Pongamos nombre a quien firma. ¿Qué cargo tiene, qué le mueve y qué prueba pide antes de comprar?',
      refine: '¿Sigue siendo esta la persona que firma y qué prueba pide?',
    },
    fr: {
      empty:
        'Nommons la personne qui signe. Quel est son rôle, qu’est-ce qui la motive, et quelle preuve demande-t-elle avant d’acheter ?',
      refine: 'Est-ce toujours la personne qui signe, et quelle preuve demande-t-elle ?',
    },
  },
  next_best_action: {
    en: {
      empty: 'Let’s plan your next step. What have you done so far, and what holds you up right now?',
      refine: 'That is your next step. How far are you with it, and what do you need to finish it?',
    },
    de: {
      empty: 'Planen wir deinen nächsten Schritt. Was hast du bisher getan, und was hält dich gerade auf?',
      refine:
        'Das ist dein nächster Schritt. Wie weit bist du damit, und was fehlt dir, um ihn abzuschließen?',
    },
    es: {
      empty: 'Planifiquemos tu próximo paso. ¿Qué has hecho hasta ahora y qué te frena?',
      refine: 'Ese es tu próximo paso. ¿Hasta dónde has llegado y qué necesitas para terminarlo?',
    },
    fr: {
      empty: 'Préparons ta prochaine étape. Qu’as-tu fait jusqu’ici, et qu’est-ce qui te bloque ?',
      refine: 'C’est ta prochaine étape. Où en es-tu, et que te faut-il pour la terminer ?',
    },
  },
}

/** The line with which the assistant opens a chat about one part of the roadmap; null for an unknown part. */
export function generateContextPrompt(type: string, data: ContextData, language: Language): string | null {
  const lines = Object.hasOwn(LINES, type) ? LINES[type]?.[language] : undefined
  if (!lines) return null
  const parts = (data.parts ?? []).filter(({ text }) => text.trim() !== '')
  if (parts.length > 0) {
    const listed = parts.map(({ label, text }) => `- **${label}:** ${text.replace(/\s+/g, ' ').trim()}`)
    return [LISTS[language], listed.join('\n'), lines.refine].join('\n\n')
  }
  const current = data.current?.trim()
  return current ? `${HOLDS[language](current)}\n\n${lines.refine}` : lines.empty
}
