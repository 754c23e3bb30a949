import type { Language } from '#shared/language.ts'
import type { ActionId } from './actions.ts'

type Said = readonly [text: string, deliverable: string]

/** The actions in the founder's language; English stands in `actions.ts`. */
export const ACTION_TEXTS: Record<Exclude<Language, 'en'>, Record<ActionId | 'answer', Said>> = {
  de: {
    answer: ['', 'eine Antwort'],
    technology: [
      'In zwei Sätzen: Was kann es, das vorher nicht möglich war?',
      'zwei Sätze dazu, was es kann',
    ],
    problem_specific: [
      'Nenne eine Person, die das Problem hat, und was es sie im Monat kostet (Geld, Zeit oder Risiko), ohne deine Technologie zu erwähnen.',
      'eine Person und ein Preis',
    ],
    application: [
      'Liste 6–12 Orte auf, an denen es nützen könnte, und markiere die drei schmerzhaftesten.',
      'eine Liste von Anwendungen',
    ],
    habit: [
      'Wenn du nicht weiterkommst: Beschreibe, was die Leute heute stattdessen tun.',
      'eine Beschreibung von heute',
    ],
    priority_one: [
      'Bewerte drei Branchen mit den 7 Fragen zum Einstiegsmarkt; wähle eine als Priorität 1, die anderen werden 2 und 3.',
      'drei bewertete Branchen',
    ],
    icp_description: [
      'Schreib das eine Unternehmen auf, das du am Montag anrufen würdest, und verallgemeinere dann.',
      'ein beschriebener Kunde',
    ],
    persona_role: [
      'Wer unterschreibt, wer nutzt es, wer kann es verhindern? Fang mit dem an, der unterschreibt.',
      'die Rolle, die unterschreibt',
    ],
    value_proposition: [
      'Vervollständige: Für [wen] senken wir [was] von X auf Y.',
      'ein Satz mit zwei Zahlen',
    ],
    proof_point: ['Ergänze ein Laborergebnis mit seinen Testbedingungen.', 'ein gemessenes Ergebnis'],
    interviews_first: [
      'Vereinbare innerhalb von 10 Tagen 5 Problemgespräche in deiner Branche mit Priorität 1: nur vergangenes Verhalten, kein Pitch.',
      'fünf geführte Interviews',
    ],
    interviews_more: [
      'Führe 5 weitere Interviews bei mindestens 3 neuen Organisationen; beende jedes mit „Mit wem sollte ich noch sprechen?“',
      'fünf weitere Interviews',
    ],
    icp_characteristics: [
      'Schreib aus deinen Notizen auf, was die interessiertesten Gesprächspartner gemeinsam haben: mindestens 3 Merkmale.',
      'drei Merkmale',
    ],
    persona_motivation: [
      'Frag die nächsten zwei Einkäufer, woran sie gemessen werden und was sie beschäftigt.',
      'Antworten von zwei Einkäufern',
    ],
    persona_proof_needed: [
      'Frag die nächsten zwei Einkäufer: „Was müsstest du sehen, wo gemessen, um einen Test zu starten?“',
      'Antworten von zwei Einkäufern',
    ],
    interviews_proof: [
      'Komm auf 20 Interviews; hör nur früher auf, wenn du die meisten Antworten vorhersagen kannst.',
      'zwanzig Interviews',
    ],
    commitment: [
      'Bitte deine drei wärmsten Kontakte um eines davon: Daten oder Proben, eine unterschriebene Absichtserklärung mit Menge, Preis und Bedingung, oder einen bezahlten Piloten.',
      'drei Bitten um eine Zusage',
    ],
    loi_quality: [
      'Werte deine Absichtserklärung auf: Bedarf, Menge, Preis, Bedingung und jemand mit Budget, der unterschreibt.',
      'eine belastbare Absichtserklärung',
    ],
    pilot_criteria: [
      'Schreib eine Seite zum Piloten: eine Messgröße, Ausgangswert, Ziel, ein Ende innerhalb von 90 Tagen, wer entscheidet und der Preis nach dem Erfolg.',
      'eine Seite zum Piloten',
    ],
    value_quantified: [
      'Bring eine Zahl aus einem Interview oder Test in das Wertversprechen, mit Einheit und Quelle.',
      'eine Zahl mit Einheit',
    ],
    customer_proof: [
      'Bring ein gemessenes Ergebnis von einem Kundenstandort mit, mit Einheit und Quelle.',
      'ein Ergebnis vom Kunden',
    ],
    purgatory: [
      'Prüfe jeden Piloten: beenden, umwandeln oder einen Preis nennen.',
      'eine Entscheidung je Pilot',
    ],
    product_customers: [
      'Wandle um, bevor du neue Piloten beginnst: Halte das Entscheidungsgespräch und schick einen Vertrag mit freiem Kündigungsrecht.',
      'ein verschickter Vertrag',
    ],
    in_segment: [
      'Schließ die nächsten zwei Geschäfte nur in deiner Branche mit Priorität 1 ab.',
      'zwei Abschlüsse im Segment',
    ],
    repeat_sale: [
      'Frag den zufriedensten Kunden nach einer zweiten Bestellung, einem Verlängerungstermin oder einem weiteren Standort.',
      'ein Wiederverkauf',
    ],
    scale_customers: [
      'Schreib auf, wie die letzten fünf Abschlüsse vom ersten Kontakt bis zur Unterschrift liefen, und wiederhole es zehnmal.',
      'ein geschriebener Ablauf',
    ],
    outside_sale: [
      'Teste einen Vertriebsweg (Anfragen, Partner oder erster Vertriebsmensch) an zehn Unternehmen.',
      'zehn angesprochene Unternehmen',
    ],
    repeat_sales: [
      'Setz für jeden Kunden Termine für Verlängerung und Ausbau; mach die 40-%-Umfrage, sobald du 30 Nutzer hast.',
      'ein Termin je Kunde',
    ],
    concentration: [
      'Gewinne zwei Kunden in deinem ersten Markt, bevor du den größten ausbaust.',
      'zwei Kunden im Segment',
    ],
    efficiency: [
      'Verfolge Netto-Umsatzbindung, LTV:CAC von mindestens 3, Amortisation und Bruttomarge; benenne das Schwächste aus Zufriedenheit, Nachfrage und Effizienz.',
      'vier Zahlen und der schwächste Teil',
    ],
    people: [
      'Vergrößere das Team erst, wenn zwei Vertriebsleute mit demselben Ablauf ihr Ziel erreichen.',
      'zwei Vertriebsleute am Ziel',
    ],
    next_segment: [
      'Wähle das Nachbarsegment, das deine Referenzen erreichen; behalte mindestens 4 Kunden im ersten.',
      'ein nächstes Segment',
    ],
  },
  es: {
    answer: ['', 'una respuesta'],
    technology: ['En dos frases: ¿qué hace que antes no era posible?', 'dos frases sobre lo que hace'],
    problem_specific: [
      'Nombra a una persona que tenga el problema y lo que le cuesta al mes en dinero, tiempo o riesgo, sin mencionar tu tecnología.',
      'una persona y un coste',
    ],
    application: [
      'Haz una lista de 6–12 lugares donde se podría usar y marca los tres más dolorosos.',
      'una lista de aplicaciones',
    ],
    habit: ['Si te atascas, describe qué hace la gente hoy en su lugar.', 'una descripción de hoy'],
    priority_one: [
      'Puntúa tres sectores con las 7 preguntas del mercado de entrada; elige uno como prioridad 1 y deja los otros como 2 y 3.',
      'tres sectores puntuados',
    ],
    icp_description: [
      'Escribe la empresa a la que llamarías el lunes y generaliza a partir de ella.',
      'un cliente descrito',
    ],
    persona_role: [
      '¿Quién firma, quién usa, quién puede bloquear? Empieza por quien firma.',
      'el cargo que firma',
    ],
    value_proposition: [
      'Completa esto: para [quién], reducimos [qué] de X a Y.',
      'una frase con dos números',
    ],
    proof_point: ['Añade un resultado de laboratorio con sus condiciones de ensayo.', 'un resultado medido'],
    interviews_first: [
      'Reserva 5 entrevistas de problema en tu sector de prioridad 1 en 10 días: solo comportamiento pasado, sin vender.',
      'cinco entrevistas hechas',
    ],
    interviews_more: [
      'Haz 5 entrevistas más en 3 o más organizaciones nuevas; acaba cada una con «¿con quién más debería hablar?».',
      'cinco entrevistas más',
    ],
    icp_characteristics: [
      'Con tus notas, escribe qué tienen en común los entrevistados más interesados: al menos 3 rasgos.',
      'tres rasgos',
    ],
    persona_motivation: [
      'Pregunta a los dos próximos compradores con qué los miden y qué los ocupa.',
      'respuestas de dos compradores',
    ],
    persona_proof_needed: [
      'Pregunta a los dos próximos compradores: «¿Qué tendrías que ver, medido dónde, para empezar una prueba?».',
      'respuestas de dos compradores',
    ],
    interviews_proof: [
      'Llega a 20 entrevistas; para antes solo si puedes predecir la mayoría de las respuestas.',
      'veinte entrevistas',
    ],
    commitment: [
      'Pide a tus tres contactos más cercanos una de estas cosas: datos o muestras, una carta de intención firmada con volumen, precio y condición, o un piloto pagado.',
      'tres peticiones de compromiso',
    ],
    loi_quality: [
      'Mejora tu carta de intención: necesidad, volumen, precio, condición y un firmante con presupuesto.',
      'una carta de intención cualificada',
    ],
    pilot_criteria: [
      'Escribe una página para el piloto: una métrica, punto de partida, objetivo, un final en 90 días, quién decide y el precio tras el éxito.',
      'una página para el piloto',
    ],
    value_quantified: [
      'Lleva un número de una entrevista o prueba a la propuesta de valor, con unidad y fuente.',
      'un número con unidad',
    ],
    customer_proof: [
      'Trae un resultado medido en casa de un cliente, con unidad y fuente.',
      'un resultado de cliente',
    ],
    purgatory: ['Revisa cada piloto: ciérralo, conviértelo o ponle precio.', 'una decisión por piloto'],
    product_customers: [
      'Convierte antes de empezar nuevos pilotos: celebra la reunión de decisión y envía un contrato con cancelación libre.',
      'un contrato enviado',
    ],
    in_segment: [
      'Cierra las dos próximas ventas solo en tu sector de prioridad 1.',
      'dos ventas en el segmento',
    ],
    repeat_sale: [
      'Pide al cliente más contento un segundo pedido, una fecha de renovación o ampliar a otro sitio.',
      'una venta repetida',
    ],
    scale_customers: [
      'Escribe cómo fueron las últimas cinco ventas, del primer contacto a la firma, y repítelo diez veces más.',
      'un guion de ventas escrito',
    ],
    outside_sale: [
      'Prueba un canal (entrante, socio o primer vendedor) con diez cuentas.',
      'diez cuentas contactadas',
    ],
    repeat_sales: [
      'Pon fechas de renovación y ampliación a cada cliente; haz la encuesta del 40 % cuando tengas 30 usuarios.',
      'una fecha por cliente',
    ],
    concentration: [
      'Gana dos clientes en tu primer mercado antes de ampliar el mayor.',
      'dos clientes en el segmento',
    ],
    efficiency: [
      'Sigue la retención neta de ingresos, un LTV:CAC de 3 o más, el plazo de recuperación y el margen bruto; nombra lo más débil entre satisfacción, demanda y eficiencia.',
      'cuatro números y lo más débil',
    ],
    people: [
      'Haz crecer el equipo solo cuando dos vendedores cumplan su objetivo con el mismo guion.',
      'dos vendedores en objetivo',
    ],
    next_segment: [
      'Elige el segmento vecino al que llegan tus referencias; conserva al menos 4 clientes en el primero.',
      'un segmento siguiente',
    ],
  },
  fr: {
    answer: ['', 'une réponse'],
    technology: [
      'En deux phrases : que fait-elle qui n’était pas possible avant ?',
      'deux phrases sur ce qu’elle fait',
    ],
    problem_specific: [
      'Nomme une personne qui a le problème et ce qu’il lui coûte par mois en argent, en temps ou en risque, sans parler de ta technologie.',
      'une personne et un coût',
    ],
    application: [
      'Liste 6 à 12 endroits où elle pourrait servir et marque les trois plus douloureux.',
      'une liste d’applications',
    ],
    habit: [
      'Si tu bloques, décris ce que les gens font aujourd’hui à la place.',
      'une description d’aujourd’hui',
    ],
    priority_one: [
      'Note trois secteurs avec les 7 questions de la tête de pont ; choisis-en un en priorité 1, les autres en 2 et 3.',
      'trois secteurs notés',
    ],
    icp_description: [
      'Écris l’entreprise que tu appellerais lundi, puis généralise à partir d’elle.',
      'un client décrit',
    ],
    persona_role: ['Qui signe, qui utilise, qui peut bloquer ? Commence par qui signe.', 'le rôle qui signe'],
    value_proposition: [
      'Complète : pour [qui], nous réduisons [quoi] de X à Y.',
      'une phrase avec deux chiffres',
    ],
    proof_point: ['Ajoute un résultat de laboratoire avec ses conditions d’essai.', 'un résultat mesuré'],
    interviews_first: [
      'Prends 5 entretiens de problème dans ton secteur de priorité 1 sous 10 jours : le passé seulement, sans pitch.',
      'cinq entretiens menés',
    ],
    interviews_more: [
      'Mène 5 entretiens de plus dans au moins 3 nouvelles organisations ; termine chacun par « à qui d’autre devrais-je parler ? »',
      'cinq entretiens de plus',
    ],
    icp_characteristics: [
      'À partir de tes notes, écris ce que les plus intéressés ont en commun : au moins 3 traits.',
      'trois traits',
    ],
    persona_motivation: [
      'Demande aux deux prochains acheteurs sur quoi ils sont évalués et ce qui les occupe.',
      'réponses de deux acheteurs',
    ],
    persona_proof_needed: [
      'Demande aux deux prochains acheteurs : « Que devrais-tu voir, mesuré où, pour lancer un essai ? »',
      'réponses de deux acheteurs',
    ],
    interviews_proof: [
      'Atteins 20 entretiens ; arrête plus tôt seulement si tu peux prédire la plupart des réponses.',
      'vingt entretiens',
    ],
    commitment: [
      'Demande à tes trois contacts les plus proches l’un de ceci : des données ou des échantillons, une lettre d’intention signée avec volume, prix et condition, ou un pilote payé.',
      'trois demandes d’engagement',
    ],
    loi_quality: [
      'Renforce ta lettre d’intention : besoin, volume, prix, condition et un signataire qui a le budget.',
      'une lettre d’intention qualifiée',
    ],
    pilot_criteria: [
      'Écris une page pour le pilote : une mesure, un point de départ, une cible, une fin sous 90 jours, qui décide et le prix après le succès.',
      'une page pour le pilote',
    ],
    value_quantified: [
      'Mets un chiffre d’un entretien ou d’un essai dans la proposition de valeur, avec unité et source.',
      'un chiffre avec unité',
    ],
    customer_proof: [
      'Rapporte un résultat mesuré chez un client, avec unité et source.',
      'un résultat client',
    ],
    purgatory: [
      'Revois chaque pilote : l’arrêter, le convertir ou lui donner un prix.',
      'une décision par pilote',
    ],
    product_customers: [
      'Convertis avant de lancer de nouveaux pilotes : tiens la réunion de décision et envoie un contrat résiliable librement.',
      'un contrat envoyé',
    ],
    in_segment: [
      'Conclus les deux prochaines ventes seulement dans ton secteur de priorité 1.',
      'deux ventes dans le segment',
    ],
    repeat_sale: [
      'Demande au client le plus content une deuxième commande, une date de renouvellement ou un autre site.',
      'une vente répétée',
    ],
    scale_customers: [
      'Écris comment les cinq dernières ventes se sont passées, du premier contact à la signature, puis recommence dix fois.',
      'un mode d’emploi écrit',
    ],
    outside_sale: [
      'Teste un canal (entrant, partenaire ou premier commercial) sur dix comptes.',
      'dix comptes approchés',
    ],
    repeat_sales: [
      'Fixe une date de renouvellement et d’extension pour chaque client ; lance l’enquête des 40 % dès 30 utilisateurs.',
      'une date par client',
    ],
    concentration: [
      'Gagne deux clients dans ton premier marché avant d’étendre le plus grand.',
      'deux clients dans le segment',
    ],
    efficiency: [
      'Suis la rétention nette du revenu, un LTV:CAC d’au moins 3, le délai de retour et la marge brute ; nomme le plus faible entre satisfaction, demande et efficacité.',
      'quatre chiffres et le point faible',
    ],
    people: [
      'Agrandis l’équipe seulement quand deux commerciaux atteignent leur objectif avec le même mode d’emploi.',
      'deux commerciaux à l’objectif',
    ],
    next_segment: [
      'Choisis le segment voisin que tes références atteignent ; garde au moins 4 clients dans le premier.',
      'un prochain segment',
    ],
  },
}
