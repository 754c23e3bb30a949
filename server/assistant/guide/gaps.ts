import type { Asks } from '#shared/asks.ts'
import type { Language } from '#shared/language.ts'
import { fold } from '../retrieval/fold.ts'
import type { RoadmapSummary } from '../types.ts'

type Text = Record<Language, string>

export type Gap = {
  id: string
  /** Its name inside a sentence. */
  piece: Text
  /** In the founder's own words, folded: they have already told this. */
  told: RegExp
  /** The roadmap already holds it. */
  known: (roadmap: RoadmapSummary) => boolean
  ask: Text
  /** What its question asks for; left out where the answer belongs to no field. */
  asks?: Asks
  /** Why this piece is the open one; also said when the founder has answered the one before. */
  open: Text
  steps: Record<Language, [string, string]>
}

const never = /(?!)/

/** The elements of the roadmap in the order of the next-best-action table. */
export const GAPS: Gap[] = [
  {
    id: 'technology',
    asks: { kind: 'field', field: 'technology' },
    piece: { en: 'the technology', de: 'die Technologie', es: 'la tecnología', fr: 'la technologie' },
    told: /\b(we|i)('ve| have)? (built|build|developed?|developing|make|made|invented|are building|are developing|can measure)\b|our (technology|sensor|process|material|platform|membrane|chip|device|software|algorithm|enzyme|battery|laser)|wir (bauen|entwickeln|haben .{0,60}(entwickelt|gebaut))|unsere? (technologie|sensor|verfahren|material|chip|anlage|software|membran|scanner)|(hemos|estamos) (desarrollad|desarroll|cre|constru)|(hacemos|desarrollamos|fabricamos|construimos) (un|una|unos|unas) (?!piloto|prueba|entrevista|oferta|encuesta)|nuestr[oa] (tecnologia|sensor|proceso|material|chip|plataforma)|(nous|on) (a|avons|developpons|fabriquons|developpe|construisons)\b.{0,40}(developpe|construit|mis au point|un|une)|notre (technologie|capteur|procede|materiau|puce|membrane)/,
    known: (roadmap) => Boolean(roadmap.idea?.technology),
    ask: {
      en: 'In two sentences, what does your technology do that was not possible before?',
      de: 'Was macht deine Technologie möglich, das vorher nicht ging, in zwei Sätzen?',
      es: '¿Qué hace posible tu tecnología que antes no se podía, en dos frases?',
      fr: 'En deux phrases, que rend possible ta technologie qui ne l’était pas avant ?',
    },
    open: {
      en: 'The open piece is the technology in plain words: what it does that was not possible before.',
      de: 'Offen ist die Technologie in klaren Worten: was sie möglich macht, das vorher nicht ging.',
      es: 'Falta la tecnología en palabras llanas: qué hace que antes no era posible.',
      fr: 'Il manque la technologie en mots simples : ce qu’elle permet qui ne l’était pas avant.',
    },
    steps: {
      en: [
        'Write two sentences: what it does now, what had to be done before. Deliverable: two sentences without an adjective.',
        'Read them to one person outside the lab and note where they stop you. Deliverable: a corrected version today.',
      ],
      de: [
        'Schreib zwei Sätze: was sie heute tut, was man vorher tun musste. Ergebnis: zwei Sätze ohne Adjektiv.',
        'Lies sie jemandem außerhalb des Labors vor und notiere, wo nachgefragt wird. Ergebnis: eine bessere Fassung noch heute.',
      ],
      es: [
        'Escribe dos frases: qué hace ahora y qué había que hacer antes. Entregable: dos frases sin adjetivos.',
        'Léelas a alguien de fuera del laboratorio y anota dónde te interrumpe. Entregable: una versión corregida hoy.',
      ],
      fr: [
        'Écris deux phrases : ce qu’elle fait aujourd’hui, ce qu’il fallait faire avant. Livrable : deux phrases sans adjectif.',
        'Lis-les à quelqu’un hors du labo et note où l’on t’arrête. Livrable : une version corrigée aujourd’hui.',
      ],
    },
  },
  {
    id: 'sufferer',
    asks: { kind: 'field', field: 'problem' },
    piece: {
      en: 'the problem and its cost',
      de: 'das Problem und seine Kosten',
      es: 'el problema y su coste',
      fr: 'le problème et son coût',
    },
    told: /(lose|loses|losing|cost|costs|costing|waste|pay|pays) .{0,60}(\d|million|hours|month|year)|(verlieren|verliert|kostet|kosten|zahlen|ausschuss) .{0,60}(\d|million|stunden|monat|jahr)|(pierden|pierde|cuesta|cuestan|gastan) .{0,60}(\d|millon|horas|mes|ano)|(perdent|perd|coute|coutent|depensent) .{0,60}(\d|million|heures|mois|an)/,
    known: (roadmap) => Boolean(roadmap.idea?.problem),
    ask: {
      en: 'Who has this problem today, and what does it cost them per month in money, time or risk?',
      de: 'Wer hat das Problem heute, und was kostet es pro Monat an Geld, Zeit oder Risiko?',
      es: '¿Quién tiene hoy este problema y cuánto le cuesta al mes en dinero, tiempo o riesgo?',
      fr: 'Qui a ce problème aujourd’hui, et que lui coûte-t-il par mois en argent, en temps ou en risque ?',
    },
    open: {
      en: 'The open piece is the sufferer: one person who has the problem, and its cost per month, without your technology in the sentence.',
      de: 'Offen ist, wer leidet: eine Person mit dem Problem und dessen Kosten pro Monat, ohne deine Technologie im Satz.',
      es: 'Falta quién lo sufre: una persona con el problema y su coste mensual, sin tu tecnología en la frase.',
      fr: 'Il manque celui qui souffre : une personne qui a le problème et son coût mensuel, sans ta technologie dans la phrase.',
    },
    steps: {
      en: [
        'Name one job title that has the problem and its cost per month. Deliverable: one sentence with a role, an amount and a unit.',
        'Describe what they do about it today. Deliverable: the workaround in one line, with what it costs.',
      ],
      de: [
        'Benenne eine Funktion, die das Problem hat, und die Kosten pro Monat. Ergebnis: ein Satz mit Rolle, Betrag und Einheit.',
        'Beschreib, was sie heute dagegen tut. Ergebnis: die Notlösung in einer Zeile, mit Kosten.',
      ],
      es: [
        'Nombra un cargo que tenga el problema y su coste mensual. Entregable: una frase con cargo, importe y unidad.',
        'Describe qué hace hoy al respecto. Entregable: el apaño en una línea, con su coste.',
      ],
      fr: [
        'Nomme une fonction qui a le problème et son coût mensuel. Livrable : une phrase avec fonction, montant et unité.',
        'Décris ce qu’elle fait aujourd’hui. Livrable : le palliatif en une ligne, avec son coût.',
      ],
    },
  },
  {
    id: 'segment',
    asks: { kind: 'field', field: 'industry' },
    piece: {
      en: 'the primary industry',
      de: 'die primäre Branche',
      es: 'el sector principal',
      fr: 'le secteur principal',
    },
    told: /priorit(y|at|ad|e) ?1|primary (industry|segment|market)|our (beachhead|primary|target market) is|prioritat 1|einstiegsmarkt ist|zielmarkt ist|prioridad 1|mercado de entrada es|priorite 1|tete de pont/,
    known: (roadmap) => (roadmap.industries?.length ?? 0) > 0,
    ask: {
      en: 'Which three industries are on your list, and in which of them could you phone someone this week?',
      de: 'Welche drei Branchen stehen auf deiner Liste, und in welcher kannst du diese Woche jemanden anrufen?',
      es: '¿Qué tres sectores tienes en la lista y en cuál podrías llamar a alguien esta semana?',
      fr: 'Quels trois secteurs as-tu en tête, et dans lequel peux-tu appeler quelqu’un cette semaine ?',
    },
    open: {
      en: 'The open piece is one primary industry: choose one, park the others in writing.',
      de: 'Offen ist eine primäre Branche: wähle eine, park die anderen schriftlich.',
      es: 'Falta un sector principal: elige uno y aparca los demás por escrito.',
      fr: 'Il manque un secteur principal : choisis-en un et mets les autres de côté par écrit.',
    },
    steps: {
      en: [
        'Score three industries on the seven beachhead questions. Deliverable: a one-page scorecard.',
        'Call two people in the best one before you believe the score. Deliverable: two call notes by Friday.',
      ],
      de: [
        'Bewerte drei Branchen nach den sieben Fragen zum Einstiegsmarkt. Ergebnis: eine Bewertungsseite.',
        'Ruf zwei Leute in der besten an, bevor du der Zahl glaubst. Ergebnis: zwei Gesprächsnotizen bis Freitag.',
      ],
      es: [
        'Puntúa tres sectores con las siete preguntas del mercado de entrada. Entregable: una hoja de puntuación.',
        'Llama a dos personas del mejor antes de creerte la nota. Entregable: dos notas de llamada antes del viernes.',
      ],
      fr: [
        'Note trois secteurs selon les sept questions de la tête de pont. Livrable : une grille d’une page.',
        'Appelle deux personnes dans le meilleur avant de croire la note. Livrable : deux comptes rendus avant vendredi.',
      ],
    },
  },
  {
    id: 'monday-company',
    piece: {
      en: 'the ideal customer',
      de: 'den Wunschkunden',
      es: 'el cliente ideal',
      fr: 'le client idéal',
    },
    told: /ideal customer (is|profile)|our icp|wunschkunde|ideal(er)? kunde|unser icp|cliente ideal|client ideal|notre icp|nuestro icp/,
    known: (roadmap) => Boolean(roadmap.icp),
    ask: {
      en: 'Which one company would you phone on Monday, and why that one?',
      de: 'Welche eine Firma würdest du am Montag anrufen, und warum gerade die?',
      es: '¿A qué empresa llamarías el lunes y por qué a esa?',
      fr: 'Quelle entreprise appellerais-tu lundi, et pourquoi celle-là ?',
    },
    open: {
      en: 'The open piece is the ideal customer profile (ICP): the one company you would phone on Monday, then generalised.',
      de: 'Offen ist das ideale Kundenprofil (ICP): die eine Firma, die du am Montag anrufst, danach verallgemeinert.',
      es: 'Falta el perfil de cliente ideal (ICP): la empresa a la que llamarías el lunes, y luego generalizada.',
      fr: 'Il manque le profil de client idéal (ICP) : l’entreprise que tu appellerais lundi, puis généralisée.',
    },
    steps: {
      en: [
        'Describe that company in six lines: site, process, scale, trigger, regulation, budget owner. Deliverable: a six-line sheet.',
        'Find 20 that match at least four lines. Deliverable: a list with names.',
      ],
      de: [
        'Beschreib die Firma in sechs Zeilen: Standort, Prozess, Größe, Auslöser, Regulierung, Budgetverantwortung. Ergebnis: ein Blatt mit sechs Zeilen.',
        'Finde 20 Firmen, die vier Zeilen erfüllen. Ergebnis: eine Liste mit Namen.',
      ],
      es: [
        'Descríbela en seis líneas: planta, proceso, escala, detonante, regulación, dueño del presupuesto. Entregable: una ficha de seis líneas.',
        'Encuentra 20 que cumplan al menos cuatro. Entregable: una lista con nombres.',
      ],
      fr: [
        'Décris-la en six lignes : site, procédé, échelle, déclencheur, réglementation, responsable du budget. Livrable : une fiche de six lignes.',
        'Trouve-en 20 qui remplissent au moins quatre lignes. Livrable : une liste de noms.',
      ],
    },
  },
  {
    id: 'signer',
    asks: { kind: 'field', field: 'persona_role' },
    piece: { en: 'the buyer', de: 'den Käufer', es: 'el comprador', fr: 'l’acheteur' },
    told: /(who|one|he|she|they|manager|director|head|cto|coo|ceo) .{0,20}signs?\b|unterschreibt|entscheidet (der|die|das|unser)|firma el|quien firma|decide la|qui signe|signe les/,
    known: (roadmap) => Boolean(roadmap.persona),
    ask: {
      en: 'Who signs for this at your target customer: which job title, up to which amount?',
      de: 'Wer unterschreibt bei deinem Wunschkunden dafür: welche Funktion, bis zu welchem Betrag?',
      es: '¿Quién firma esto en tu cliente objetivo: qué cargo y hasta qué importe?',
      fr: 'Qui signe pour cela chez ton client cible : quelle fonction, jusqu’à quel montant ?',
    },
    open: {
      en: 'The open piece is the buyer: who signs, who uses, who can block. Start with who signs.',
      de: 'Offen ist der Käufer: wer unterschreibt, wer nutzt, wer blockieren kann. Fang mit der Unterschrift an.',
      es: 'Falta el comprador: quién firma, quién usa, quién puede bloquear. Empieza por quien firma.',
      fr: 'Il manque l’acheteur : qui signe, qui utilise, qui peut bloquer. Commence par qui signe.',
    },
    steps: {
      en: [
        'Ask two contacts who approved their last comparable purchase. Deliverable: a job title and a signing limit.',
        'Write what that person must see before a trial starts, and where it must be measured. Deliverable: one line of proof needed.',
      ],
      de: [
        'Frag zwei Kontakte, wer ihren letzten vergleichbaren Kauf freigegeben hat. Ergebnis: eine Funktion und eine Freigabegrenze.',
        'Schreib auf, was diese Person vor einem Test sehen muss und wo gemessen. Ergebnis: eine Zeile „geforderter Beleg“.',
      ],
      es: [
        'Pregunta a dos contactos quién aprobó su última compra parecida. Entregable: un cargo y un límite de firma.',
        'Escribe qué debe ver esa persona antes de una prueba y dónde medido. Entregable: una línea con la prueba exigida.',
      ],
      fr: [
        'Demande à deux contacts qui a approuvé leur dernier achat comparable. Livrable : une fonction et un plafond de signature.',
        'Écris ce que cette personne doit voir avant un essai, et mesuré où. Livrable : une ligne de preuve exigée.',
      ],
    },
  },
  {
    id: 'interviews',
    asks: { kind: 'count', evidenceType: 'interview' },
    piece: { en: 'the interviews', de: 'die Interviews', es: 'las entrevistas', fr: 'les entretiens' },
    told: /\d+ .{0,30}(interview|conversation|gesprach|entrevist|entretien)|(interview|gesprach|entrevist|entretien)\w* .{0,20}\d+/,
    known: (roadmap) => (roadmap.counters?.interview ?? 0) > 0,
    ask: {
      en: 'How many people at possible customers have you interviewed so far, friends and advisers left out?',
      de: 'Wie viele Leute bei möglichen Kunden hast du bisher befragt, Freunde und Berater nicht gezählt?',
      es: '¿A cuántas personas de posibles clientes has entrevistado hasta ahora, sin contar amigos ni asesores?',
      fr: 'Combien de personnes chez des clients possibles as-tu interrogées, hors amis et conseillers ?',
    },
    open: {
      en: 'The open piece is interviews with people who own the problem: 10 open Evidence on the roadmap, 20 belong to Proof.',
      de: 'Offen sind Interviews mit Menschen, die das Problem haben: 10 öffnen Evidence auf der Roadmap, 20 gehören zu Proof.',
      es: 'Faltan entrevistas con quienes tienen el problema: 10 abren Evidence en la hoja de ruta y 20 corresponden a Proof.',
      fr: 'Il manque des entretiens avec ceux qui ont le problème : 10 ouvrent Evidence sur la feuille de route, 20 relèvent de Proof.',
    },
    steps: {
      en: [
        'Book 5 problem interviews in the primary industry within 10 days, no pitch. Deliverable: five calendar entries with name and company.',
        'Log each in five lines: who, last occurrence, cost, workaround, next step. Deliverable: five notes you can sort.',
      ],
      de: [
        'Vereinbare 5 Probleminterviews in der primären Branche binnen 10 Tagen, ohne Pitch. Ergebnis: fünf Termine mit Name und Firma.',
        'Halte jedes in fünf Zeilen fest: wer, letzter Vorfall, Kosten, Notlösung, nächster Schritt. Ergebnis: fünf vergleichbare Notizen.',
      ],
      es: [
        'Agenda 5 entrevistas de problema en el sector principal en 10 días, sin vender. Entregable: cinco citas con nombre y empresa.',
        'Anota cada una en cinco líneas: quién, última vez, coste, apaño, próximo paso. Entregable: cinco notas comparables.',
      ],
      fr: [
        'Cale 5 entretiens problème dans le secteur principal sous 10 jours, sans argumentaire. Livrable : cinq rendez-vous avec nom et entreprise.',
        'Note chacun en cinq lignes : qui, dernier incident, coût, palliatif, prochaine étape. Livrable : cinq notes comparables.',
      ],
    },
  },
  {
    id: 'warm-contacts',
    piece: { en: 'the commitment', de: 'die Zusage', es: 'el compromiso', fr: 'l’engagement' },
    told: never,
    known: (roadmap) =>
      Boolean(
        roadmap.counters && roadmap.counters.loi + roadmap.counters.pilot + roadmap.counters.revenue > 0,
      ),
    ask: {
      en: 'Who are your three warmest contacts, and what has each of them given up for you so far?',
      de: 'Wer sind deine drei wärmsten Kontakte, und was hat jeder bisher dafür hergegeben?',
      es: '¿Quiénes son tus tres contactos más cercanos y qué ha puesto cada uno hasta ahora?',
      fr: 'Qui sont tes trois contacts les plus chauds, et qu’a donné chacun jusqu’ici ?',
    },
    open: {
      en: 'The open piece is a commitment: data or samples, a signed letter with volume, price and condition, or a paid pilot.',
      de: 'Offen ist eine Zusage: Daten oder Proben, eine unterschriebene Erklärung mit Menge, Preis und Bedingung oder ein bezahlter Pilot.',
      es: 'Falta un compromiso: datos o muestras, una carta firmada con volumen, precio y condición, o un piloto pagado.',
      fr: 'Il manque un engagement : données ou échantillons, une lettre signée avec volume, prix et condition, ou un pilote payé.',
    },
    steps: {
      en: [
        'Ask your three warmest contacts for one of: data, a signed letter with volume, price and condition, a paid pilot. Deliverable: three written answers in 14 days.',
        'Park whoever gives nothing twice. Deliverable: a shorter list.',
      ],
      de: [
        'Bitte deine drei wärmsten Kontakte um eines: Daten, eine unterschriebene Erklärung mit Menge, Preis und Bedingung, einen bezahlten Piloten. Ergebnis: drei schriftliche Antworten in 14 Tagen.',
        'Leg beiseite, wer zweimal nichts gibt. Ergebnis: eine kürzere Liste.',
      ],
      es: [
        'Pide a tus tres contactos más cercanos una cosa: datos, una carta firmada con volumen, precio y condición, o un piloto pagado. Entregable: tres respuestas escritas en 14 días.',
        'Aparca a quien no dé nada dos veces. Entregable: una lista más corta.',
      ],
      fr: [
        'Demande à tes trois contacts les plus chauds une chose : données, lettre signée avec volume, prix et condition, ou pilote payé. Livrable : trois réponses écrites en 14 jours.',
        'Mets de côté qui ne donne rien deux fois. Livrable : une liste plus courte.',
      ],
    },
  },
  {
    id: 'metric',
    piece: {
      en: 'the effect in numbers',
      de: 'die Wirkung in Zahlen',
      es: 'el efecto en cifras',
      fr: 'l’effet en chiffres',
    },
    told: /(from|von|de) \d[\d.,]* ?(%|\w+) (to|auf|a|à) \d/,
    known: (roadmap) => (roadmap.counters?.revenue ?? 0) > 0,
    ask: {
      en: 'Which single number, measured where, would make the customer call the pilot a success?',
      de: 'Welche eine Zahl, wo gemessen, macht den Piloten für den Kunden zum Erfolg?',
      es: '¿Qué única cifra, medida dónde, haría que el cliente llame éxito al piloto?',
      fr: 'Quel chiffre unique, mesuré où, ferait dire au client que le pilote est réussi ?',
    },
    open: {
      en: 'The open piece is the pilot’s criterion: one metric, its baseline, a target, an end date and who decides.',
      de: 'Offen ist das Kriterium des Piloten: eine Messgröße, Ausgangswert, Ziel, Enddatum und wer entscheidet.',
      es: 'Falta el criterio del piloto: una métrica, su valor inicial, un objetivo, una fecha de fin y quién decide.',
      fr: 'Il manque le critère du pilote : un indicateur, sa valeur de départ, une cible, une date de fin et qui décide.',
    },
    steps: {
      en: [
        'Fill one page with the customer: metric, baseline, target, end date, decider, price after success. Deliverable: a signed page.',
        'Put the decision meeting in the signer’s calendar before the start. Deliverable: a dated invitation.',
      ],
      de: [
        'Füll mit dem Kunden eine Seite aus: Messgröße, Ausgangswert, Ziel, Enddatum, Entscheider, Preis nach Erfolg. Ergebnis: eine unterschriebene Seite.',
        'Setz das Entscheidungstreffen vor dem Start in den Kalender. Ergebnis: eine Einladung mit Datum.',
      ],
      es: [
        'Rellena una página con el cliente: métrica, valor inicial, objetivo, fecha de fin, quién decide, precio tras el éxito. Entregable: una página firmada.',
        'Pon la reunión de decisión en la agenda antes de empezar. Entregable: una invitación con fecha.',
      ],
      fr: [
        'Remplis une page avec le client : indicateur, départ, cible, date de fin, décideur, prix après succès. Livrable : une page signée.',
        'Mets la réunion de décision à l’agenda avant de commencer. Livrable : une invitation datée.',
      ],
    },
  },
  {
    id: 'customers',
    asks: { kind: 'count', evidenceType: 'revenue' },
    piece: { en: 'the customers', de: 'die Kunden', es: 'los clientes', fr: 'les clients' },
    told: never,
    known: (roadmap) => (roadmap.counters?.revenue ?? 0) >= 10,
    ask: {
      en: 'How many customers who did not know you before have paid for the product itself?',
      de: 'Wie viele Kunden, die dich vorher nicht kannten, haben das Produkt selbst bezahlt?',
      es: '¿Cuántos clientes que no te conocían han pagado el producto en sí?',
      fr: 'Combien de clients qui ne te connaissaient pas ont payé le produit lui-même ?',
    },
    open: {
      en: 'The open piece is product customers: convert what runs before you start another pilot.',
      de: 'Offen sind Produktkunden: Wandle um, was läuft, bevor du einen weiteren Piloten beginnst.',
      es: 'Faltan clientes de producto: convierte lo que está en marcha antes de empezar otro piloto.',
      fr: 'Il manque des clients produit : convertis ce qui tourne avant de lancer un autre pilote.',
    },
    steps: {
      en: [
        'Hold the decision meeting for the most advanced pilot and send a contract with termination for convenience. Deliverable: a sent contract with a date.',
        'Take the next two deals only from the primary industry. Deliverable: two named accounts.',
      ],
      de: [
        'Halte das Entscheidungstreffen für den weitesten Piloten und schick einen Vertrag mit Ausstiegsrecht. Ergebnis: ein versandter Vertrag mit Datum.',
        'Nimm die nächsten zwei Aufträge nur aus der primären Branche. Ergebnis: zwei benannte Firmen.',
      ],
      es: [
        'Haz la reunión de decisión del piloto más avanzado y envía un contrato con salida libre. Entregable: un contrato enviado con fecha.',
        'Acepta los dos próximos pedidos solo del sector principal. Entregable: dos cuentas con nombre.',
      ],
      fr: [
        'Tiens la réunion de décision du pilote le plus avancé et envoie un contrat avec clause de sortie. Livrable : un contrat envoyé, daté.',
        'Ne prends les deux prochaines affaires que dans le secteur principal. Livrable : deux comptes nommés.',
      ],
    },
  },
]

/** The first piece neither the roadmap nor the founder's own messages hold, in the order of the table. */
export function openGap(
  userTexts: string[],
  roadmap: RoadmapSummary | null,
  asked: (gap: Gap) => boolean,
): Gap | undefined {
  const told = fold(userTexts.join('\n').slice(-20_000))
  return GAPS.find((gap) => !gap.told.test(told) && !(roadmap && gap.known(roadmap)) && !asked(gap))
}
