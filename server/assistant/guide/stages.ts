import type { Language } from '#shared/language.ts'

type Stage = { name: string; opens: Record<Language, string> }

/** The seven stages and, for each, what the roadmap asks for before it opens. */
export const STAGES: Stage[] = [
  {
    name: 'Spark',
    opens: {
      en: 'an idea and an account',
      de: 'eine Idee und ein Konto',
      es: 'una idea y una cuenta',
      fr: 'une idée et un compte',
    },
  },
  {
    name: 'Problem Clarity',
    opens: {
      en: 'the technology in your words, a named sufferer with the cost of the problem, and one application',
      de: 'die Technologie in deinen Worten, wer unter dem Problem leidet und was es kostet, und eine Anwendung',
      es: 'la tecnología en tus palabras, quién sufre el problema y cuánto le cuesta, y una aplicación',
      fr: 'la technologie dans tes mots, qui subit le problème et ce qu’il coûte, et une application',
    },
  },
  {
    name: 'Concept',
    opens: {
      en: 'exactly one primary industry, an ICP description, the buyer’s role, a value proposition and one proof point (the lab counts)',
      de: 'genau eine primäre Branche, eine ICP-Beschreibung, die Rolle des Käufers, ein Nutzenversprechen und ein Beleg (Labor zählt)',
      es: 'un solo sector principal, una descripción del ICP, el cargo del comprador, una propuesta de valor y una prueba (vale la de laboratorio)',
      fr: 'un seul secteur principal, une description de l’ICP, la fonction de l’acheteur, une proposition de valeur et une preuve (le labo compte)',
    },
  },
  {
    name: 'Evidence',
    opens: {
      en: '10 interviews (or 5 and one letter, pilot or customer), three ICP traits, and what moves the buyer and which proof they need',
      de: '10 Interviews (oder 5 und eine Absichtserklärung, ein Pilot oder Kunde), drei ICP-Merkmale, Motiv und geforderter Beleg des Käufers',
      es: '10 entrevistas (o 5 y una carta, un piloto o un cliente), tres rasgos del ICP, y qué mueve al comprador y qué prueba pide',
      fr: '10 entretiens (ou 5 et une lettre, un pilote ou un client), trois traits d’ICP, le motif de l’acheteur et la preuve exigée',
    },
  },
  {
    name: 'Proof',
    opens: {
      en: '20 interviews, a value proposition with number and unit, a proof point from a customer, and a commitment: a paid pilot, pilots at 2 organisations, or 3 qualified letters',
      de: '20 Interviews, ein Nutzenversprechen mit Zahl und Einheit, ein Beleg von einem Kunden und eine Zusage: bezahlter Pilot, Piloten bei 2 Organisationen oder 3 belastbare Absichtserklärungen',
      es: '20 entrevistas, una propuesta de valor con cifra y unidad, una prueba de un cliente y un compromiso: piloto pagado, pilotos en 2 organizaciones o 3 cartas sólidas',
      fr: '20 entretiens, une proposition de valeur avec chiffre et unité, une preuve chez un client et un engagement : pilote payé, pilotes dans 2 organisations ou 3 lettres solides',
    },
  },
  {
    name: 'Repeat',
    opens: {
      en: '3 paying product customers, 2 of them in the primary industry, and one repeat: a renewal, a second order or a pilot that became a contract',
      de: '3 zahlende Produktkunden, davon 2 in der primären Branche, und eine Wiederholung: Verlängerung, zweite Bestellung oder ein Pilot, der zum Vertrag wurde',
      es: '3 clientes de producto que pagan, 2 en el sector principal, y una repetición: renovación, segundo pedido o un piloto convertido en contrato',
      fr: '3 clients produit payants, dont 2 dans le secteur principal, et une répétition : renouvellement, deuxième commande ou pilote devenu contrat',
    },
  },
  {
    name: 'Scale',
    opens: {
      en: '3 repeats, one sale from outside your network, and 10 product customers with 5 in the primary industry (or 5 with two multi-year contracts)',
      de: '3 Wiederholungen, ein Verkauf außerhalb deines Netzwerks und 10 Produktkunden, davon 5 in der primären Branche (oder 5 mit zwei Mehrjahresverträgen)',
      es: '3 repeticiones, una venta fuera de tu red y 10 clientes de producto, 5 en el sector principal (o 5 con dos contratos plurianuales)',
      fr: '3 répétitions, une vente hors de ton réseau et 10 clients produit, dont 5 dans le secteur principal (ou 5 avec deux contrats pluriannuels)',
    },
  },
]
