import type { Language } from '#shared/language.ts'

type Verdict = { about: RegExp; says: Record<Language, string> }

/** What counts as evidence and why not, from the roadmap rules; the first that matches the folded question answers. */
export const VERDICTS: Verdict[] = [
  {
    about: /\b(ai|ki|ia|gpt)\b.{0,20}(persona|interview|user|kunde|cliente|client)|persona|simul|chatgpt/,
    says: {
      en: 'No. An AI persona prepares you for an interview; it has no budget and no last Tuesday, so it validates nothing.',
      de: 'Nein. Eine KI-Persona bereitet ein Interview vor; sie hat kein Budget und keinen letzten Dienstag, also bestätigt sie nichts.',
      es: 'No. Una persona simulada con IA prepara la entrevista; no tiene presupuesto ni un martes pasado, así que no valida nada.',
      fr: 'Non. Un persona d’IA prépare l’entretien ; il n’a ni budget ni mardi dernier, donc il ne valide rien.',
    },
  },
  {
    about: /support letter|letter of support|unterstutzungsschreiben|carta de apoyo|lettre de soutien/,
    says: {
      en: 'No. A letter of support for a grant shows goodwill, not the intent to buy, so it is not an LOI.',
      de: 'Nein. Ein Unterstützungsschreiben für einen Förderantrag zeigt Wohlwollen, keine Kaufabsicht, und ist keine Absichtserklärung.',
      es: 'No. Una carta de apoyo para una subvención muestra buena voluntad, no intención de compra; no es una carta de intención.',
      fr: 'Non. Une lettre de soutien à une subvention montre de la bienveillance, pas une intention d’achat ; ce n’est pas une lettre d’intention.',
    },
  },
  {
    about: /\bnda\b|geheimhaltung|confidencialidad|confidentialite|non-disclosure/,
    says: {
      en: 'No. A non-disclosure agreement (NDA) protects information and promises no purchase, so it is not an LOI.',
      de: 'Nein. Eine Geheimhaltungsvereinbarung (NDA) schützt Informationen und verspricht keinen Kauf, also ist sie keine Absichtserklärung.',
      es: 'No. Un acuerdo de confidencialidad (NDA) protege información y no promete compra; no es una carta de intención.',
      fr: 'Non. Un accord de confidentialité (NDA) protège des informations et ne promet aucun achat ; ce n’est pas une lettre d’intention.',
    },
  },
  {
    about:
      /grant|prize|award|forder|zuschuss|preisgeld|stipendi|\bexist\b|subvencion|premio|\bayuda\b|subvention|\bprix\b|bourse|concours/,
    says: {
      en: 'No. Grants and prizes are runway, not revenue: nobody bought the product. Show them separately.',
      de: 'Nein. Fördergeld und Preise verlängern die Reichweite, sind aber kein Umsatz: Niemand hat das Produkt gekauft. Führ sie getrennt auf.',
      es: 'No. Las subvenciones y premios son oxígeno, no ingresos: nadie compró el producto. Muéstralos aparte.',
      fr: 'Non. Subventions et prix donnent du temps, pas du revenu : personne n’a acheté le produit. Montre-les à part.',
    },
  },
  {
    about:
      /friend|family|\b(mum|mom|dad|wife|husband|girlfriend|boyfriend|cousin|uncle|aunt)\b|\b(mama|papa|onkel|tante|ehefrau|meine frau|mein mann)\b|\b(tio|tia|primo|prima|esposa|marido|mi mujer)\b|\b(oncle|cousine|mon mari|ma femme)\b|mother|father|brother|sister|freund|familie|mutter|vater|bruder|amig|familia|madre|padre|herman|\bami(e?s?)\b|famille|\b(ma|une?|la) (mere|soeur)\b|\b(mon|un|le) (pere|frere)\b/,
    says: {
      en: 'No. Friends and family are too kind to be data, even when they work in the right industry. Ask them for an introduction to a colleague instead.',
      de: 'Nein. Freunde und Familie sind zu freundlich für einen Befund, auch wenn sie in der richtigen Branche arbeiten. Bitte sie lieber um einen Kontakt.',
      es: 'No. Amigos y familia son demasiado amables para servir de dato, aunque trabajen en el sector. Pídeles mejor que te presenten a un colega.',
      fr: 'Non. Amis et famille sont trop gentils pour servir de donnée, même dans le bon secteur. Demande-leur plutôt une mise en relation.',
    },
  },
  {
    about:
      /professor|supervisor|advisor|adviser|mentor|accelerator|betreuer|\bprof\b|doktor|berater|coach|profesor|tutor|director de tesis|asesor|professeur|directeur de these|conseiller|incubat|colleague|kolleg|colega|collegue/,
    says: {
      en: 'No. Supervisors, colleagues and mentors are related to the venture. They count once they introduce you to someone who owns the problem.',
      de: 'Nein. Betreuer, Kollegen und Mentoren stehen dem Vorhaben nahe. Gezählt wird erst das Gespräch mit der Person, die das Problem hat.',
      es: 'No. Directores de tesis, colegas y mentores están vinculados al proyecto. Cuenta la conversación con quien tiene el problema y que ellos te presenten.',
      fr: 'Non. Directeurs de thèse, collègues et mentors sont liés au projet. Ce qui compte est l’entretien avec la personne qui a le problème, qu’ils te présentent.',
    },
  },
  {
    about: /investor|\bvcs?\b|\bangels?\b|inversor|investisseur/,
    says: {
      en: 'No. An investor’s opinion is about the deal, not about the problem, so the talk is no interview and a term sheet is no LOI.',
      de: 'Nein. Die Meinung eines Investors betrifft die Beteiligung, nicht das Problem: kein Interview, und ein Term Sheet ist keine Absichtserklärung.',
      es: 'No. La opinión de un inversor trata de la operación, no del problema: no es entrevista, y un term sheet no es una carta de intención.',
      fr: 'Non. L’avis d’un investisseur porte sur l’opération, pas sur le problème : ce n’est pas un entretien, et un term sheet n’est pas une lettre d’intention.',
    },
  },
  {
    about:
      /survey|questionnaire|umfrage|fragebogen|encuesta|cuestionario|sondage|questionnaire|webinar|e-?mail|linkedin|correo|courriel/,
    says: {
      en: 'No. Surveys, e-mails and webinar audiences do not count as interviews: nobody could be asked what happened next. Use them to find people to call.',
      de: 'Nein. Umfragen, E-Mails und Webinargäste zählen nicht als Interview: Nachfragen war nicht möglich. Nutze sie, um Gesprächspartner zu finden.',
      es: 'No. Encuestas, correos y asistentes a un webinar no cuentan como entrevista: no se pudo repreguntar. Úsalos para encontrar a quién llamar.',
      fr: 'Non. Sondages, courriels et publics de webinaire ne comptent pas : impossible de relancer. Sers-t’en pour trouver qui appeler.',
    },
  },
  {
    about:
      /(?<!(same|gleichen|selben|mismo|meme) )(group|grupo|gruppe|groupe)|workshop|runde|\btaller\b.{0,40}(entrevist|person)|atelier|two people|zwei (leute|personen)|dos personas|deux personnes/,
    says: {
      en: 'A group session counts as 1. Two people interviewed separately, even at one company, count as 2.',
      de: 'Eine Gruppenrunde zählt als 1. Zwei getrennt befragte Personen, auch in einer Firma, zählen als 2.',
      es: 'Una sesión de grupo cuenta como 1. Dos personas entrevistadas por separado, aunque sean de la misma empresa, cuentan como 2.',
      fr: 'Une séance de groupe compte pour 1. Deux personnes vues séparément, même dans une seule entreprise, comptent pour 2.',
    },
  },
  {
    about:
      /verbal|\boral|unsigned|handshake|draft|promis|promet|\bin principle|mundlich|ohne unterschrift|entwurf|zugesagt|versproch|verspricht|versprach|de palabra|sin firmar|borrador|en principio|sans signature|non signe|brouillon|promess|en principe/,
    says: {
      en: 'Not yet. Only a signed document from an external organisation counts; a verbal yes or a draft stays in the pipeline.',
      de: 'Noch nicht. Es zählt nur ein unterschriebenes Dokument einer externen Organisation; ein mündliches Ja oder ein Entwurf bleibt in der Pipeline.',
      es: 'Todavía no. Solo cuenta un documento firmado por una organización externa; un sí verbal o un borrador queda en cartera.',
      fr: 'Pas encore. Seul un document signé par une organisation externe compte ; un oui verbal ou un projet reste dans le pipeline.',
    },
  },
  {
    about: /sample|probe|muster|muestra|echantillon/,
    says: {
      en: 'Not by itself. A sample counts as a pilot only with an external party, an agreed test protocol and a start date.',
      de: 'Nicht allein. Eine Probe zählt erst als Pilot, wenn eine externe Stelle, ein vereinbartes Prüfprotokoll und ein Startdatum dazukommen.',
      es: 'Por sí sola, no. Una muestra cuenta como piloto solo con un tercero externo, un protocolo acordado y una fecha de inicio.',
      fr: 'Pas à lui seul. Un échantillon compte comme pilote seulement avec un tiers externe, un protocole convenu et une date de début.',
    },
  },
  {
    about:
      /\bdemos?\b|in-house|own lab|our lab|eigene[mnrs]? (labor|testfeld)|institut|demostracion|propio laboratorio|nuestro laboratorio|demonstration|notre labo|propre labo/,
    says: {
      en: 'No. A demo or a test in your own lab or institute is proof for the technology, not a pilot: no external organisation has put its problem, site or data in.',
      de: 'Nein. Eine Vorführung oder ein Test im eigenen Labor oder Institut belegt die Technik, ist aber kein Pilot: Keine externe Organisation hat Problem, Standort oder Daten eingebracht.',
      es: 'No. Una demo o una prueba en tu laboratorio o instituto respalda la técnica, pero no es un piloto: ninguna organización externa puso su problema, planta o datos.',
      fr: 'Non. Une démonstration ou un essai dans ton labo ou institut étaye la technique, mais ce n’est pas un pilote : aucune organisation externe n’a engagé son problème, son site ou ses données.',
    },
  },
  {
    about: /deposit|anzahlung|deposito|anticipo|acompte/,
    says: {
      en: 'A refundable deposit counts like a letter of intent, not like revenue. Money that stays with you, an invoice paid or a signed purchase order is revenue.',
      de: 'Eine rückzahlbare Anzahlung zählt wie eine Absichtserklärung, nicht wie Umsatz. Umsatz ist Geld, das bei dir bleibt, eine bezahlte Rechnung oder eine unterschriebene Bestellung.',
      es: 'Un depósito reembolsable cuenta como carta de intención, no como ingreso. Ingreso es dinero que se queda, una factura pagada o un pedido firmado.',
      fr: 'Un acompte remboursable compte comme une lettre d’intention, pas comme un revenu. Le revenu, c’est de l’argent acquis, une facture payée ou une commande signée.',
    },
  },
  {
    about: /\bloi\b|letter|absichtserklarung|carta de intencion|lettre d'intention|\bmou\b/,
    says: {
      en: 'An LOI counts when an external organisation has signed it. It carries weight when it also states need, volume or contract size, price and condition.',
      de: 'Eine Absichtserklärung zählt, wenn eine externe Organisation sie unterschrieben hat. Gewicht hat sie, wenn auch Bedarf, Menge oder Auftragswert, Preis und Bedingung darin stehen.',
      es: 'Una carta de intención cuenta si la firmó una organización externa. Pesa cuando además dice necesidad, volumen o importe, precio y condición.',
      fr: 'Une lettre d’intention compte si une organisation externe l’a signée. Elle pèse quand elle précise aussi besoin, volume ou montant, prix et condition.',
    },
  },
  {
    about:
      /(paid|paying|free) pilot|pilot.{0,30}(revenue|umsatz|ingreso|revenu)|(bezahlt|kostenlos)\w* pilot|piloto (pagado|de pago|gratis)|pilote (paye|payant|gratuit)/,
    says: {
      en: 'A pilot counts as a pilot, paid or not. Its fee counts as revenue as well once it is invoiced and paid or ordered in writing; show it apart from what recurs.',
      de: 'Ein Pilot zählt als Pilot, bezahlt oder nicht. Die Gebühr zählt zusätzlich als Umsatz, sobald sie bezahlt oder schriftlich bestellt ist; führ sie getrennt von wiederkehrendem Umsatz.',
      es: 'Un piloto cuenta como piloto, pagado o no. Su tarifa cuenta además como ingreso cuando está cobrada o pedida por escrito; muéstrala aparte de lo recurrente.',
      fr: 'Un pilote compte comme pilote, payé ou non. Son prix compte aussi comme revenu dès qu’il est encaissé ou commandé par écrit ; montre-le à part du récurrent.',
    },
  },
  {
    about: /pilot/,
    says: {
      en: 'A pilot counts when it is signed, running or completed with an external organisation on its own problem, site, samples or data. Planned ones wait.',
      de: 'Ein Pilot zählt, wenn er mit einer externen Organisation vereinbart ist, läuft oder abgeschlossen ist, an deren Problem, Standort, Proben oder Daten. Geplante warten.',
      es: 'Un piloto cuenta si está firmado, en marcha o terminado con una organización externa, sobre su problema, planta, muestras o datos. Los planeados esperan.',
      fr: 'Un pilote compte s’il est signé, en cours ou terminé avec une organisation externe, sur son problème, son site, ses échantillons ou ses données. Les pilotes prévus attendent.',
    },
  },
  {
    about:
      /revenue|umsatz|ingreso|revenu|chiffre d.affaires|paying|zahlende|(as|of) an? (\w+ )?customer|als (\w+ )?kunde|como (\w+ )?cliente|comme (un |une )?(\w+ )?client/,
    says: {
      en: 'Revenue counts per distinct paying customer: an invoice paid, money received or a signed purchase order for the technology.',
      de: 'Umsatz zählt je zahlendem Kunden: bezahlte Rechnung, erhaltenes Geld oder unterschriebene Bestellung für die Technologie.',
      es: 'Los ingresos cuentan por cliente distinto que paga: factura pagada, dinero recibido o pedido firmado de la tecnología.',
      fr: 'Le revenu compte par client payant distinct : facture payée, argent reçu ou commande signée pour la technologie.',
    },
  },
  {
    about: /\bfair\b|booth|conference|messe|\bstand\b|konferenz|feria|congreso|salon|conference/,
    says: {
      en: 'It depends. A booth chat counts only if you spoke with someone at a possible customer about their own problem and can say what happened last time; a handed-over card does not.',
      de: 'Es kommt darauf an. Ein Messegespräch zählt nur, wenn du mit jemandem eines möglichen Kunden über dessen eigenes Problem gesprochen hast und den letzten Vorfall kennst; eine Visitenkarte zählt nicht.',
      es: 'Depende. Una charla de feria cuenta solo si hablaste con alguien de un posible cliente sobre su propio problema y conoces la última vez; una tarjeta no cuenta.',
      fr: 'Cela dépend. Un échange sur un salon compte seulement si tu as parlé avec quelqu’un d’un client possible de son propre problème et connais le dernier incident ; une carte de visite ne compte pas.',
    },
  },
]
