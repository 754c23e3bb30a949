import type { StarterEntry } from '../types.ts'
import { levels } from './levels.ts'

const category = 'Pilot'

export const pilot: StarterEntry[] = [
  {
    slug: 'pilot-one-pager',
    title: 'Pilot one-pager',
    category,
    keywords: [
      'pilot',
      'structure',
      'success criteria',
      'one-pager',
      'trial',
      'metric',
      'end date',
      'proof of concept',
    ],
    relevance_tags: [...levels(3, 4), 'pilot'],
    content: `Agree a pilot on one page before anything ships: one metric, its baseline, the target, an end date, who decides, and what happens after success. A pilot without these is a free project.

**When it applies:** Every trial with an external organisation, paid or not, from the first sample to the first unit on site.

**When it does not:** For a technical feasibility check of a few days in your own lab. Call that a test and do not count it.

**Figure:** Benchmarks from practice guides, as rules of thumb: 60 to 90 days, 3 to 5 named users, written success metrics on day 1 and a yes-or-no decision at the end.

**Source:** pulserevops.com and responsible.com pilot guides, read 2026.

**Constructed example:** "Site: kiln 2. Metric: gas per tonne, weekly mean. Baseline: 94 m3 over the past 8 weeks. Target: below 88. Start 1 March, end 29 May. Users: two shift leads, one process engineer. Decision: works manager on 5 June. On success: 3-year licence for kilns 1 to 3 at EUR 48,000 a year." The page was signed in one meeting because the customer had supplied the baseline.

**Next steps**

1. Fill the page with the customer in 45 minutes. Deliverable: one signed page.
2. Put the decision meeting in the calendar of the person who signs before you start. Deliverable: a dated invitation.
3. Agree the price after success in writing. Deliverable: a price line and the contract type.`,
    summaries: {
      de: `Vereinbare einen Piloten auf einer Seite, bevor etwas geliefert wird: eine Messgröße, Ausgangswert, Ziel, Enddatum, wer entscheidet und was nach Erfolg geschieht. Ohne das ist ein Pilot ein kostenloses Projekt.

- Faustregeln aus Praxisleitfäden: 60 bis 90 Tage, 3 bis 5 benannte Anwender, schriftliche Kriterien am ersten Tag, am Ende Ja oder Nein.
- Lass den Ausgangswert vom Kunden liefern; dann streitet am Ende niemand über die Messung.
- Ein Machbarkeitstest im eigenen Labor ist kein Pilot und zählt nicht.

1. Füll die Seite mit dem Kunden in 45 Minuten aus. Ergebnis: eine unterschriebene Seite.
2. Setz das Entscheidungstreffen vor dem Start in den Kalender der Person, die unterschreibt. Ergebnis: eine Einladung mit Datum.
3. Halte den Preis nach Erfolg schriftlich fest. Ergebnis: eine Preiszeile und die Vertragsart.`,
      es: `Acuerda el piloto en una página antes de enviar nada: una métrica, su valor inicial, el objetivo, una fecha de fin, quién decide y qué pasa tras el éxito. Sin eso, un piloto es un proyecto gratis.

- Reglas prácticas de guías del sector: de 60 a 90 días, de 3 a 5 usuarios con nombre y apellidos, criterios por escrito el primer día y un sí o no al final.
- Deja que el cliente aporte el valor inicial; así nadie discute la medición al final.
- Una prueba de viabilidad en tu propio laboratorio no es un piloto y no cuenta.

1. Rellena la página con el cliente en 45 minutos. Entregable: una página firmada.
2. Pon la reunión de decisión en la agenda de quien firma antes de empezar. Entregable: una invitación con fecha.
3. Acuerda por escrito el precio tras el éxito. Entregable: una línea de precio y el tipo de contrato.`,
      fr: `Cadre un pilote sur une page avant toute livraison : un indicateur, sa valeur de départ, la cible, une date de fin, qui décide et ce qui suit le succès. Sans cela, un pilote est un projet gratuit.

- Règles empiriques de guides pratiques : 60 à 90 jours, 3 à 5 utilisateurs nommés, critères écrits le premier jour, oui ou non à la fin.
- Laisse le client fournir la valeur de départ ; personne ne discutera alors la mesure à la fin.
- Un test de faisabilité dans ton propre labo n'est pas un pilote et ne compte pas.

1. Remplis la page avec le client en 45 minutes. Livrable : une page signée.
2. Mets la réunion de décision dans l'agenda de la personne qui signe avant de commencer. Livrable : une invitation datée.
3. Fixe par écrit le prix après succès. Livrable : une ligne de prix et le type de contrat.`,
    },
  },
  {
    slug: 'paid-or-free-pilot',
    title: 'Paid or free pilot',
    category,
    keywords: ['pilot price', 'paid pilot', 'free pilot', 'price', 'charge', 'conversion', 'discount', 'POC'],
    relevance_tags: [...levels(3, 4), 'pilot'],
    content: `Charge for the pilot, but make the success criterion matter more than the fee. A small price proves that someone with a budget has read the page; a criterion with a consequence proves that they mean to buy.

**When it applies:** When an enterprise, utility or plant asks for a trial on its site.

**When it does not:** With the very first site, where access to data or a line stop is itself a large payment. Then ask for something of equal weight: a reference, data rights, a pre-agreed order.

**Figure:** Rule of thumb from a practice guide: 30 to 50 % of the later list price. Claims that paid pilots convert far better than free ones circulate widely but are unverified.

**Source:** pulserevops.com; counter-view in Pilot Purgatory, techstartup.bartleyeditions.com.

**Constructed example:** A utility wanted a free pilot of a leak detector. The team answered: EUR 12,000 for 90 days, credited in full against the first-year licence if fewer than two leaks are missed. Procurement agreed to 9,000. The credit made the decision meeting happen, since otherwise the money was lost.

**Next steps**

1. Quote 30 to 50 % of the yearly price with full credit on conversion. Deliverable: a one-line offer.
2. If they refuse, swap the fee for two of: reference, data rights, signed order on success. Deliverable: a written trade.
3. Name the criterion that triggers the purchase. Deliverable: one sentence in the agreement.`,
    summaries: {
      de: `Verlang Geld für den Piloten, aber gib dem Erfolgskriterium mehr Gewicht als der Gebühr. Ein kleiner Preis zeigt, dass jemand mit Budget die Seite gelesen hat; ein Kriterium mit Folge zeigt die Kaufabsicht.

- Faustregel aus einem Praxisleitfaden: 30 bis 50 % des späteren Listenpreises. Dass bezahlte Piloten viel öfter zum Vertrag führen, wird oft behauptet, ist aber unbelegt.
- Beim allerersten Standort kann der Zugang zu Daten oder Anlage selbst die Bezahlung sein; verlang dann Gleichwertiges: Referenz, Datenrechte, vereinbarte Bestellung.

1. Biete 30 bis 50 % des Jahrespreises an, bei Vertrag voll angerechnet. Ergebnis: ein Angebot in einer Zeile.
2. Lehnt der Kunde ab, tausche die Gebühr gegen zwei von drei: Referenz, Datenrechte, unterschriebene Bestellung bei Erfolg. Ergebnis: ein schriftlicher Tausch.
3. Benenne das Kriterium, das den Kauf auslöst. Ergebnis: ein Satz in der Vereinbarung.`,
      es: `Cobra el piloto, pero da más peso al criterio de éxito que a la tarifa. Un precio pequeño prueba que alguien con presupuesto leyó la página; un criterio con consecuencia prueba intención de compra.

- Regla práctica de una guía: del 30 al 50 % del precio de lista posterior. Que los pilotos pagados convierten mucho mejor se repite mucho, pero no está verificado.
- En la primera planta el acceso a datos o a la línea ya es un pago; pide entonces algo equivalente: referencia, derechos de datos, pedido acordado.

1. Ofrece del 30 al 50 % del precio anual, descontado por completo si hay contrato. Entregable: una oferta de una línea.
2. Si se niegan, cambia la tarifa por dos de tres: referencia, derechos de datos, pedido firmado si sale bien. Entregable: un intercambio por escrito.
3. Nombra el criterio que dispara la compra. Entregable: una frase en el acuerdo.`,
      fr: `Fais payer le pilote, mais donne plus de poids au critère de succès qu'au tarif. Un petit prix prouve qu'un détenteur de budget a lu la page ; un critère lié à une conséquence prouve l'intention d'achat.

- Règle empirique d'un guide : 30 à 50 % du futur prix catalogue. On répète que les pilotes payants se transforment bien plus souvent en contrats, mais ce n'est pas vérifié.
- Sur le tout premier site, l'accès aux données ou à la ligne est déjà un paiement ; demande alors l'équivalent : référence, droits sur les données, commande convenue.

1. Propose 30 à 50 % du prix annuel, entièrement déduits en cas de contrat. Livrable : une offre d'une ligne.
2. En cas de refus, échange le tarif contre deux éléments : référence, droits sur les données, commande signée en cas de succès. Livrable : un échange écrit.
3. Nomme le critère qui déclenche l'achat. Livrable : une phrase dans l'accord.`,
    },
  },
  {
    slug: 'pilot-purgatory',
    title: 'Pilot purgatory: symptoms and exits',
    category,
    keywords: ['pilot purgatory', 'stalled pilot', 'endless pilot', 'convert', 'extension', 'stuck'],
    relevance_tags: ['L4', 'pilot'],
    content: `Pilots that multiply while customers do not are a sign of a missing buyer, not of a missing feature. End, convert or price each one before starting another.

**When it applies:** With three or more pilots and no product customer, or when a pilot has been extended once.

**When it does not:** When a regulator or an insurer requires a fixed observation period. Then the end date is external and the work is to be ready for it.

**Figure:** Three symptoms, by practice guides: no end date, nobody with a budget in the room, custom work in every pilot.

**Source:** Pilot Purgatory, techstartup.bartleyeditions.com, read 2026.

**Constructed example:** An AI inspection company ran five pilots with R&D departments, each with its own camera set-up. None had a production budget. It told all five that support ends on 30 June and offered a one-year contract. Two left, two signed smaller contracts, one introduced the plant director. Revenue went from zero to EUR 90,000 and support work halved.

**Next steps**

1. For every pilot write end date, buyer and criterion, or "none". Deliverable: a table with the gaps in red.
2. Send each site a decision date within 30 days and a contract draft. Deliverable: one mail per site.
3. Stop the pilots that name no buyer by that date. Deliverable: a list of ended pilots with the lesson in one line each.`,
    summaries: {
      de: `Wenn Piloten mehr werden und Kunden nicht, fehlt ein Käufer, keine Funktion. Beende jeden, wandle ihn um oder gib ihm einen Preis, bevor du den nächsten beginnst.

- Drei Anzeichen aus Praxisleitfäden: kein Enddatum, niemand mit Budget im Raum, Sonderarbeit in jedem Piloten.
- Schreibt eine Behörde oder ein Versicherer die Beobachtungszeit vor, ist das Enddatum extern; dann heißt es, bis dahin bereit zu sein.

1. Schreib zu jedem Piloten Enddatum, Käufer und Kriterium auf oder „fehlt“. Ergebnis: eine Tabelle mit sichtbaren Lücken.
2. Schick jedem Standort ein Entscheidungsdatum binnen 30 Tagen und einen Vertragsentwurf. Ergebnis: eine Mail pro Standort.
3. Beende Piloten, die bis dahin keinen Käufer nennen. Ergebnis: eine Liste mit je einer Lehre in einer Zeile.`,
      es: `Si los pilotos crecen y los clientes no, falta un comprador, no una función. Termina, convierte o pon precio a cada uno antes de empezar otro.

- Tres síntomas según guías del sector: sin fecha de fin, nadie con presupuesto en la sala, trabajo a medida en cada piloto.
- Si un regulador o asegurador fija el periodo de observación, la fecha es externa; toca estar listo.

1. Escribe de cada piloto fecha de fin, comprador y criterio, o «falta». Entregable: una tabla con los huecos visibles.
2. Envía a cada planta una fecha de decisión en 30 días y un borrador de contrato. Entregable: un correo por planta.
3. Cierra los que no nombren comprador para entonces. Entregable: una lista con una lección de una línea por piloto.`,
      fr: `Quand les pilotes se multiplient et pas les clients, il manque un acheteur, pas une fonction. Arrête chacun, transforme-le en contrat ou fais-le payer avant d'en lancer un autre.

- Trois symptômes selon les guides : pas de date de fin, personne avec un budget dans la salle, du sur-mesure dans chaque pilote.
- Si un régulateur ou un assureur impose une durée d'observation, la date est externe ; il s'agit d'être prêt.

1. Pour chaque pilote, écris date de fin, acheteur et critère, ou « manque ». Livrable : un tableau avec les trous visibles.
2. Envoie à chaque site une date de décision sous 30 jours et un projet de contrat. Livrable : un courriel par site.
3. Arrête ceux qui ne nomment pas d'acheteur d'ici là. Livrable : une liste des pilotes arrêtés, avec une leçon d'une ligne pour chacun.`,
    },
  },
  {
    slug: 'design-partner-terms',
    title: 'Design partner terms',
    category,
    keywords: ['design partner', 'co-development', 'terms', 'feedback', 'early access'],
    relevance_tags: [...levels(3, 4), 'pilot'],
    content: `A design partner gives time, data and a decision in exchange for influence and a better price. Put the decision at the end in writing, otherwise you have found a free adviser.

**When it applies:** When the product still changes monthly and you need the same three people every week.

**When it does not:** When the product is fixed and the customer only wants to verify it. That is a pilot and needs a metric.

**Figure:** 2 to 5 partners at a time in one published guide; 3 to 9 months, or 6 to 12 weeks with one key figure and a forced buy-or-no-buy decision in others.

**Source:** allstonlabs.com and dowhatmatter.com design-partner guides, read 2026.

**Constructed example:** A soil-sensor team signed three farms: two hours every second week, raw yield data, a logo on the site, a decision on 30 September about 200 hectares at 40 % off for two years. One farm left in week five, which was the cheapest lesson of the year: it had no irrigation.

**Next steps**

1. Write the exchange on one page: their hours, data and decision date; your price and influence. Deliverable: a design-partner page.
2. Offer it to 5 companies that fit the ICP and sign no more than 3. Deliverable: three signatures.
3. Hold a fixed review every two weeks and log one decision per session. Deliverable: a decision log.`,
    summaries: {
      de: `Ein Designpartner gibt Zeit, Daten und eine Entscheidung und bekommt Einfluss und einen besseren Preis. Schreib die Entscheidung am Ende fest, sonst hast du nur einen kostenlosen Berater.

- Veröffentlichte Leitfäden nennen 2 bis 5 Partner und 3 bis 9 Monate, oder 6 bis 12 Wochen mit einer Kennzahl und erzwungener Kaufentscheidung.
- Steht das Produkt fest und will der Kunde nur prüfen, ist es ein Pilot und braucht eine Messgröße.

1. Schreib den Tausch auf eine Seite: Stunden, Daten, Entscheidungstermin gegen Preis und Einfluss. Ergebnis: eine Partnerseite.
2. Biete sie 5 passenden Firmen an und unterschreib mit höchstens 3. Ergebnis: drei Unterschriften.
3. Halte alle zwei Wochen einen festen Termin und notiere je eine Entscheidung. Ergebnis: ein Entscheidungsprotokoll.`,
      es: `Un socio de diseño da tiempo, datos y una decisión a cambio de influencia y mejor precio. Pon la decisión final por escrito; si no, solo tienes un asesor gratis.

- Las guías publicadas hablan de 2 a 5 socios y de 3 a 9 meses, o de 6 a 12 semanas con un indicador y la obligación de decidir si se compra o no.
- Si el producto ya está fijado y el cliente solo quiere comprobar, es un piloto y necesita una métrica.

1. Escribe el intercambio en una página: horas, datos y fecha de decisión frente a precio e influencia. Entregable: una página con las condiciones del socio.
2. Ofrécela a 5 empresas que encajen y firma con 3 como máximo. Entregable: tres firmas.
3. Haz una revisión fija cada dos semanas con una decisión por sesión. Entregable: un registro de decisiones.`,
      fr: `Un partenaire de conception donne du temps, des données et une décision contre de l'influence et un meilleur prix. Mets par écrit la décision qui clôt l'échange, sinon tu n'as qu'un conseiller gratuit.

- Les guides publiés parlent de 2 à 5 partenaires et de 3 à 9 mois, ou de 6 à 12 semaines avec un indicateur et une décision d'achat forcée.
- Si le produit est figé et que le client veut seulement vérifier, c'est un pilote et il faut un indicateur.

1. Écris l'échange sur une page : heures, données, date de décision contre prix et influence. Livrable : une page partenaire.
2. Propose-la à 5 entreprises qui correspondent à ton profil de client et signe avec 3 au plus. Livrable : trois signatures.
3. Tiens une revue fixe toutes les deux semaines avec une décision par séance. Livrable : un journal des décisions.`,
    },
  },
  {
    slug: 'joint-development-and-ip',
    title: 'Joint development and IP',
    category,
    keywords: [
      'joint development',
      'JDA',
      'IP',
      'exclusivity',
      'joint ownership',
      'foreground',
      'background',
      'contract',
    ],
    relevance_tags: [...levels(3, 5), 'pilot'],
    content: `In a joint development agreement (JDA) keep ownership of what improves your core and give the partner rights of use in a narrow field. Joint ownership sounds fair and is the most common trap, because its effects differ from country to country and either side may block the other.

**When it applies:** When a corporate offers money, materials or test benches in exchange for shared results.

**When it does not:** For a plain pilot. Do not let a purchase of a trial drift into shared inventions.

**Figure:** Practice guidance by law firms: limit exclusivity by field of use and by time, and tie it to minimum purchases.

**Source:** foleyignite.com and DLA Piper guides on joint development, read 2026. Not legal advice.

**Constructed example:** A solid-state battery spin-out was offered EUR 400,000 for joint ownership of all results. It counter-offered: all electrolyte results stay here, all pack-integration results go to the partner, exclusivity for forklifts for 24 months if 50 packs a year are bought. The partner signed; rail and marine stayed open.

**Next steps**

1. List what you own today with a date. Deliverable: a background IP schedule.
2. Split foreseeable results into core, interface and partner product and name an owner for each. Deliverable: a three-column table.
3. Have an IP lawyer check field, time and termination before you sign. Deliverable: a marked-up draft.`,
    summaries: {
      de: `Behalte in einer Entwicklungsvereinbarung (JDA) das Eigentum an allem, was deinen Kern verbessert, und gib dem Partner Nutzungsrechte in einem engen Feld. Gemeinsames Eigentum klingt fair und ist die häufigste Falle, weil es je nach Land anders wirkt und jeder den anderen blockieren kann.

- Kanzleien raten: Exklusivität nach Anwendungsfeld und Zeit begrenzen und an Mindestabnahmen knüpfen.
- Ein einfacher Pilot braucht keine gemeinsamen Erfindungen; lass den Testkauf nicht dorthin abgleiten.

1. Liste auf, was dir heute gehört, mit Datum. Ergebnis: eine Anlage „Altrechte“.
2. Teile absehbare Ergebnisse in Kern, Schnittstelle und Partnerprodukt und benenne je einen Eigentümer. Ergebnis: eine Tabelle mit drei Spalten.
3. Lass Feld, Dauer und Kündigung vor der Unterschrift von einer IP-Kanzlei prüfen. Ergebnis: ein kommentierter Entwurf.`,
      es: `En un acuerdo de desarrollo conjunto (JDA) conserva la propiedad de lo que mejora tu núcleo y da al socio derechos de uso en un campo estrecho. La copropiedad suena justa y es la trampa más común: sus efectos cambian según el país y cualquiera puede bloquear al otro.

- Los despachos aconsejan limitar la exclusividad por campo y tiempo y ligarla a compras mínimas.
- Un piloto normal no necesita invenciones compartidas; no dejes que derive hacia ahí.

1. Anota lo que es tuyo hoy, con fecha. Entregable: un anexo de propiedad previa.
2. Separa los resultados previsibles en núcleo, interfaz y producto del socio, con dueño para cada uno. Entregable: una tabla de tres columnas.
3. Pide a un abogado de PI que revise campo, plazo y rescisión antes de firmar. Entregable: un borrador comentado.`,
      fr: `Dans un accord de développement conjoint (JDA), garde la propriété de ce qui améliore le cœur de ta technologie et donne au partenaire des droits d'usage dans un domaine étroit. La copropriété paraît juste et c'est le piège le plus courant : ses effets varient selon les pays et chacun peut bloquer l'autre.

- Les cabinets d'avocats conseillent de limiter l'exclusivité par domaine et par durée et de la lier à des achats minimaux.
- Un simple pilote n'a pas besoin d'inventions partagées ; ne le laisse pas dériver.

1. Liste ce qui t'appartient aujourd'hui, daté. Livrable : une annexe des connaissances antérieures.
2. Répartis les résultats prévisibles entre cœur, interface et produit du partenaire, avec un propriétaire pour chacun. Livrable : un tableau à trois colonnes.
3. Fais vérifier domaine, durée et résiliation par un avocat en PI avant de signer. Livrable : un projet annoté.`,
    },
  },
  {
    slug: 'sample-programmes-for-materials',
    title: 'Sample and test-data programmes for materials',
    category,
    keywords: ['sample', 'materials', 'qualification', 'test protocol', 'data sheet', 'chemicals'],
    relevance_tags: [...levels(2, 4), 'pilot'],
    content: `A sample sent is not a pilot until a test protocol is agreed. Ship material only against a page that says what will be measured, by whom, by when, and who gets the data.

**When it applies:** Materials, chemicals, components and biologicals, where customers ask for "a kilo to play with".

**When it does not:** For a catalogue product below about EUR 500 where a buyer simply orders it. Sell it and log the sale.

**Figure:** Our own rule: the roadmap counts a sample as a pilot only with an external party, a protocol and a start date; a positive test without protocol is asked about, not counted.

**Source:** Own choice, used by the roadmap.

**Constructed example:** A graphene additive went to 23 companies in a year. Two answered. The team then required a half-page protocol: matrix, loading, three properties, date, data back in four weeks, in exchange for free technical support. Requests fell to nine, data sets rose to seven, and two asked for 25 kg at a price.

**Next steps**

1. Write a half-page protocol with three properties and a return date. Deliverable: a template for every sample.
2. Call every recipient of the past 12 months and ask for the data in exchange for support. Deliverable: a status per sample.
3. Set a price for the second sample. Deliverable: a price list with two quantities.`,
    summaries: {
      de: `Eine verschickte Probe ist kein Pilot, solange kein Prüfprotokoll vereinbart ist. Liefere Material nur gegen eine Seite, auf der steht, was gemessen wird, von wem, bis wann und wer die Daten bekommt.

- Unsere Regel: Die Roadmap zählt eine Probe nur dann als Piloten, wenn externe Stelle, Protokoll und Startdatum feststehen.
- Katalogware unter etwa 500 EUR, die einfach bestellt wird, verkaufst du und verbuchst den Verkauf.

1. Schreib ein halbseitiges Protokoll mit drei Eigenschaften und Rückgabetermin. Ergebnis: eine Vorlage für jede Probe.
2. Ruf alle Empfänger der letzten 12 Monate an und tausche Unterstützung gegen Daten. Ergebnis: ein Stand je Probe.
3. Setz einen Preis für die zweite Probe. Ergebnis: eine Preisliste mit zwei Mengen.`,
      es: `Una muestra enviada no es un piloto mientras no haya un protocolo de ensayo. Envía material solo contra una página que diga qué se mide, quién, hasta cuándo y quién recibe los datos.

- Regla nuestra: la hoja de ruta cuenta una muestra como piloto solo con tercero externo, protocolo y fecha de inicio.
- Un producto de catálogo por debajo de unos 500 EUR se vende y se anota la venta.

1. Redacta un protocolo de media página con tres propiedades y fecha de devolución. Entregable: una plantilla para cada muestra.
2. Llama a todos los receptores de los últimos 12 meses y cambia soporte por datos. Entregable: un estado por muestra.
3. Pon precio a la segunda muestra. Entregable: una lista con dos cantidades.`,
      fr: `Un échantillon envoyé n'est pas un pilote tant qu'aucun protocole d'essai n'est convenu. N'expédie que contre une page qui dit ce qui sera mesuré, par qui, quand, et qui reçoit les données.

- Notre règle : la feuille de route ne compte un échantillon comme pilote qu'avec un tiers externe, un protocole et une date de début.
- Un produit catalogue de moins de 500 EUR environ se vend tout simplement ; note la vente.

1. Rédige un protocole d'une demi-page avec trois propriétés et une date de retour. Livrable : un modèle pour chaque échantillon.
2. Appelle tous les destinataires des 12 derniers mois et propose de l'assistance en échange des données. Livrable : un tableau avec l'état de chaque échantillon.
3. Fixe un prix pour le deuxième échantillon. Livrable : une liste de prix à deux quantités.`,
    },
  },
]
