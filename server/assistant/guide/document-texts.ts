import type { Language } from '#shared/language.ts'

type Text = Record<Language, string>

/** The working documents, ready to copy. Slots in braces are filled from the roadmap, brackets by the founder. */
export const DOCUMENT_TEXTS = {
  interview: {
    en: `### Interview guide, 30 minutes, {role}, {segment}

1. **Opening, 2 min.** "I am studying how {segment} deals with {problem}. I sell nothing today. Tell me how it went the last time."
2. **Last occurrence, 8 min.** Date, what happened first, who noticed, what it stopped.
3. **Cost, 5 min.** Hours, scrap, penalties, overtime; the amount for that one time, then how often in the past 12 months.
4. **Reaction, 6 min.** What they did, who was called, what they bought or built, what it cost.
5. **Decision, 5 min.** Who approved the last purchase of this kind, from which budget, in how many weeks.
6. **Close, 4 min.** One name who also lives with this, and one thing to send: a log, a photo, a visit date.

Not in this talk: the technology, "would you", prices.`,
    de: `### Interviewleitfaden, 30 Minuten, {role}, {segment}

1. **Einstieg, 2 min.** „Ich untersuche, wie {segment} mit {problem} umgeht. Heute verkaufe ich nichts. Erzählen Sie, wie es beim letzten Mal war.“
2. **Letzter Vorfall, 8 min.** Datum, was zuerst geschah, wer es bemerkte, was stillstand.
3. **Kosten, 5 min.** Stunden, Ausschuss, Strafen, Überstunden; der Betrag für dieses eine Mal, dann wie oft in 12 Monaten.
4. **Reaktion, 6 min.** Was getan wurde, wer gerufen wurde, was gekauft oder gebaut wurde, zu welchen Kosten.
5. **Entscheidung, 5 min.** Wer den letzten Kauf dieser Art freigab, aus welchem Budget, in wie vielen Wochen.
6. **Schluss, 4 min.** Ein Name, der auch damit lebt, und eine Sache zum Schicken: Protokoll, Foto, Besuchstermin.

Nicht in dieses Gespräch: die Technologie, „würden Sie“, Preise.`,
    es: `### Guion de entrevista, 30 minutos, {role}, {segment}

1. **Apertura, 2 min.** «Estudio cómo {segment} maneja {problem}. Hoy no vendo nada. Cuénteme cómo fue la última vez.»
2. **Última vez, 8 min.** Fecha, qué pasó primero, quién lo notó, qué se detuvo.
3. **Coste, 5 min.** Horas, rechazo, penalizaciones, extras; el importe de esa vez y cuántas veces en 12 meses.
4. **Reacción, 6 min.** Qué hicieron, a quién llamaron, qué compraron o montaron y por cuánto.
5. **Decisión, 5 min.** Quién aprobó la última compra parecida, de qué partida, en cuántas semanas.
6. **Cierre, 4 min.** Un nombre que también lo viva y una cosa que enviar: registro, foto, fecha de visita.

Fuera de esta charla: la tecnología, el «compraría», los precios.`,
    fr: `### Guide d’entretien, 30 minutes, {role}, {segment}

1. **Ouverture, 2 min.** « J’étudie comment {segment} gère {problem}. Je ne vends rien aujourd’hui. Racontez-moi la dernière fois. »
2. **Dernier incident, 8 min.** Date, ce qui s’est passé d’abord, qui l’a vu, ce qui s’est arrêté.
3. **Coût, 5 min.** Heures, rebut, pénalités, heures supplémentaires ; le montant de cette fois, puis la fréquence sur 12 mois.
4. **Réaction, 6 min.** Ce qui a été fait, qui a été appelé, ce qui a été acheté ou bricolé, à quel coût.
5. **Décision, 5 min.** Qui a approuvé le dernier achat de ce type, sur quel budget, en combien de semaines.
6. **Fin, 4 min.** Un nom qui vit aussi cela et une chose à envoyer : relevé, photo, date de visite.

Hors de cet échange : la technologie, « achèteriez-vous », les prix.`,
  },
  outreach: {
    en: `### Outreach mail

**Subject:** 15 minutes on {problem}

Dear [name],

[Shared contact or institute] pointed me to you. We are a research team studying how {segment} handles {problem}, and I would like to learn how it went the last time at [company].

15 minutes by phone would be enough, [day] at [time] or [day] at [time]. I am not selling anything; in return I send you what we learn from the other sites, without names.

Kind regards,
[name, phone]`,
    de: `### Anfrage per Mail

**Betreff:** 15 Minuten zu {problem}

Guten Tag [Name],

[gemeinsamer Kontakt oder Institut] hat mich an Sie verwiesen. Wir sind ein Forschungsteam und untersuchen, wie {segment} mit {problem} umgeht. Mich interessiert, wie es beim letzten Mal bei [Firma] war.

15 Minuten am Telefon genügen, [Tag] um [Uhrzeit] oder [Tag] um [Uhrzeit]. Ich verkaufe nichts; dafür bekommen Sie, was wir an den anderen Standorten lernen, ohne Namen.

Freundliche Grüße
[Name, Telefon]`,
    es: `### Correo de contacto

**Asunto:** 15 minutos sobre {problem}

Estimado/a [nombre]:

[Contacto común o instituto] me habló de usted. Somos un equipo de investigación que estudia cómo {segment} maneja {problem}, y me gustaría saber cómo fue la última vez en [empresa].

Bastan 15 minutos por teléfono, el [día] a las [hora] o el [día] a las [hora]. No vendo nada; a cambio le envío lo que aprendamos en otras plantas, sin nombres.

Un saludo,
[nombre, teléfono]`,
    fr: `### Courriel de prise de contact

**Objet :** 15 minutes sur {problem}

Bonjour [nom],

[Contact commun ou institut] m’a orienté vers vous. Nous sommes une équipe de recherche qui étudie comment {segment} gère {problem}, et j’aimerais savoir comment cela s’est passé la dernière fois chez [entreprise].

15 minutes au téléphone suffisent, [jour] à [heure] ou [jour] à [heure]. Je ne vends rien ; en retour, je vous envoie ce que nous apprenons sur les autres sites, sans noms.

Bien cordialement,
[nom, téléphone]`,
  },
  pilot: {
    en: `### Pilot page

| Item | Agreed |
|---|---|
| Customer and site | [company, line or plant] |
| Problem | {told} |
| One metric | [what is measured, unit, instrument, interval] |
| Baseline | [value over the past 8 weeks, supplied by the customer] |
| Target | {value} |
| Start and end | [date] to [date], at most 90 days |
| Users | [3 to 5 names] |
| Decision | {role}, on [date], yes or no |
| Fee | [30 to 50 % of the yearly price], credited on contract |
| On success | [licence or order, price, term, start date] |
| On failure | [equipment back by, data kept by] |

Signed: [customer], [date] · [us], [date]`,
    de: `### Pilotseite

| Punkt | Vereinbart |
|---|---|
| Kunde und Standort | [Firma, Linie oder Anlage] |
| Problem | {told} |
| Eine Messgröße | [was, Einheit, Messgerät, Takt] |
| Ausgangswert | [Wert der letzten 8 Wochen, vom Kunden geliefert] |
| Ziel | {value} |
| Beginn und Ende | [Datum] bis [Datum], höchstens 90 Tage |
| Anwender | [3 bis 5 Namen] |
| Entscheidung | {role}, am [Datum], Ja oder Nein |
| Gebühr | [30 bis 50 % des Jahrespreises], bei Vertrag angerechnet |
| Bei Erfolg | [Lizenz oder Bestellung, Preis, Laufzeit, Start] |
| Bei Misserfolg | [Rückgabe bis, Daten bleiben bei] |

Unterschrieben: [Kunde], [Datum] · [wir], [Datum]`,
    es: `### Página del piloto

| Punto | Acordado |
|---|---|
| Cliente y planta | [empresa, línea o planta] |
| Problema | {told} |
| Una métrica | [qué se mide, unidad, instrumento, intervalo] |
| Valor inicial | [de las últimas 8 semanas, aportado por el cliente] |
| Objetivo | {value} |
| Inicio y fin | [fecha] a [fecha], 90 días como máximo |
| Usuarios | [de 3 a 5 nombres] |
| Decisión | {role}, el [fecha], sí o no |
| Tarifa | [del 30 al 50 % del precio anual], descontada con el contrato |
| Si sale bien | [licencia o pedido, precio, plazo, inicio] |
| Si sale mal | [devolución antes de, datos en poder de] |

Firmado: [cliente], [fecha] · [nosotros], [fecha]`,
    fr: `### Page du pilote

| Point | Convenu |
|---|---|
| Client et site | [entreprise, ligne ou usine] |
| Problème | {told} |
| Un indicateur | [grandeur, unité, instrument, fréquence] |
| Valeur de départ | [8 dernières semaines, fournie par le client] |
| Cible | {value} |
| Début et fin | [date] au [date], 90 jours au plus |
| Utilisateurs | [3 à 5 noms] |
| Décision | {role}, le [date], oui ou non |
| Tarif | [30 à 50 % du prix annuel], déduits en cas de contrat |
| En cas de succès | [licence ou commande, prix, durée, début] |
| En cas d’échec | [retour avant le, données conservées par] |

Signé : [client], [date] · [nous], [date]`,
  },
  loi: {
    en: `### Letter of intent, outline

[Customer letterhead, date]

1. **Need.** "At [site] we face {problem}. It costs us about [amount] a year."
2. **Volume.** "If the condition below is met, we intend to buy [number] units or [volume] a year, starting [quarter]."
3. **Price.** "at a price of up to [amount] per [unit]."
4. **Condition.** "The condition is {value} in a test of [days] days at our site, judged by [name]."
5. **Term.** "This letter states an intention and is not binding. It ends on [date]."
6. **Signature.** {role}, with authority to spend up to that amount.

This is general information, not legal advice; have a lawyer read the final wording.`,
    de: `### Absichtserklärung, Gliederung

[Briefkopf des Kunden, Datum]

1. **Bedarf.** „An [Standort] haben wir {problem}. Das kostet uns etwa [Betrag] im Jahr.“
2. **Menge.** „Ist die untenstehende Bedingung erfüllt, beabsichtigen wir, ab [Quartal] [Zahl] Einheiten oder [Menge] pro Jahr zu kaufen.“
3. **Preis.** „zu einem Preis von bis zu [Betrag] je [Einheit].“
4. **Bedingung.** „Bedingung ist {value} in einem Test über [Tage] Tage an unserem Standort, beurteilt durch [Name].“
5. **Dauer.** „Dieses Schreiben ist eine unverbindliche Absicht und endet am [Datum].“
6. **Unterschrift.** {role}, mit Befugnis bis zu diesem Betrag.

Allgemeine Information, keine Rechtsberatung; lass den endgültigen Wortlaut anwaltlich prüfen.`,
    es: `### Carta de intención, esquema

[Membrete del cliente, fecha]

1. **Necesidad.** «En [planta] tenemos {problem}. Nos cuesta unos [importe] al año.»
2. **Volumen.** «Si se cumple la condición, tenemos intención de comprar [número] unidades o [volumen] al año desde [trimestre]»
3. **Precio.** «a un precio de hasta [importe] por [unidad].»
4. **Condición.** «La condición es {value} en una prueba de [días] días en nuestra planta, valorada por [nombre].»
5. **Vigencia.** «Esta carta expresa una intención, no obliga y termina el [fecha].»
6. **Firma.** {role}, con autoridad hasta ese importe.

Información general, no asesoramiento legal; que un abogado revise el texto final.`,
    fr: `### Lettre d’intention, trame

[En-tête du client, date]

1. **Besoin.** « À [site], nous avons {problem}. Cela nous coûte environ [montant] par an. »
2. **Volume.** « Si la condition ci-dessous est remplie, nous comptons acheter [nombre] unités ou [volume] par an à partir de [trimestre] »
3. **Prix.** « à un prix allant jusqu’à [montant] par [unité]. »
4. **Condition.** « La condition est {value} lors d’un essai de [jours] jours sur notre site, jugé par [nom]. »
5. **Durée.** « Cette lettre exprime une intention, n’engage pas et prend fin le [date]. »
6. **Signature.** {role}, habilité jusqu’à ce montant.

Information générale, pas un conseil juridique ; fais relire le texte final par un avocat.`,
  },
  icp: {
    en: `### ICP sheet (ideal customer profile)

- **In one line:** {company}
- **Industry:** {segment}
- **Site and process:** [where, which process step, which equipment]
- **Scale:** [units, tonnes or lines per year, at least]
- **Trigger:** [what happened in the past 12 months that makes it urgent]
- **Regulation:** [audit, limit or standard that applies]
- **Budget owner:** {role}, signs up to [amount]
- **Not a fit:** [two traits that rule a company out]
- **Check from outside:** [register, report or map where each trait can be seen]`,
    de: `### ICP-Blatt (ideales Kundenprofil)

- **In einer Zeile:** {company}
- **Branche:** {segment}
- **Standort und Prozess:** [wo, welcher Prozessschritt, welche Anlage]
- **Größe:** [Stück, Tonnen oder Linien im Jahr, mindestens]
- **Auslöser:** [was in 12 Monaten geschah und es dringend macht]
- **Regulierung:** [Audit, Grenzwert oder Norm]
- **Budget:** {role}, unterschreibt bis [Betrag]
- **Passt nicht:** [zwei Merkmale, die eine Firma ausschließen]
- **Von außen prüfbar:** [Register, Bericht oder Karte je Merkmal]`,
    es: `### Ficha ICP (perfil de cliente ideal)

- **En una línea:** {company}
- **Sector:** {segment}
- **Planta y proceso:** [dónde, qué paso, qué equipo]
- **Escala:** [unidades, toneladas o líneas al año, como mínimo]
- **Detonante:** [qué pasó en 12 meses que lo hace urgente]
- **Regulación:** [auditoría, límite o norma]
- **Presupuesto:** {role}, firma hasta [importe]
- **No encaja:** [dos rasgos que excluyen]
- **Comprobable desde fuera:** [registro, informe o mapa de cada rasgo]`,
    fr: `### Fiche ICP (profil de client idéal)

- **En une ligne :** {company}
- **Secteur :** {segment}
- **Site et procédé :** [où, quelle étape, quel équipement]
- **Échelle :** [unités, tonnes ou lignes par an, au minimum]
- **Déclencheur :** [ce qui, en 12 mois, rend le sujet urgent]
- **Réglementation :** [audit, limite ou norme]
- **Budget :** {role}, signe jusqu’à [montant]
- **Hors profil :** [deux traits qui excluent]
- **Vérifiable de l’extérieur :** [registre, rapport ou carte par trait]`,
  },
  value: {
    en: `### Value proposition statement

- **For** {role} at {company},
- **who** has {told},
- **we** change one thing: {value}.
- **Proof so far:** [result, place, duration, sample size, lab or customer].
- **Instead of:** [what they do today, with its yearly cost].
- **Still assumed:** [the part nobody has measured yet, and who will].`,
    de: `### Nutzenversprechen

- **Für** {role} bei {company},
- **mit dem Problem** {told},
- **ändern wir eine Sache:** {value}.
- **Beleg bisher:** [Ergebnis, Ort, Dauer, Stichprobe, Labor oder Kunde].
- **Statt:** [was sie heute tun, mit Jahreskosten].
- **Noch angenommen:** [was niemand gemessen hat, und wer es misst].`,
    es: `### Propuesta de valor

- **Para** {role} en {company},
- **que tiene** {told},
- **cambiamos una cosa:** {value}.
- **Prueba hasta hoy:** [resultado, lugar, duración, muestra, laboratorio o cliente].
- **En lugar de:** [lo que hacen hoy, con su coste anual].
- **Aún supuesto:** [lo que nadie ha medido y quién lo hará].`,
    fr: `### Proposition de valeur

- **Pour** {role} chez {company},
- **qui a** {told},
- **nous changeons une chose :** {value}.
- **Preuve à ce jour :** [résultat, lieu, durée, échantillon, labo ou client].
- **Au lieu de :** [ce qu’ils font aujourd’hui, coût annuel].
- **Encore supposé :** [ce que personne n’a mesuré, et qui le fera].`,
  },
  scorecard: {
    en: `### Beachhead scorecard (1 weak, 5 strong)

| Criterion | {segment} | [industry 2] | [industry 3] |
|---|---|---|---|
| Has a budget for this today | | | |
| You can reach the buyer this month | | | |
| Compelling reason to buy, with a date | | | |
| You can deliver the whole product | | | |
| Competition is beatable, "do nothing" included | | | |
| Opens the next segment | | | |
| Fits what your team knows and wants | | | |
| **Sum** | | | |

Rule: any 1 in the first three lines rules a segment out, whatever the sum. One primary, the rest parked until [date].`,
    de: `### Bewertung Einstiegsmarkt (1 schwach, 5 stark)

| Kriterium | {segment} | [Branche 2] | [Branche 3] |
|---|---|---|---|
| Hat heute Budget dafür | | | |
| Du erreichst den Käufer in diesem Monat | | | |
| Zwingender Kaufgrund mit Datum | | | |
| Du kannst das ganze Produkt liefern | | | |
| Wettbewerb schlagbar, auch das Nichtstun | | | |
| Öffnet das nächste Segment | | | |
| Passt zu Wissen und Wollen des Teams | | | |
| **Summe** | | | |

Regel: Eine 1 in den ersten drei Zeilen schließt aus, egal wie die Summe ist. Eine primäre Branche, der Rest geparkt bis [Datum].`,
    es: `### Hoja del mercado de entrada (1 débil, 5 fuerte)

| Criterio | {segment} | [sector 2] | [sector 3] |
|---|---|---|---|
| Tiene presupuesto hoy | | | |
| Llegas al comprador este mes | | | |
| Motivo fuerte de compra, con fecha | | | |
| Puedes entregar el producto completo | | | |
| Competencia superable, incluido no hacer nada | | | |
| Abre el siguiente segmento | | | |
| Encaja con lo que sabe y quiere el equipo | | | |
| **Suma** | | | |

Regla: un 1 en las tres primeras líneas excluye, sea cual sea la suma. Un sector principal, el resto aparcado hasta [fecha].`,
    fr: `### Grille de tête de pont (1 faible, 5 fort)

| Critère | {segment} | [secteur 2] | [secteur 3] |
|---|---|---|---|
| A un budget aujourd’hui | | | |
| Tu atteins l’acheteur ce mois-ci | | | |
| Raison d’achat forte, datée | | | |
| Tu peux livrer le produit complet | | | |
| Concurrence battable, inaction comprise | | | |
| Ouvre le segment suivant | | | |
| Convient au savoir et à l’envie de l’équipe | | | |
| **Somme** | | | |

Règle : un 1 dans les trois premières lignes exclut, quelle que soit la somme. Un secteur principal, le reste en attente jusqu’au [date].`,
  },
} satisfies Record<string, Text>
