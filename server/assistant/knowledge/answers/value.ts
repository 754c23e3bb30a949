import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../value.ts`, by slug. */
export const valueAnswers: Record<string, EntryAnswer[]> = {
  'quantified-value-proposition': [
    {
      asks: {
        en: [
          'we have no customer data yet, which number do we put',
          'is an estimate from the lab enough for our value sentence',
          'how to state a benefit before the first trial',
        ],
        de: [
          'wir haben noch keine Kundendaten, welche Zahl schreiben wir',
          'reicht eine Schätzung aus dem Labor für den Nutzensatz',
          'Nutzen angeben vor dem ersten Versuch',
        ],
        es: [
          'aún no tenemos datos de clientes, ¿qué número ponemos?',
          '¿basta una estimación de laboratorio para la frase de valor?',
          'cómo indicar un beneficio antes de la primera prueba',
        ],
        fr: [
          'pas encore de données clients, quel chiffre mettre',
          'une estimation de labo suffit-elle pour la phrase de valeur',
          'annoncer un bénéfice avant le premier essai',
        ],
      },
      says: {
        en: 'Write a range and label it as an estimate, with the lab condition behind it. An honest range invites the customer to supply the missing figure, while a single unproven number invites a fight. Replace it the week the first user tells you their own starting value.',
        de: 'Schreib eine Spanne und nenn sie Schätzung, mit der Laborbedingung dahinter. Eine ehrliche Spanne lädt den Kunden ein, die fehlende Zahl zu liefern; ein unbelegter Einzelwert lädt zum Streit. Ersetz sie in der Woche, in der dir der erste Anwender seinen Ausgangswert nennt.',
        es: 'Escribe un rango y llámalo estimación, con la condición de laboratorio que hay detrás. Un rango honesto invita al cliente a poner la cifra que falta; un número único sin prueba invita a discutir. Cámbialo la semana en que el primer usuario te dé su propio valor de partida.',
        fr: 'Écris une fourchette et appelle-la estimation, avec la condition de labo derrière. Une fourchette honnête invite le client à fournir le chiffre manquant ; une valeur unique non prouvée invite à la dispute. Remplace-la la semaine où le premier utilisateur te donne sa valeur initiale.',
      },
      steps: {
        en: [
          'Write low and high case with the assumption that separates them. Deliverable: one sentence with a range and its condition.',
          'Name the single reading that would narrow the range most. Deliverable: a request to one user for that reading.',
        ],
        de: [
          'Schreib den niedrigen und den hohen Fall samt trennender Annahme auf. Ergebnis: ein Satz mit Spanne und Bedingung.',
          'Bestimme den einen Messwert, der die Spanne am stärksten verengt. Ergebnis: eine Anfrage danach an einen Anwender.',
        ],
        es: [
          'Escribe el caso bajo y el alto con el supuesto que los separa. Entregable: una frase con rango y condición.',
          'Nombra la única medida que más estrecharía el rango. Entregable: una petición de ese dato a un usuario.',
        ],
        fr: [
          'Écris le cas bas et le cas haut avec l’hypothèse qui les sépare. Livrable : une phrase avec fourchette et condition.',
          'Désigne la seule mesure qui resserrerait le plus la fourchette. Livrable : une demande de ce relevé à un utilisateur.',
        ],
      },
    },
    {
      asks: {
        en: [
          'our benefit is safety or quality, how do I put a number on it',
          'intangible value, comfort, sustainability',
          'we reduce risk, not cost',
        ],
        de: [
          'unser Nutzen ist Sicherheit oder Qualität, wie beziffere ich das',
          'weicher Wert wie Komfort oder Nachhaltigkeit',
          'wir senken Risiko, nicht Kosten',
        ],
        es: [
          'nuestro beneficio es seguridad o calidad, cómo le pongo número',
          'valor intangible, comodidad, sostenibilidad',
          'reducimos riesgo y no coste',
        ],
        fr: [
          'notre bénéfice est la sécurité ou la qualité, comment le chiffrer',
          'valeur immatérielle, confort, durabilité',
          'nous réduisons un risque, pas un coût',
        ],
      },
      says: {
        en: 'Count the events that your benefit prevents: incidents, complaints, audit findings, rejected batches. Take how often they happened last year and what the last one cost, both from the customer. If nothing ever happens that you would prevent, the benefit is real to you and worthless to them.',
        de: 'Zähl die Ereignisse, die dein Nutzen verhindert: Vorfälle, Reklamationen, Auditbefunde, gesperrte Chargen. Nimm die Häufigkeit des letzten Jahres und die Kosten des letzten Falls, beides vom Kunden. Gibt es nichts, das du verhindern würdest, ist der Nutzen für ihn wertlos.',
        es: 'Cuenta los hechos que tu beneficio evita: incidentes, reclamaciones, hallazgos de auditoría, lotes rechazados. Toma cuántos hubo el año pasado y cuánto costó el último, ambos datos del cliente. Si nunca ocurre nada que fueras a evitar, el beneficio no vale nada para él.',
        fr: 'Compte les événements que ton bénéfice évite : incidents, réclamations, écarts d’audit, lots refusés. Prends leur nombre de l’an dernier et le coût du plus récent, tous deux chez le client. S’il n’arrive jamais rien que tu éviterais, le bénéfice ne vaut rien pour lui.',
      },
      steps: {
        en: [
          "Ask for last year's list of such events at one site. Deliverable: a count with the source document named.",
          'Walk through the latest event and add up hours, scrap and calls. Deliverable: one cost per event in their currency.',
        ],
        de: [
          'Bitte einen Standort um die Liste solcher Ereignisse aus dem letzten Jahr. Ergebnis: eine Anzahl mit genannter Quelle.',
          'Geh den jüngsten Fall durch und addiere Stunden, Ausschuss, Anrufe. Ergebnis: Kosten je Ereignis in seiner Währung.',
        ],
        es: [
          'Pide a una planta la lista de esos hechos del año pasado. Entregable: un recuento con el documento de origen.',
          'Repasa el último caso y suma horas, rechazo y llamadas. Entregable: un coste por hecho en su moneda.',
        ],
        fr: [
          'Demande à un site la liste de ces événements de l’an dernier. Livrable : un décompte avec le document source.',
          'Reprends le dernier cas et additionne heures, rebuts, appels. Livrable : un coût par événement dans sa monnaie.',
        ],
      },
    },
    {
      asks: {
        en: [
          'they do not believe our number',
          'every vendor claims that, says the customer',
          'prospects doubt our percentages',
        ],
        de: [
          'sie glauben unsere Zahl nicht',
          'das behauptet jeder Anbieter, sagt der Kunde',
          'Interessenten zweifeln an unseren Prozenten',
        ],
        es: [
          'no se creen nuestra cifra',
          'todos los proveedores dicen lo mismo, dice el cliente',
          'los interesados dudan de nuestros porcentajes',
        ],
        fr: [
          'ils ne croient pas notre chiffre',
          'tous les fournisseurs disent ça, répond le client',
          'les prospects doutent de nos pourcentages',
        ],
      },
      says: {
        en: 'Stop defending your figure and let them produce it: your method, their log, their calculator. Show the bad case first and the conditions under which the gain disappears. A number the customer typed is repeated inside the company; yours is only quoted against you.',
        de: 'Verteidige deine Zahl nicht, lass sie den Kunden erzeugen: dein Verfahren, sein Protokoll, sein Taschenrechner. Zeig zuerst den schlechten Fall und wann der Gewinn verschwindet. Eine Zahl, die er selbst eintippt, erzählt er im Haus weiter; deine wird nur gegen dich zitiert.',
        es: 'Deja de defender tu cifra y haz que la produzcan ellos: tu método, su registro, su calculadora. Enseña primero el caso malo y cuándo desaparece la ganancia. El número que el cliente teclea se repite dentro de su empresa; el tuyo solo se cita en tu contra.',
        fr: 'Cesse de défendre ton chiffre et fais-le produire par eux : ta méthode, leur registre, leur calculette. Montre d’abord le mauvais cas et quand le gain disparaît. Le chiffre que le client saisit se répète chez lui ; le tien n’est cité que contre toi.',
      },
      steps: {
        en: [
          'Build a sheet with empty cells for their values. Deliverable: a calculator that fits on one screen.',
          'Fill it in during the next call, with the customer typing. Deliverable: a saved copy in their mailbox.',
        ],
        de: [
          'Bau ein Blatt mit leeren Feldern für seine Werte. Ergebnis: ein Rechner, der auf einen Bildschirm passt.',
          'Füllt es im nächsten Gespräch aus, der Kunde tippt. Ergebnis: eine gespeicherte Kopie in seinem Postfach.',
        ],
        es: [
          'Construye una hoja con celdas vacías para sus valores. Entregable: una calculadora que quepa en una pantalla.',
          'Rellénala en la próxima llamada mientras teclea el cliente. Entregable: una copia guardada en su correo.',
        ],
        fr: [
          'Construis une feuille avec des cases vides pour leurs valeurs. Livrable : un calculateur qui tient sur un écran.',
          'Remplissez-la au prochain appel, le client au clavier. Livrable : une copie enregistrée dans sa messagerie.',
        ],
      },
    },
    {
      asks: {
        en: [
          'we have five benefits, which one do I lead with',
          'too many advantages in one sentence',
          'choose the main metric',
        ],
        de: [
          'wir haben fünf Vorteile, welcher kommt nach vorn',
          'zu viele Nutzen in einem Satz',
          'die wichtigste Messgröße wählen',
        ],
        es: [
          'tenemos cinco ventajas, ¿con cuál empiezo?',
          'demasiados beneficios en una frase',
          'elegir la métrica principal',
        ],
        fr: [
          'nous avons cinq bénéfices, lequel mettre en tête',
          "trop d'avantages dans une phrase",
          "choisir l'indicateur principal",
        ],
      },
      says: {
        en: 'Lead with the one that already appears in the monthly report of the person who pays, even if it is not your largest effect. The others become a single line in the appendix. Listing five makes each of them look like one fifth of a reason.',
        de: 'Nach vorn kommt der Vorteil, der schon im Monatsbericht der zahlenden Person steht, auch wenn er nicht dein größter Effekt ist. Die anderen werden eine Zeile im Anhang. Fünf aufzuzählen lässt jeden wie ein Fünftel eines Grundes aussehen.',
        es: 'Empieza por la que ya aparece en el informe mensual de quien paga, aunque no sea tu efecto más grande. Las demás pasan a una sola línea del anexo. Enumerar cinco hace que cada una parezca la quinta parte de una razón.',
        fr: 'Mets en tête celui qui figure déjà dans le rapport mensuel de la personne qui paie, même s’il n’est pas ton plus grand effet. Les autres deviennent une ligne en annexe. En aligner cinq donne à chacun l’air d’un cinquième de raison.',
      },
      steps: {
        en: [
          'Ask three buyers to rank your list without comments from you. Deliverable: three rankings with the top line counted.',
          'Cut the sentence to the winner and park the rest. Deliverable: a headline plus a one-line appendix.',
        ],
        de: [
          'Lass drei Käufer deine Liste ohne Kommentar ordnen. Ergebnis: drei Reihenfolgen mit ausgezähltem ersten Platz.',
          'Kürze den Satz auf den Sieger und parke den Rest. Ergebnis: eine Überschrift plus eine Zeile Anhang.',
        ],
        es: [
          'Pide a tres compradores que ordenen tu lista sin comentarios tuyos. Entregable: tres clasificaciones con el primer puesto contado.',
          'Reduce la frase a la ganadora y aparca el resto. Entregable: un titular y una línea de anexo.',
        ],
        fr: [
          'Fais classer ta liste par trois acheteurs, sans commentaire de ta part. Livrable : trois classements et le premier rang compté.',
          'Réduis la phrase au gagnant et gare le reste. Livrable : un titre et une ligne d’annexe.',
        ],
      },
    },
    {
      asks: {
        en: [
          'results differ from site to site, which figure may I quote',
          'best case or average in our claim',
          'the effect depends on the customer',
        ],
        de: [
          'Ergebnisse schwanken je Standort, welche Zahl darf ich nennen',
          'Bestwert oder Durchschnitt in der Aussage',
          'die Wirkung hängt vom Kunden ab',
        ],
        es: [
          'los resultados cambian según la planta, ¿qué cifra puedo citar?',
          'mejor caso o media en nuestra promesa',
          'el efecto depende del cliente',
        ],
        fr: [
          "les résultats varient d'un site à l'autre, quel chiffre citer",
          'meilleur cas ou moyenne dans notre promesse',
          "l'effet dépend du client",
        ],
      },
      says: {
        en: 'Quote the weakest site that you would still be glad to repeat, and name the condition that makes others better. A best case sells one meeting and loses the next when the customer gets less. State what a site must have to reach the higher figure, and it turns into a qualification question.',
        de: 'Nenne den schwächsten Standort, den du gern wiederholen würdest, und die Bedingung, die andere besser macht. Ein Bestwert gewinnt ein Treffen und verliert das nächste, sobald der Kunde weniger bekommt. Sag, was ein Standort für den höheren Wert braucht; daraus wird eine Auswahlfrage.',
        es: 'Cita la planta más floja que repetirías con gusto y nombra la condición que mejora a las demás. El mejor caso gana una reunión y pierde la siguiente, cuando el cliente obtiene menos. Di qué debe tener una planta para llegar a la cifra alta y tendrás una pregunta de selección.',
        fr: 'Cite le site le plus faible que tu referais volontiers et nomme la condition qui améliore les autres. Un meilleur cas gagne une réunion et perd la suivante quand le client obtient moins. Dis ce qu’il faut à un site pour atteindre le haut, et tu tiens une question de tri.',
      },
      steps: {
        en: [
          'Order all results and mark what differs between weakest and strongest. Deliverable: a short table with the deciding condition.',
          'Turn that condition into an entry question for new sites. Deliverable: one question on your first-call list.',
        ],
        de: [
          'Ordne alle Resultate und markiere, was schwach von stark trennt. Ergebnis: eine kurze Tabelle mit der entscheidenden Bedingung.',
          'Mach daraus eine Einstiegsfrage für neue Standorte. Ergebnis: eine Frage mehr auf der Liste fürs Erstgespräch.',
        ],
        es: [
          'Ordena los resultados y marca qué separa al más flojo del mejor. Entregable: una tabla corta con la condición decisiva.',
          'Convierte esa condición en pregunta de entrada para nuevas plantas. Entregable: una pregunta más para la primera llamada.',
        ],
        fr: [
          'Classe les résultats et marque ce qui sépare le faible du fort. Livrable : un court tableau avec la condition décisive.',
          'Change cette condition en question d’entrée pour les nouveaux sites. Livrable : une question de plus au premier appel.',
        ],
      },
    },
    {
      asks: {
        en: [
          'is saving time a good enough benefit',
          'we save engineers hours, does anybody pay for that',
          'productivity gain without cash',
        ],
        de: [
          'reicht Zeitersparnis als Nutzen',
          'wir sparen Ingenieuren Stunden, zahlt dafür jemand',
          'Produktivitätsgewinn ohne Geldwirkung',
        ],
        es: [
          '¿ahorrar tiempo es beneficio suficiente?',
          'ahorramos horas a los ingenieros, ¿alguien paga por eso?',
          'ganancia de productividad sin efecto en caja',
        ],
        fr: [
          'gagner du temps est-il un bénéfice suffisant',
          'nous faisons gagner des heures aux ingénieurs, qui paie pour ça',
          'gain de productivité sans effet sur la caisse',
        ],
      },
      says: {
        en: 'Saved time counts only when it ends up on a budget line: overtime not paid, a post not filled, more output from the same shift. Ask what people did with the last hours they gained. If the answer is nothing in particular, look for the delay that those hours cause further down.',
        de: 'Gesparte Zeit zählt nur, wenn sie in einem Budget ankommt: Überstunden entfallen, eine Stelle bleibt unbesetzt, dieselbe Schicht schafft mehr. Frag, was die Leute mit den letzten gewonnenen Stunden getan haben. Lautet die Antwort „nichts Bestimmtes“, such die Verzögerung, die diese Stunden weiter hinten auslösen.',
        es: 'El tiempo ahorrado solo cuenta si acaba en una partida: horas extra que no se pagan, un puesto que no se cubre, más producción en el mismo turno. Pregunta qué hicieron con las últimas horas ganadas. Si la respuesta es nada concreto, busca el retraso que esas horas causan más adelante.',
        fr: 'Le temps gagné ne compte que s’il arrive dans un budget : heures supplémentaires évitées, poste non pourvu, plus de production par équipe. Demande ce qu’ils ont fait des dernières heures gagnées. Si la réponse est « rien de précis », cherche le retard que ces heures causent plus loin.',
      },
      steps: {
        en: [
          'Trace the saved hours to overtime, hiring or output. Deliverable: one budget line with its yearly value.',
          'Ask the team lead what they would stop buying or start shipping. Deliverable: a quote you can put under the number.',
        ],
        de: [
          'Verfolge die gesparten Stunden bis zu Überstunden, Stellen oder Ausstoß. Ergebnis: eine Budgetzeile mit Jahreswert.',
          'Frag die Teamleitung, was sie nicht mehr kaufen oder mehr liefern würde. Ergebnis: ein Zitat unter der Zahl.',
        ],
        es: [
          'Sigue las horas ahorradas hasta horas extra, plantilla o producción. Entregable: una partida con su valor anual.',
          'Pregunta al jefe de equipo qué dejaría de comprar o qué enviaría de más. Entregable: una cita bajo la cifra.',
        ],
        fr: [
          'Suis les heures gagnées jusqu’aux heures supplémentaires, aux postes ou à la production. Livrable : une ligne budgétaire annuelle.',
          'Demande au chef d’équipe ce qu’il cesserait d’acheter ou livrerait en plus. Livrable : une citation sous le chiffre.',
        ],
      },
    },
  ],
  'ten-times-or-not-worth-switching': [
    {
      asks: {
        en: [
          'we are only 30 percent better, should we give up',
          'twenty percent cheaper energy, is that enough to sell',
          'a small improvement on a big cost',
        ],
        de: [
          'wir sind nur 30 Prozent besser, sollen wir aufgeben',
          'reichen zwanzig Prozent weniger Energie zum Verkaufen',
          'kleine Verbesserung an großen Kosten',
        ],
        es: [
          'solo somos un 30 por ciento mejores, ¿lo dejamos?',
          'un veinte por ciento menos de energía, ¿basta para vender?',
          'pequeña mejora sobre un gran coste',
        ],
        fr: [
          'nous ne sommes que 30 pour cent meilleurs, faut-il abandonner',
          "vingt pour cent d'énergie en moins, est-ce assez pour vendre",
          'petite amélioration sur un gros coût',
        ],
      },
      says: {
        en: 'No, but go where that percentage meets a very large or very painful cost line, because 30 % off such a line has sold. Leave every use in which changing over costs more than one year of gain. In between, sell to new lines and rebuilds, where nothing has to be replaced.',
        de: 'Nein, aber geh dorthin, wo dieser Prozentsatz auf einen sehr großen oder schmerzhaften Kostenblock trifft; dort verkaufen sich auch kleinere Vorteile. Lass jede Anwendung liegen, in der die Umstellung mehr kostet als ein Jahresgewinn. Dazwischen verkauf an Neubauten und Umbauten, wo nichts ersetzt werden muss.',
        es: 'No, pero ve donde ese porcentaje toca un coste muy grande o muy doloroso; ahí también se venden mejoras modestas. Abandona todo uso en que el cambio cueste más que la ganancia de un año. Entre medias, vende a líneas nuevas y reformas, donde no hay que sustituir nada.',
        fr: 'Non, mais va là où ce pourcentage touche un coût très gros ou très douloureux ; même un gain modeste s’y vend. Quitte tout usage où le changement coûte plus qu’une année de gain. Entre les deux, vends aux lignes neuves et aux rénovations, où rien n’est à remplacer.',
      },
      steps: {
        en: [
          'List the three biggest cost lines your improvement touches. Deliverable: the yearly gain in euros for each.',
          'Find sites that build or rebuild in the coming year. Deliverable: five names with a project date.',
        ],
        de: [
          'Liste die drei größten Kostenblöcke auf, die deine Verbesserung berührt. Ergebnis: je ein Jahresgewinn in Euro.',
          'Finde Standorte, die im kommenden Jahr bauen oder umbauen. Ergebnis: fünf Namen mit Projektdatum.',
        ],
        es: [
          'Lista los tres mayores costes que toca tu mejora. Entregable: la ganancia anual en euros de cada uno.',
          'Busca plantas que construyan o reformen el próximo año. Entregable: cinco nombres con fecha de proyecto.',
        ],
        fr: [
          'Liste les trois plus gros coûts que touche ton amélioration. Livrable : le gain annuel en euros pour chacun.',
          'Trouve des sites qui construisent ou rénovent l’an prochain. Livrable : cinq noms avec une date de projet.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I find out what changing over really costs them',
          'who knows the hidden effort of a switch',
          'requalification cost is a black box for us',
        ],
        de: [
          'wie erfahre ich, was die Umstellung sie wirklich kostet',
          'wer kennt den versteckten Aufwand eines Wechsels',
          'Requalifizierung ist für uns eine Blackbox',
        ],
        es: [
          'cómo averiguo lo que les cuesta de verdad cambiar',
          'quién conoce el esfuerzo oculto de un cambio',
          'la recalificación es una caja negra para nosotros',
        ],
        fr: [
          'comment savoir ce que leur coûte vraiment le changement',
          "qui connaît l'effort caché d'un remplacement",
          'la requalification est une boîte noire pour nous',
        ],
      },
      says: {
        en: 'Ask the person who last replaced something similar to tell you that story month by month. Quality and maintenance know the hidden parts: test runs, new spare parts, changed documents, the night shift. Purchasing knows only the invoice, so two such stories give you a better table than any desk research.',
        de: 'Bitte die Person, die zuletzt etwas Ähnliches ersetzt hat, diese Geschichte Monat für Monat zu erzählen. Qualität und Instandhaltung kennen die versteckten Teile: Probeläufe, Ersatzteile, geänderte Unterlagen, die Nachtschicht. Der Einkauf kennt nur die Rechnung, deshalb schlagen zwei solche Berichte jede Schreibtischrecherche.',
        es: 'Pide a quien sustituyó por última vez algo parecido que te cuente esa historia mes a mes. Calidad y mantenimiento conocen lo oculto: pruebas, repuestos nuevos, documentos cambiados, el turno de noche. Compras solo conoce la factura, así que dos relatos de planta valen más que cualquier estudio de mesa.',
        fr: 'Demande à la personne qui a remplacé en dernier une chose semblable de raconter mois par mois. Qualité et maintenance connaissent le caché : essais, pièces neuves, documents modifiés, équipe de nuit. Les achats ne connaissent que la facture, si bien que deux récits d’atelier valent mieux qu’une étude.',
      },
      steps: {
        en: [
          'Interview one maintenance lead and one quality lead about the last change. Deliverable: two timelines with hours and costs.',
          'Mark every item your product could spare them. Deliverable: a list of design or service tasks for you.',
        ],
        de: [
          'Befrage je eine Person aus Instandhaltung und Qualität zum letzten Wechsel. Ergebnis: zwei Zeitachsen mit Stunden und Kosten.',
          'Markiere, was dein Produkt ihnen davon ersparen kann. Ergebnis: eine Aufgabenliste für Konstruktion und Service.',
        ],
        es: [
          'Entrevista a un jefe de mantenimiento y a uno de calidad sobre el último cambio. Entregable: dos cronologías con costes.',
          'Marca todo lo que tu producto podría ahorrarles. Entregable: una lista de tareas de diseño o servicio.',
        ],
        fr: [
          'Interroge un responsable maintenance et un responsable qualité sur le dernier changement. Livrable : deux chronologies avec coûts.',
          'Marque tout ce que ton produit pourrait leur épargner. Livrable : une liste de tâches de conception ou de service.',
        ],
      },
    },
    {
      asks: {
        en: [
          'we are far better and still nobody switches',
          'customers admit it is superior but stay with the old supplier',
          'great performance, no orders',
        ],
        de: [
          'wir sind viel besser und trotzdem wechselt niemand',
          'Kunden geben es zu und bleiben beim alten Lieferanten',
          'starke Leistung, keine Bestellungen',
        ],
        es: [
          'somos mucho mejores y aun así nadie cambia',
          'los clientes lo reconocen y siguen con el proveedor de siempre',
          'gran rendimiento y ningún pedido',
        ],
        fr: [
          'nous sommes bien meilleurs et personne ne change',
          "les clients l'admettent mais gardent l'ancien fournisseur",
          'grande performance, aucune commande',
        ],
      },
      says: {
        en: 'Then the obstacle is risk and not performance: one supplier, no track record, a job at stake if the line stops. Take the risk over instead of adding another improvement. A parallel run, a spare unit on site and a way back to the old process move more people than a further factor.',
        de: 'Dann steht Risiko im Weg, nicht Leistung: ein einziger Lieferant, keine Historie, ein Arbeitsplatz in Gefahr, wenn die Linie steht. Nimm das Risiko ab, statt noch besser zu werden. Parallelbetrieb, Ersatzgerät vor Ort und ein Weg zurück bewegen mehr Menschen als der nächste Faktor.',
        es: 'Entonces el obstáculo es el riesgo y no el rendimiento: un solo proveedor, sin historial, un puesto en juego si la línea para. Asume tú ese riesgo en vez de mejorar otra vez. Una marcha en paralelo, un equipo de repuesto y una vuelta atrás mueven más que otro factor.',
        fr: 'L’obstacle est alors le risque, pas la performance : un seul fournisseur, aucun historique, un poste en jeu si la ligne s’arrête. Prends ce risque à ta charge au lieu d’améliorer encore. Une marche en parallèle, un appareil de secours et un retour possible décident plus qu’un nouveau facteur.',
      },
      steps: {
        en: [
          'Ask three refusers what would have to go wrong to regret a yes. Deliverable: a ranked list of fears.',
          'Write one guarantee against the top fear and price it. Deliverable: a clause or service line in your offer.',
        ],
        de: [
          'Frag drei Ablehnende, was schiefgehen müsste, damit sie ein Ja bereuen. Ergebnis: eine Rangliste der Sorgen.',
          'Formuliere gegen die größte Sorge eine Garantie und gib ihr einen Preis. Ergebnis: eine Zeile im Angebot.',
        ],
        es: [
          'Pregunta a tres que se negaron qué les haría lamentar un sí. Entregable: una lista ordenada de temores.',
          'Escribe una garantía contra el mayor temor y ponle precio. Entregable: una línea en tu oferta.',
        ],
        fr: [
          'Demande à trois réticents ce qui leur ferait regretter un oui. Livrable : une liste classée des craintes.',
          'Écris une garantie contre la première crainte et chiffre-la. Livrable : une ligne dans ton offre.',
        ],
      },
    },
    {
      asks: {
        en: [
          'we are cheaper but not better, is that a reason to change',
          'compete on price with the incumbent',
          'same quality at a lower cost',
        ],
        de: [
          'wir sind billiger, aber nicht besser, ist das ein Wechselgrund',
          'über den Preis gegen den Platzhirsch',
          'gleiche Qualität zu geringeren Kosten',
        ],
        es: [
          'somos más baratos pero no mejores, ¿es motivo para cambiar?',
          'competir en precio con el proveedor actual',
          'misma calidad a menor coste',
        ],
        fr: [
          'nous sommes moins chers mais pas meilleurs, est-ce une raison de changer',
          'se battre sur le prix contre le fournisseur en place',
          'même qualité à moindre coût',
        ],
      },
      says: {
        en: 'Cheaper alone is a weak reason, because the incumbent can answer with one discount letter. It works when your cost advantage is structural and large, or when purchasing already has an order to find a second source. Sell yourself as that second source with a small share first.',
        de: 'Billiger allein ist ein schwacher Grund, denn der bisherige Lieferant antwortet mit einem einzigen Rabattbrief. Es trägt, wenn dein Kostenvorteil technisch bedingt und groß ist oder der Einkauf ohnehin eine zweite Quelle suchen muss. Verkauf dich zuerst mit kleinem Anteil als diese zweite Quelle.',
        es: 'Más barato por sí solo es un motivo flojo, porque el proveedor actual responde con una carta de descuento. Funciona si tu ventaja de coste es estructural y grande, o si compras ya tiene orden de buscar una segunda fuente. Véndete como esa segunda fuente, primero con poca cuota.',
        fr: 'Moins cher ne suffit guère, car le fournisseur en place répond par une simple lettre de remise. Cela marche si ton avantage de coût est structurel et grand, ou si les achats doivent déjà trouver une seconde source. Vends-toi comme cette seconde source, d’abord sur une petite part.',
      },
      steps: {
        en: [
          'Explain in three lines why the incumbent cannot follow your price. Deliverable: a cost comparison with its physical reason.',
          'Ask purchasing which items lack a second supplier. Deliverable: a list of parts with volume and renewal date.',
        ],
        de: [
          'Erklär in drei Zeilen, warum der andere deinem Preis nicht folgen kann. Ergebnis: ein Kostenvergleich mit technischem Grund.',
          'Frag den Einkauf, welche Teile nur einen Lieferanten haben. Ergebnis: eine Teileliste mit Menge und Verlängerungsdatum.',
        ],
        es: [
          'Explica en tres líneas por qué el otro no puede seguir tu precio. Entregable: una comparación con la razón física.',
          'Pregunta a compras qué artículos tienen un solo proveedor. Entregable: una lista con volumen y fecha de renovación.',
        ],
        fr: [
          'Explique en trois lignes pourquoi l’autre ne peut pas suivre ton prix. Livrable : une comparaison de coûts et sa raison physique.',
          'Demande aux achats quels articles n’ont qu’un fournisseur. Livrable : une liste avec volume et date de renouvellement.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how can we make it easier to adopt our technology',
          'drop-in instead of rebuild',
          'lower the effort of installation and approval for the customer',
        ],
        de: [
          'wie machen wir die Einführung leichter',
          'einfach einsetzen statt umbauen',
          'Aufwand für Einbau und Freigabe beim Kunden senken',
        ],
        es: [
          'cómo hacemos más fácil adoptar nuestra tecnología',
          'encajar sin obras en vez de reconstruir',
          'reducir el esfuerzo de instalación y aprobación del cliente',
        ],
        fr: [
          'comment rendre notre technologie plus facile à adopter',
          "s'insérer sans travaux plutôt que reconstruire",
          "réduire l'effort d'installation et d'homologation chez le client",
        ],
      },
      says: {
        en: 'Fit into what is already approved: same footprint, same connections, same operator screen, and a bypass that restores the old state in minutes. Every requalification you avoid is worth more than a further point of performance. Do the paperwork of the change for them.',
        de: 'Füg dich in das ein, was schon freigegeben ist: gleiche Maße, gleiche Anschlüsse, gleiche Bedienmaske und ein Bypass, der den alten Zustand in Minuten herstellt. Jede vermiedene Requalifizierung ist mehr wert als noch ein Punkt Leistung. Nimm dem Kunden die Änderungspapiere ab.',
        es: 'Encaja en lo que ya está aprobado: mismas medidas, mismas conexiones, misma pantalla y un desvío que devuelva el estado anterior en minutos. Cada recalificación que evitas vale más que otro punto de rendimiento. Encárgate tú de los papeles del cambio.',
        fr: 'Glisse-toi dans ce qui est déjà homologué : mêmes cotes, mêmes raccords, même écran, et une dérivation qui rend l’ancien état en minutes. Chaque requalification évitée vaut plus qu’un point de performance. Charge-toi des papiers du changement.',
      },
      steps: {
        en: [
          'List what the customer must touch and remove one item per week. Deliverable: an interface list with fewer lines.',
          'Prepare the change documents their quality system needs. Deliverable: a filled-in change request ready for signature.',
        ],
        de: [
          'Liste auf, was der Kunde anfassen muss, und streich jede Woche einen Punkt. Ergebnis: eine kürzere Schnittstellenliste.',
          'Bereite die Änderungsunterlagen für sein Qualitätssystem vor. Ergebnis: ein ausgefüllter Änderungsantrag zur Unterschrift.',
        ],
        es: [
          'Lista lo que el cliente debe tocar y quita un punto por semana. Entregable: una lista de interfaces más corta.',
          'Prepara los documentos de cambio que exige su sistema de calidad. Entregable: una solicitud rellena y lista para firmar.',
        ],
        fr: [
          'Liste ce que le client doit toucher et retire un point par semaine. Livrable : une liste d’interfaces plus courte.',
          'Prépare les documents de modification exigés par son système qualité. Livrable : une demande remplie, prête à signer.',
        ],
      },
    },
    {
      asks: {
        en: [
          'a new regulation forces them to change, what do I sell',
          'supply shortage or ban of the old substance',
          'does our lead matter when the law decides',
        ],
        de: [
          'eine neue Vorschrift zwingt sie zum Wechsel, was verkaufe ich',
          'Lieferengpass oder Verbot des alten Stoffs',
          'zählt unser Vorsprung, wenn das Gesetz entscheidet',
        ],
        es: [
          'una norma nueva les obliga a cambiar, ¿qué vendo?',
          'escasez o prohibición de la sustancia antigua',
          '¿importa nuestra ventaja si decide la ley?',
        ],
        fr: [
          'une nouvelle règle les oblige à changer, que vendre',
          "pénurie ou interdiction de l'ancienne substance",
          'notre avance compte-t-elle quand la loi décide',
        ],
      },
      says: {
        en: 'Sell the date and the certificate, not the leap: you are approved, deliverable and documented before the rule bites. In such markets the second-best product that is available wins. Find out who at the customer answers for compliance and what evidence their auditor accepts.',
        de: 'Verkauf das Datum und das Zertifikat, nicht den Sprung: Du bist zugelassen, lieferfähig und dokumentiert, bevor die Vorschrift greift. In solchen Märkten gewinnt das zweitbeste Produkt, das verfügbar ist. Finde heraus, wer beim Kunden dafür geradesteht und welche Nachweise die Prüfer akzeptieren.',
        es: 'Vende la fecha y el certificado, no el salto: estás aprobado, con existencias y documentado antes de que la norma apriete. En esos mercados gana el segundo mejor producto que está disponible. Averigua quién responde del cumplimiento en el cliente y qué pruebas acepta su auditor.',
        fr: 'Vends la date et le certificat, pas le saut : tu es homologué, livrable et documenté avant que la règle morde. Sur ces marchés gagne le deuxième meilleur produit, celui qui est disponible. Cherche qui répond de la conformité chez le client et quelles preuves son auditeur accepte.',
      },
      steps: {
        en: [
          "Work back from the legal date to the customer's last order day. Deliverable: a calendar with approval and delivery times.",
          'Ask the compliance owner which proof the auditor takes. Deliverable: a list of documents with your status.',
        ],
        de: [
          'Rechne vom Stichtag zurück bis zum letzten Bestelltag des Kunden. Ergebnis: ein Kalender mit Zulassungs- und Lieferzeiten.',
          'Frag die verantwortliche Person, welche Nachweise der Auditor nimmt. Ergebnis: eine Dokumentenliste mit deinem Stand.',
        ],
        es: [
          'Cuenta hacia atrás desde la fecha legal hasta su último día de pedido. Entregable: un calendario de aprobación y entrega.',
          'Pregunta al responsable de cumplimiento qué prueba admite el auditor. Entregable: una lista de documentos y su estado.',
        ],
        fr: [
          'Remonte de la date légale au dernier jour de commande du client. Livrable : un calendrier d’homologation et de livraison.',
          'Demande au responsable conformité quelle preuve l’auditeur admet. Livrable : une liste de documents avec ton état.',
        ],
      },
    },
  ],
  'lab-proof-versus-field-proof': [
    {
      asks: {
        en: [
          'how do I get a first site without any field data',
          'nobody lets us into the plant before we have proof',
          'chicken and egg with the first industrial test',
        ],
        de: [
          'wie bekomme ich einen ersten Standort ohne Felddaten',
          'niemand lässt uns in die Anlage, bevor wir Belege haben',
          'Henne und Ei beim ersten Industrietest',
        ],
        es: [
          'cómo consigo la primera planta sin datos de campo',
          'nadie nos deja entrar antes de tener pruebas',
          'el huevo y la gallina del primer ensayo industrial',
        ],
        fr: [
          'comment obtenir un premier site sans données de terrain',
          "personne ne nous laisse entrer avant d'avoir des preuves",
          "l'œuf et la poule du premier essai industriel",
        ],
      },
      says: {
        en: 'Ask for a place where you cannot do harm: beside the running process, on a side stream, on recorded data or in the spare line. A side-by-side run asks only for space and a socket, so a shift manager can often allow it. The result of those weeks is your first field proof.',
        de: 'Bitte um einen Platz, an dem du nicht schaden kannst: neben dem laufenden Prozess, im Nebenstrom, mit aufgezeichneten Daten oder an der Reservelinie. Ein Parallellauf braucht nur Platz und Steckdose, das erlaubt oft schon die Schichtleitung. Was diese Wochen zeigen, ist dein erster Feldbeleg.',
        es: 'Pide un lugar donde no puedas hacer daño: junto al proceso en marcha, en una corriente lateral, con datos grabados o en la línea de reserva. Una marcha en paralelo solo necesita sitio y enchufe, y a menudo basta el permiso del jefe de turno. Esas semanas dan tu primera prueba de campo.',
        fr: 'Demande une place où tu ne peux pas nuire : à côté du procédé, sur un flux dérivé, sur des données enregistrées ou sur la ligne de secours. Un essai en parallèle ne veut que de l’espace et une prise, souvent le chef d’équipe suffit. Ces semaines donnent ta première preuve.',
      },
      steps: {
        en: [
          'Draw a set-up that leaves the production untouched. Deliverable: a one-page sketch for safety and maintenance.',
          'Ask three shift or pilot-hall managers for a corner and two weeks. Deliverable: one agreed place and start day.',
        ],
        de: [
          'Zeichne einen Aufbau, der die Produktion nicht berührt. Ergebnis: eine Skizze für Arbeitssicherheit und Instandhaltung.',
          'Frag drei Schicht- oder Technikumsleiter nach einer Ecke und zwei Wochen. Ergebnis: ein vereinbarter Platz mit Starttag.',
        ],
        es: [
          'Dibuja un montaje que no toque la producción. Entregable: un croquis de una página para seguridad y mantenimiento.',
          'Pide a tres jefes de turno o de planta piloto un rincón y dos semanas. Entregable: un sitio acordado.',
        ],
        fr: [
          'Dessine un montage qui ne touche pas la production. Livrable : un croquis pour la sécurité et la maintenance.',
          'Demande à trois chefs d’équipe ou de halle pilote un coin et deux semaines. Livrable : une place convenue.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the field result is worse than in our lab, do I show it',
          "performance dropped at the customer's site",
          'should we hide the bad measurement',
        ],
        de: [
          'das Feldergebnis ist schlechter als im Labor, zeige ich es',
          'die Leistung fiel beim Kunden ab',
          'sollen wir die schlechte Messung verschweigen',
        ],
        es: [
          'el resultado de campo es peor que en el laboratorio, ¿lo enseño?',
          'el rendimiento cayó en casa del cliente',
          '¿ocultamos la mala medición?',
        ],
        fr: [
          "le résultat de terrain est pire qu'au labo, faut-il le montrer",
          'la performance a baissé chez le client',
          'devons-nous cacher la mauvaise mesure',
        ],
      },
      says: {
        en: 'Show both numbers with their conditions, the worse one first. Buyers expect a drop and judge you by whether you can explain it. What you tune afterwards on that site becomes the figure in the offer, and nobody can surprise you with it later.',
        de: 'Zeig beide Zahlen mit ihren Bedingungen, die schlechtere zuerst. Käufer rechnen mit einem Abfall und beurteilen dich danach, ob du ihn erklären kannst. Was du dort danach einstellst, wird die Zahl im Angebot, und niemand kann dich später damit überraschen.',
        es: 'Enseña las dos cifras con sus condiciones, la peor primero. Los compradores esperan una caída y te juzgan por si sabes explicarla. Lo que ajustes después en esa planta será la cifra de la oferta, y nadie podrá sorprenderte con ella más tarde.',
        fr: 'Montre les deux chiffres avec leurs conditions, le moins bon d’abord. Les acheteurs s’attendent à une baisse et te jugent sur ton explication. Ce que tu règles ensuite sur ce site devient le chiffre de l’offre, et personne ne pourra te surprendre avec.',
      },
      steps: {
        en: [
          'Write what differs between bench and site and rank the causes. Deliverable: a table with the largest cause on top.',
          'Present both values and the tuning plan to the site manager. Deliverable: agreement on a second measuring period.',
        ],
        de: [
          'Schreib auf, was Prüfstand und Standort unterscheidet, und ordne die Ursachen. Ergebnis: eine Tabelle, die größte zuoberst.',
          'Zeig der Betriebsleitung beide Werte und den Einstellplan. Ergebnis: das Einverständnis für eine zweite Messphase.',
        ],
        es: [
          'Escribe qué diferencia el banco de la planta y ordena las causas. Entregable: una tabla con la mayor arriba.',
          'Presenta ambos valores y el plan de ajuste al responsable. Entregable: acuerdo para un segundo periodo de medida.',
        ],
        fr: [
          'Écris ce qui sépare le banc du site et classe les causes. Livrable : un tableau, la plus forte en haut.',
          'Présente les deux valeurs et le plan de réglage au responsable du site. Livrable : l’accord pour une seconde mesure.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how much data is enough for a sceptical engineer',
          'how many runs before they believe us',
          'test duration until the result is credible',
        ],
        de: [
          'wie viele Daten reichen einem skeptischen Ingenieur',
          'wie viele Läufe, bis sie uns glauben',
          'Testdauer, bis das Resultat glaubhaft ist',
        ],
        es: [
          'cuántos datos bastan para un ingeniero escéptico',
          'cuántas pruebas hasta que nos crean',
          'duración del ensayo para que el resultado sea creíble',
        ],
        fr: [
          'combien de données suffisent à un ingénieur sceptique',
          "combien d'essais avant qu'ils nous croient",
          'durée de test pour un résultat crédible',
        ],
      },
      says: {
        en: 'Enough is what the sceptic tells you before the test, so ask for the number of runs, batches or weeks that would change their mind. Include their ugliest condition and one repeat by their own staff. More data of the easy kind never convinces the person who doubts the hard one.',
        de: 'Genug ist, was der Skeptiker dir vor dem Test nennt; frag also, wie viele Läufe, Chargen oder Wochen seine Meinung ändern würden. Nimm seine hässlichste Bedingung hinein und eine Wiederholung durch seine Leute. Noch mehr Daten der leichten Art überzeugen niemanden, der an der schweren zweifelt.',
        es: 'Basta lo que el escéptico te diga antes del ensayo, así que pregunta cuántas pruebas, lotes o semanas le harían cambiar de opinión. Incluye su peor condición y una repetición hecha por su gente. Más datos de los fáciles nunca convencen a quien duda de los difíciles.',
        fr: 'Suffisant est ce que le sceptique t’annonce avant l’essai ; demande donc combien d’essais, de lots ou de semaines le feraient changer d’avis. Inclus sa pire condition et une répétition faite par ses équipes. Plus de données faciles ne convainc jamais celui qui doute des difficiles.',
      },
      steps: {
        en: [
          "Get the sceptic's stopping rule in writing before you begin. Deliverable: a count of runs with the worst condition named.",
          "Hand one repeat to the customer's technician. Deliverable: a result obtained without anyone from your team.",
        ],
        de: [
          'Lass dir das Kriterium des Skeptikers vorher schriftlich geben. Ergebnis: eine Anzahl Läufe mit der schlimmsten Bedingung.',
          'Überlass eine Wiederholung der Technikerin des Kunden. Ergebnis: ein Resultat, bei dem niemand von euch dabei war.',
        ],
        es: [
          'Consigue por escrito la regla de parada del escéptico. Entregable: un número de pruebas con la peor condición.',
          'Deja una repetición en manos del técnico del cliente. Entregable: un resultado obtenido sin nadie de tu equipo.',
        ],
        fr: [
          'Obtiens par écrit la règle d’arrêt du sceptique. Livrable : un nombre d’essais avec la pire condition nommée.',
          'Confie une répétition au technicien du client. Livrable : un résultat obtenu sans personne de ton équipe.',
        ],
      },
    },
    {
      asks: {
        en: [
          'is an independent test institute worth the money',
          'does a scientific paper convince industrial buyers',
          'third party validation or own measurements',
        ],
        de: [
          'lohnt sich ein unabhängiges Prüfinstitut',
          'überzeugt eine Veröffentlichung Industriekunden',
          'Prüfung durch Dritte oder eigene Messung',
        ],
        es: [
          '¿vale la pena un instituto de ensayos independiente?',
          '¿convence un artículo científico a compradores industriales?',
          'validación de terceros o mediciones propias',
        ],
        fr: [
          "un institut d'essai indépendant vaut-il son prix",
          'un article scientifique convainc-t-il les acheteurs industriels',
          'validation par un tiers ou mesures maison',
        ],
      },
      says: {
        en: "Pay an institute when the doubt is about your honesty or when a standard requires it; choose a customer's site when the doubt is about reality. A paper opens doors with engineers and leaves buyers cold. Ask the buyer which report they accept before you order one.",
        de: 'Bezahl ein Institut, wenn man an deiner Ehrlichkeit zweifelt oder eine Norm es verlangt; geh zum Kunden, wenn man an der Wirklichkeit zweifelt. Eine Veröffentlichung öffnet Türen bei Ingenieuren und lässt Einkäufer kalt. Frag vor dem Auftrag, welchen Bericht der Käufer anerkennt.',
        es: 'Paga un instituto si dudan de tu honradez o si una norma lo exige; elige la planta de un cliente si dudan de la realidad. Un artículo abre puertas entre ingenieros y deja fríos a los compradores. Pregunta qué informe aceptan antes de encargarlo.',
        fr: 'Paie un institut si l’on doute de ton honnêteté ou si une norme l’exige ; va chez un client si l’on doute de la réalité. Un article ouvre la porte des ingénieurs et laisse les acheteurs froids. Demande quel rapport ils acceptent avant de le commander.',
      },
      steps: {
        en: [
          'Ask two buyers which body and which method they trust. Deliverable: a named test with price and waiting time.',
          'Compare that cost with a small trial at a site. Deliverable: a decision with one reason, written down.',
        ],
        de: [
          'Frag zwei Käufer, welcher Stelle und welchem Verfahren sie trauen. Ergebnis: eine benannte Prüfung mit Preis und Wartezeit.',
          'Vergleiche diese Kosten mit einem kleinen Versuch vor Ort. Ergebnis: eine Entscheidung mit schriftlicher Begründung.',
        ],
        es: [
          'Pregunta a dos compradores en qué entidad y método confían. Entregable: un ensayo con nombre, precio y espera.',
          'Compara ese coste con una prueba pequeña en planta. Entregable: una decisión con su motivo por escrito.',
        ],
        fr: [
          'Demande à deux acheteurs à quel organisme et à quelle méthode ils se fient. Livrable : un essai nommé, prix et délai.',
          'Compare ce coût à un petit essai sur site. Livrable : une décision avec sa raison écrite.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the next plant says our site is different',
          'does proof from one customer count for another',
          'transfer a reference result to a new location',
        ],
        de: [
          'die nächste Anlage sagt, bei uns ist alles anders',
          'zählt der Beleg eines Kunden bei einem anderen',
          'Referenzergebnis auf einen neuen Standort übertragen',
        ],
        es: [
          'la siguiente planta dice que la suya es distinta',
          '¿vale la prueba de un cliente para otro?',
          'trasladar un resultado de referencia a otro lugar',
        ],
        fr: [
          "l'usine suivante dit que son site est différent",
          "la preuve d'un client vaut-elle chez un autre",
          'transférer un résultat de référence à un nouveau site',
        ],
      },
      says: {
        en: 'Agree with them and ask in what: a few conditions decide, and most sites share more of them than they think. Compare those conditions line by line with your proven site. Test only the one that really differs, in days instead of a whole new pilot.',
        de: 'Gib ihnen recht und frag, worin: Wenige Bedingungen entscheiden, und die meisten Standorte teilen mehr davon, als sie glauben. Vergleiche sie Zeile für Zeile mit dem belegten Standort. Teste nur die eine, die wirklich abweicht, in Tagen statt mit einem ganzen neuen Piloten.',
        es: 'Dales la razón y pregunta en qué: deciden unas pocas condiciones, y casi todas las plantas comparten más de las que creen. Compáralas línea a línea con la planta probada. Ensaya solo la que de verdad cambia, en días y no con otro piloto entero.',
        fr: 'Donne-leur raison et demande en quoi : peu de conditions décident, et la plupart des sites en partagent plus qu’ils ne pensent. Compare-les ligne à ligne avec le site prouvé. Ne teste que celle qui diffère vraiment, en quelques jours plutôt qu’avec un nouveau pilote.',
      },
      steps: {
        en: [
          'List the conditions under which your proof holds. Deliverable: a comparison sheet with a column for the new site.',
          'Design a short check for the single open difference. Deliverable: a test plan with value, place and day.',
        ],
        de: [
          'Liste die Bedingungen auf, unter denen dein Beleg gilt. Ergebnis: ein Vergleichsblatt mit Spalte für den neuen Standort.',
          'Entwirf für die eine offene Abweichung eine kurze Prüfung. Ergebnis: ein Testplan mit Wert, Ort, Tag.',
        ],
        es: [
          'Lista las condiciones en que se sostiene tu prueba. Entregable: una hoja comparativa con columna para la nueva planta.',
          'Diseña una comprobación corta para la única diferencia abierta. Entregable: un plan con valor, lugar y día.',
        ],
        fr: [
          'Liste les conditions où ta preuve tient. Livrable : une fiche comparative avec une colonne pour le nouveau site.',
          'Conçois une vérification courte pour la seule différence ouverte. Livrable : un plan d’essai avec valeur, lieu, jour.',
        ],
      },
    },
    {
      asks: {
        en: [
          "may we publish the customer's measurement with their name",
          'how do I get permission to quote a result',
          'use trial data as a proof point in our deck',
        ],
        de: [
          'dürfen wir die Messung des Kunden mit Namen veröffentlichen',
          'wie bekomme ich die Erlaubnis, ein Ergebnis zu zitieren',
          'Testdaten als Beleg in der Präsentation nutzen',
        ],
        es: [
          '¿podemos publicar la medición del cliente con su nombre?',
          'cómo consigo permiso para citar un resultado',
          'usar datos del ensayo como prueba en la presentación',
        ],
        fr: [
          'peut-on publier la mesure du client avec son nom',
          'comment obtenir la permission de citer un résultat',
          "utiliser les données d'essai comme preuve dans la présentation",
        ],
      },
      says: {
        en: 'Only with a written release, and ask for it while the result is fresh and the person is proud of it. Offer three steps: full name, industry and region, or number with conditions only. Many companies refuse the logo and allow the last one, which is the part a buyer believes.',
        de: 'Nur mit schriftlicher Freigabe, und bitte darum, solange das Resultat frisch und die Person stolz darauf ist. Biete drei Stufen: voller Name, Branche und Region oder nur die Zahl mit Bedingungen. Viele Firmen verweigern das Logo und erlauben die letzte Stufe, und genau die überzeugt.',
        es: 'Solo con autorización escrita, y pídela mientras el resultado está fresco y la persona orgullosa. Ofrece tres grados: nombre completo, sector y región, o solo la cifra con sus condiciones. Muchas empresas niegan el logo y permiten el último, que es lo que un comprador cree.',
        fr: 'Seulement avec un accord écrit, et demande-le tant que le résultat est frais et la personne fière. Propose trois degrés : nom complet, secteur et région, ou le chiffre seul avec ses conditions. Beaucoup refusent le logo et permettent le dernier, celui qu’un acheteur croit.',
      },
      steps: {
        en: [
          'Write the sentence you want to use and send it for approval. Deliverable: a release mail with the chosen step.',
          'File measurement, place, date and approver together. Deliverable: a proof folder you can open in a meeting.',
        ],
        de: [
          'Schreib den gewünschten Satz und schick ihn zur Freigabe. Ergebnis: eine Freigabemail mit der gewählten Stufe.',
          'Leg Messung, Ort, Datum und freigebende Person zusammen ab. Ergebnis: ein Belegordner für das nächste Treffen.',
        ],
        es: [
          'Escribe la frase que quieres usar y envíala a aprobar. Entregable: un correo de autorización con el grado elegido.',
          'Archiva juntos medición, lugar, fecha y quien autoriza. Entregable: una carpeta de pruebas para abrir en reuniones.',
        ],
        fr: [
          'Écris la phrase que tu veux utiliser et envoie-la à valider. Livrable : un courriel d’accord avec le degré choisi.',
          'Range ensemble mesure, lieu, date et valideur. Livrable : un dossier de preuves à ouvrir en réunion.',
        ],
      },
    },
  ],
  'value-based-price': [
    {
      asks: {
        en: [
          'there is no comparable product, what is the reference price',
          'new category without competitors, how to price',
          'nothing like it exists on the market',
        ],
        de: [
          'es gibt kein vergleichbares Produkt, was ist der Vergleichspreis',
          'neue Kategorie ohne Wettbewerber, wie bepreisen',
          'so etwas gibt es am Markt nicht',
        ],
        es: [
          'no hay producto comparable, ¿cuál es el precio de referencia?',
          'categoría nueva sin competidores, cómo poner precio',
          'no existe nada igual en el mercado',
        ],
        fr: [
          'aucun produit comparable, quel est le prix de référence',
          'nouvelle catégorie sans concurrents, comment fixer le prix',
          "rien de tel n'existe sur le marché",
        ],
      },
      says: {
        en: 'The reference is what the customer does today, and that always costs something: labour, scrap, downtime, a consultant, a fine. Add up that spending for one year and you have the starting point. If the sum is close to nothing, the problem is not worth a price yet.',
        de: 'Der Vergleich ist das, was der Kunde heute tut, und das kostet immer etwas: Arbeit, Ausschuss, Stillstand, Berater, Strafen. Zähl diese Ausgaben für ein Jahr zusammen, dann hast du den Ausgangspunkt. Ist die Summe fast null, ist das Problem noch keinen Preis wert.',
        es: 'La referencia es lo que el cliente hace hoy, y eso siempre cuesta algo: mano de obra, rechazo, paradas, un consultor, una multa. Suma ese gasto durante un año y tienes el punto de partida. Si el total es casi nada, el problema todavía no vale un precio.',
        fr: 'La référence est ce que le client fait aujourd’hui, et cela coûte toujours : main-d’œuvre, rebuts, arrêts, consultant, amende. Additionne cette dépense sur un an et tu as le point de départ. Si la somme est presque nulle, le problème ne vaut pas encore un prix.',
      },
      steps: {
        en: [
          'Ask the customer what the present way costs per year, item by item. Deliverable: a reference sum with their figures.',
          'Test the sum with a second site before quoting. Deliverable: two reference sums and the reason they differ.',
        ],
        de: [
          'Frag den Kunden Posten für Posten, was der heutige Weg im Jahr kostet. Ergebnis: eine Vergleichssumme in seinen Zahlen.',
          'Prüf die Summe vor dem Angebot an einem zweiten Standort. Ergebnis: zwei Summen und der Grund des Unterschieds.',
        ],
        es: [
          'Pregunta al cliente, partida a partida, qué cuesta al año la forma actual. Entregable: una suma de referencia con sus cifras.',
          'Contrasta la suma con otra planta antes de ofertar. Entregable: dos sumas y el motivo de la diferencia.',
        ],
        fr: [
          'Demande au client, poste par poste, le coût annuel de la méthode actuelle. Livrable : une somme de référence dans ses chiffres.',
          'Vérifie la somme sur un second site avant de chiffrer. Livrable : deux sommes et la raison de leur écart.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the customer says we are too expensive',
          'how do I answer a price objection',
          'they want twenty percent off before signing',
        ],
        de: [
          'der Kunde sagt, wir sind zu teuer',
          'wie antworte ich auf den Preiseinwand',
          'sie wollen zwanzig Prozent Nachlass vor der Unterschrift',
        ],
        es: [
          'el cliente dice que somos caros',
          'cómo respondo a una objeción de precio',
          'quieren un veinte por ciento menos antes de firmar',
        ],
        fr: [
          'le client dit que nous sommes trop chers',
          'comment répondre à une objection de prix',
          'ils veulent vingt pour cent de moins avant de signer',
        ],
      },
      says: {
        en: 'Ask compared with what, then be silent. If the answer is another offer, compare effects; if it is the budget, cut the scope; if it is a habit, trade. Never lower a price without taking something back, such as a longer term, a reference or payment in advance.',
        de: 'Frag „verglichen womit“ und schweig dann. Ist es ein anderes Angebot, vergleich die Wirkung; ist es das Budget, kürz den Umfang; ist es Gewohnheit, tausch. Senk nie einen Preis, ohne etwas zurückzubekommen, etwa längere Laufzeit, Referenz oder Vorauszahlung.',
        es: 'Pregunta comparado con qué y calla. Si es otra oferta, compara efectos; si es el presupuesto, recorta alcance; si es costumbre, intercambia. No bajes nunca un precio sin recibir algo a cambio, como un plazo más largo, una referencia o el pago por adelantado.',
        fr: 'Demande « par rapport à quoi » et tais-toi. Si c’est une autre offre, compare les effets ; si c’est le budget, réduis le périmètre ; si c’est l’habitude, échange. Ne baisse jamais un prix sans reprendre quelque chose : durée plus longue, référence ou paiement d’avance.',
      },
      steps: {
        en: [
          'Write three trades you would accept for a lower figure. Deliverable: a give-and-take list to hold in the call.',
          "Return to the customer's own gain calculation before any number changes. Deliverable: a one-line share of gain they keep.",
        ],
        de: [
          'Schreib drei Tauschgeschäfte auf, die du annehmen würdest. Ergebnis: eine Liste aus Geben und Nehmen fürs Gespräch.',
          'Geh vor jeder neuen Zahl zurück zur Gewinnrechnung des Kunden. Ergebnis: eine Zeile mit dem Anteil, der ihm bleibt.',
        ],
        es: [
          'Escribe tres intercambios que aceptarías por una cifra menor. Entregable: una lista de dar y recibir para la llamada.',
          'Vuelve al cálculo de ganancia del cliente antes de tocar el número. Entregable: una línea con la parte que conserva.',
        ],
        fr: [
          'Écris trois échanges que tu accepterais pour un montant moindre. Livrable : une liste donnant-donnant pour l’appel.',
          'Reviens au calcul de gain du client avant de toucher au montant. Livrable : une ligne sur la part qu’il garde.',
        ],
      },
    },
    {
      asks: {
        en: [
          'purchasing demands a cost breakdown',
          'open book calculation requested',
          'do I have to show our margin',
        ],
        de: [
          'der Einkauf verlangt eine Kostenaufschlüsselung',
          'offene Kalkulation gefordert',
          'muss ich unsere Marge zeigen',
        ],
        es: [
          'compras exige un desglose de costes',
          'piden contabilidad abierta',
          '¿tengo que enseñar nuestro margen?',
        ],
        fr: [
          'les achats exigent une décomposition des coûts',
          'calcul à livre ouvert demandé',
          'dois-je montrer notre marge',
        ],
      },
      says: {
        en: 'Decline the breakdown and offer the value calculation instead, because open costs turn the talk to your margin. Say that the price follows the effect and that you stand behind the effect. If a rule forces disclosure, show categories and volumes, and have the confidentiality wording checked first.',
        de: 'Lehn die Aufschlüsselung ab und biete stattdessen die Nutzenrechnung, denn offene Kosten lenken das Gespräch auf deine Marge. Sag, dass der Preis der Wirkung folgt und du für die Wirkung einstehst. Zwingt eine Regel zur Offenlegung, zeig Kategorien und Mengen und lass die Geheimhaltung vorher prüfen.',
        es: 'Rechaza el desglose y ofrece en su lugar el cálculo de valor, porque los costes abiertos llevan la charla a tu margen. Di que el precio sigue al efecto y que respondes de él. Si una norma obliga a mostrarlo, enseña categorías y volúmenes, y haz revisar antes la confidencialidad.',
        fr: 'Refuse la décomposition et propose le calcul de valeur, car des coûts ouverts ramènent l’échange à ta marge. Dis que le prix suit l’effet et que tu réponds de l’effet. Si une règle impose l’ouverture, montre catégories et volumes, et fais d’abord vérifier la confidentialité.',
      },
      steps: {
        en: [
          'Prepare a value sheet that replaces the cost sheet. Deliverable: one page with effect, guarantee and price.',
          'Ask purchasing which rule requires the breakdown. Deliverable: the rule in writing, or the request withdrawn.',
        ],
        de: [
          'Bereite ein Nutzenblatt vor, das die Kalkulation ersetzt. Ergebnis: eine Seite mit Wirkung, Zusage und Preis.',
          'Frag den Einkauf nach der Regel hinter der Forderung. Ergebnis: die Regel schriftlich oder der Verzicht darauf.',
        ],
        es: [
          'Prepara una hoja de valor que sustituya a la de costes. Entregable: una página con efecto, garantía y precio.',
          'Pregunta a compras qué regla exige el desglose. Entregable: la regla por escrito o la petición retirada.',
        ],
        fr: [
          'Prépare une fiche de valeur qui remplace la fiche de coûts. Livrable : une page avec effet, garantie et prix.',
          'Demande aux achats quelle règle l’exige. Livrable : la règle par écrit, ou l’abandon de la demande.',
        ],
      },
    },
    {
      asks: {
        en: [
          'subscription, one-off sale or pay per use for hardware',
          'which pricing model fits a machine plus software',
          'charge per unit of output or per year',
        ],
        de: [
          'Abo, Einmalkauf oder nutzungsabhängig bei Hardware',
          'welches Preismodell passt zu Maschine plus Software',
          'pro Ausstoß oder pro Jahr abrechnen',
        ],
        es: [
          'suscripción, venta única o pago por uso para equipos',
          'qué modelo de precio va con máquina y software',
          'cobrar por unidad producida o por año',
        ],
        fr: [
          "abonnement, vente unique ou paiement à l'usage pour du matériel",
          'quel modèle de prix pour une machine et son logiciel',
          "facturer à la production ou à l'année",
        ],
      },
      says: {
        en: "Charge in the unit in which the customer's gain arises and their budget exists: per tonne, per line and year, or as equipment. Machines with a service usually split well into a price that covers the build and a yearly fee for the effect. Sharing savings sounds fair but ends in disputes over measuring.",
        de: 'Rechne in der Einheit ab, in der Gewinn und Budget des Kunden liegen: pro Tonne, pro Linie und Jahr oder als Anlage. Maschinen mit Dienst teilst du gut in einen Preis, der den Bau deckt, und eine Jahresgebühr für die Wirkung. Geteilte Ersparnis klingt fair, endet aber im Streit ums Messen.',
        es: 'Cobra en la unidad donde nace la ganancia y existe el presupuesto del cliente: por tonelada, por línea y año, o como equipo. Una máquina con servicio se divide bien en un precio que cubre la construcción y una cuota anual por el efecto. Repartir el ahorro suena justo y acaba en disputas de medición.',
        fr: 'Facture dans l’unité où naît le gain et où existe le budget du client : à la tonne, par ligne et par an, ou comme équipement. Une machine avec service se divise bien en un prix qui couvre la fabrication et une redevance annuelle. Le partage des gains paraît juste et finit en litiges de mesure.',
      },
      steps: {
        en: [
          'Ask which budget, investment or running cost, is easier to open. Deliverable: the budget type with its approval limit.',
          'Draft the split price for one real customer. Deliverable: two lines with amount, unit and invoice rhythm.',
        ],
        de: [
          'Frag, ob Investition oder laufende Kosten leichter zu öffnen sind. Ergebnis: die Budgetart samt Freigabegrenze.',
          'Entwirf den geteilten Preis für einen echten Kunden. Ergebnis: zwei Zeilen mit Betrag, Einheit und Rechnungsrhythmus.',
        ],
        es: [
          'Pregunta qué presupuesto se abre mejor, inversión o gasto corriente. Entregable: el tipo y su límite de aprobación.',
          'Redacta el precio dividido para un cliente real. Entregable: dos líneas con importe, unidad y ritmo de factura.',
        ],
        fr: [
          'Demande quel budget s’ouvre le mieux, investissement ou fonctionnement. Livrable : le type de budget et son plafond.',
          'Rédige le prix divisé pour un vrai client. Livrable : deux lignes avec montant, unité et rythme de facture.',
        ],
      },
    },
    {
      asks: {
        en: [
          'should the first customers get a lower price',
          'introductory discount and raising it later',
          'we priced too low, how do we increase',
        ],
        de: [
          'sollen die ersten Kunden weniger zahlen',
          'Einführungsrabatt und spätere Erhöhung',
          'wir sind zu billig gestartet, wie erhöhen wir',
        ],
        es: [
          '¿los primeros clientes pagan menos?',
          'descuento de lanzamiento y subida posterior',
          'empezamos demasiado baratos, cómo subimos',
        ],
        fr: [
          'les premiers clients doivent-ils payer moins',
          'remise de lancement et hausse plus tard',
          'nous avons commencé trop bas, comment augmenter',
        ],
      },
      says: {
        en: 'Keep the list price and give the first customers a visible, dated reason to pay less. A low first price becomes the reference for everyone who hears of it. To raise one, add a measured result or a new scope, announce it one renewal ahead, and let go of whoever pays least for most work.',
        de: 'Behalte den Listenpreis und gib den Ersten einen sichtbaren, befristeten Grund, weniger zu zahlen. Ein niedriger Anfangspreis wird zum Maßstab für alle, die davon hören. Für eine Erhöhung bring ein gemessenes Resultat oder mehr Umfang mit, kündige sie rechtzeitig an und lass ziehen, wer wenig zahlt und viel Arbeit macht.',
        es: 'Mantén el precio de lista y da a los primeros un motivo visible y con fecha para pagar menos. Un precio inicial bajo se vuelve la referencia de todo el mundo. Para subirlo, trae un resultado medido o más alcance, avisa una renovación antes y deja ir a quien paga poco y exige mucho.',
        fr: 'Garde le prix catalogue et donne aux premiers une raison visible et datée de payer moins. Un prix d’entrée bas devient la référence de tous ceux qui l’apprennent. Pour l’augmenter, apporte un résultat mesuré ou un périmètre élargi, préviens un renouvellement avant et laisse partir qui paie peu pour beaucoup.',
      },
      steps: {
        en: [
          'Show list price, discount, reason and end date on each early offer. Deliverable: a four-line price block.',
          'Plan the increase for the next renewal with the proof behind it. Deliverable: a notice with date and new price.',
        ],
        de: [
          'Zeig in jedem frühen Angebot Listenpreis, Nachlass, Grund, Enddatum. Ergebnis: ein Preisblock mit vier Zeilen im Angebot.',
          'Plane die Erhöhung zur nächsten Verlängerung mit Beleg. Ergebnis: eine Mitteilung mit Datum und neuem Preis.',
        ],
        es: [
          'Muestra precio de lista, descuento, motivo y fin en cada oferta temprana. Entregable: un bloque de cuatro líneas.',
          'Planea la subida en la próxima renovación con su prueba. Entregable: un aviso con fecha y precio nuevo.',
        ],
        fr: [
          'Affiche prix catalogue, remise, raison et fin sur chaque offre précoce. Livrable : un bloc de prix en quatre lignes.',
          'Prévois la hausse au prochain renouvellement, preuve à l’appui. Livrable : un avis avec date et nouveau prix.',
        ],
      },
    },
    {
      asks: {
        en: [
          "which share of the customer's saving may I take",
          'how strong must the proof be for a higher share',
          'ten percent or half of the gain',
        ],
        de: [
          'welchen Anteil der Ersparnis darf ich nehmen',
          'wie stark muss der Beleg für einen höheren Anteil sein',
          'zehn Prozent oder die Hälfte des Gewinns',
        ],
        es: [
          'qué parte del ahorro del cliente puedo cobrar',
          'qué prueba necesito para pedir una parte mayor',
          'el diez por ciento o la mitad de la ganancia',
        ],
        fr: [
          "quelle part de l'économie du client puis-je prendre",
          'quelle preuve pour demander une part plus forte',
          'dix pour cent ou la moitié du gain',
        ],
      },
      says: {
        en: 'Take 10 to 20 % of the difference with lab proof only, 20 to 40 % with a pilot at another site, and 40 to 50 % once this customer has measured the gain. The share pays for the risk that remains with them. If they fall silent, ask which part of the gain they doubt.',
        de: 'Nimm 10 bis 20 % des Unterschieds mit reinem Laborbeleg, 20 bis 40 % mit einem Piloten anderswo und 40 bis 50 %, wenn dieser Kunde den Gewinn selbst gemessen hat. Der Anteil bezahlt das Risiko, das bei ihm bleibt. Verstummt er, frag, welchen Teil des Gewinns er bezweifelt.',
        es: 'Toma del 10 al 20 % de la diferencia con prueba solo de laboratorio, del 20 al 40 % con un piloto en otra planta y del 40 al 50 % cuando este cliente ya midió la ganancia. Esa parte paga el riesgo que él conserva. Si calla ante la cifra, pregunta de qué parte duda.',
        fr: 'Prends 10 à 20 % de la différence avec une preuve de labo seule, 20 à 40 % avec un pilote ailleurs, 40 à 50 % quand ce client a mesuré le gain. Cette part paie le risque qui lui reste. S’il se tait devant le montant, demande de quelle partie du gain il doute.',
      },
      steps: {
        en: [
          'Place yourself on the proof ladder and note what lifts you one step. Deliverable: a share today and a share after.',
          'State both in the talk, tied to the next result. Deliverable: an offer whose price follows the proof.',
        ],
        de: [
          'Ordne dich auf der Belegleiter ein und notiere, was dich höher bringt. Ergebnis: ein Anteil heute und einer danach.',
          'Nenn beide im Gespräch, geknüpft an das nächste Resultat. Ergebnis: ein Angebot, dessen Preis dem Beleg folgt.',
        ],
        es: [
          'Sitúate en la escala de pruebas y anota qué te sube un peldaño. Entregable: una parte hoy y otra después.',
          'Di ambas en la reunión, ligadas al próximo resultado. Entregable: una oferta cuyo precio sigue a la prueba.',
        ],
        fr: [
          'Situe-toi sur l’échelle de preuve et note ce qui te fait monter. Livrable : une part aujourd’hui, une part après.',
          'Annonce les deux, liées au prochain résultat. Livrable : une offre dont le prix suit la preuve.',
        ],
      },
    },
  ],
  'competing-with-do-nothing': [
    {
      asks: {
        en: [
          'they say it is not a priority right now',
          'how do I reply to maybe next year',
          'interested but no time for it',
        ],
        de: [
          'sie sagen, es hat gerade keine Priorität',
          'was antworte ich auf vielleicht nächstes Jahr',
          'interessiert, aber keine Zeit dafür',
        ],
        es: [
          'dicen que ahora no es prioridad',
          'cómo contesto a «quizá el año que viene»',
          'interesados pero sin tiempo para ello',
        ],
        fr: [
          "ils disent que ce n'est pas une priorité",
          "que répondre à peut-être l'an prochain",
          'intéressés mais pas le temps',
        ],
      },
      says: {
        en: 'Ask what is ahead of you on the list and who put it there. If your problem hurts one of those goals, reframe it as a part of that project; if not, believe them and agree a date with a trigger. Do not send a reminder every month to someone who told you the truth.',
        de: 'Frag, was vor dir auf der Liste steht und wer es dorthin gesetzt hat. Schadet dein Problem einem dieser Ziele, mach es zum Teil jenes Projekts; wenn nicht, glaub ihnen und vereinbare ein Datum mit Auslöser. Wer dir die Wahrheit sagt, braucht keine monatliche Erinnerung.',
        es: 'Pregunta qué va delante de ti en la lista y quién lo puso ahí. Si tu problema daña uno de esos objetivos, preséntalo como parte de ese proyecto; si no, créeles y pacta una fecha con un detonante. No mandes cada mes un recordatorio a quien te dijo la verdad.',
        fr: 'Demande ce qui passe avant toi sur la liste et qui l’y a mis. Si ton problème gêne un de ces objectifs, présente-le comme une partie de ce projet ; sinon, crois-les et convenez d’une date avec un déclencheur. Ne relance pas chaque mois quelqu’un qui t’a dit vrai.',
      },
      steps: {
        en: [
          'Ask for the top three priorities and the person behind each. Deliverable: one link to your problem, or none.',
          'Agree an event that would bring the topic back. Deliverable: a calendar entry with that event in the title.',
        ],
        de: [
          'Frag nach den drei obersten Vorhaben und den Personen dahinter. Ergebnis: eine Verbindung zu deinem Problem oder keine.',
          'Vereinbare ein Ereignis, das das Thema zurückbringt. Ergebnis: ein Kalendereintrag mit diesem Ereignis als Titel.',
        ],
        es: [
          'Pide las tres prioridades y la persona detrás de cada una. Entregable: un enlace con tu problema, o ninguno.',
          'Pacta un hecho que devuelva el tema a la mesa. Entregable: una cita de agenda titulada con ese hecho.',
        ],
        fr: [
          'Demande les trois priorités et la personne derrière chacune. Livrable : un lien avec ton problème, ou aucun.',
          'Convenez d’un événement qui ramènera le sujet. Livrable : une entrée d’agenda portant cet événement en titre.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the customer does not know what the problem costs',
          'nobody keeps records of these losses',
          'how to put a price on waiting without data',
        ],
        de: [
          'der Kunde weiß nicht, was das Problem kostet',
          'niemand schreibt diese Verluste auf',
          'dem Warten einen Preis geben ohne Daten',
        ],
        es: [
          'el cliente no sabe lo que cuesta el problema',
          'nadie registra esas pérdidas',
          'poner precio a esperar sin datos',
        ],
        fr: [
          'le client ignore ce que coûte le problème',
          'personne ne note ces pertes',
          "chiffrer l'attente sans données",
        ],
      },
      says: {
        en: 'Measure it with them for one week: a tally sheet at the line, filled in by the shift, is enough. People argue with your estimate and accept their own pencil marks. Multiply by a cost that their controller confirms, and leave the calculation in their hands.',
        de: 'Miss es mit ihnen eine Woche lang: Eine Strichliste an der Linie, von der Schicht geführt, genügt. Über deine Schätzung streiten sie, ihre eigenen Bleistiftstriche nehmen sie an. Multiplizier mit Kosten, die das Controlling bestätigt, und lass die Rechnung bei ihnen.',
        es: 'Mídelo con ellos durante una semana: basta una hoja de marcas en la línea, rellenada por el turno. Discuten tu estimación y aceptan sus propias rayas a lápiz. Multiplica por un coste que confirme su control de gestión y deja el cálculo en sus manos.',
        fr: 'Mesure-le avec eux pendant une semaine : une feuille de pointage sur la ligne, remplie par l’équipe, suffit. Ils discutent ton estimation et acceptent leurs propres coups de crayon. Multiplie par un coût confirmé par leur contrôle de gestion et laisse-leur le calcul.',
      },
      steps: {
        en: [
          'Hang a tally sheet at one line with three event types. Deliverable: a week of counts signed by the shift lead.',
          'Have the controller confirm the cost of one event. Deliverable: a yearly figure the site calls its own.',
        ],
        de: [
          'Häng an einer Linie eine Strichliste mit drei Ereignisarten auf. Ergebnis: eine Woche Zählung, von der Schichtleitung abgezeichnet.',
          'Lass das Controlling die Kosten eines Ereignisses bestätigen. Ergebnis: ein Jahreswert, den der Standort selbst vertritt.',
        ],
        es: [
          'Cuelga en una línea una hoja de marcas con tres tipos de suceso. Entregable: una semana firmada por el turno.',
          'Haz que control de gestión confirme el coste de un suceso. Entregable: una cifra anual que la planta haga suya.',
        ],
        fr: [
          'Accroche à une ligne une feuille de pointage, trois types d’événements. Livrable : une semaine visée par le chef d’équipe.',
          'Fais confirmer le coût d’un événement par le contrôle de gestion. Livrable : un chiffre annuel adopté par le site.',
        ],
      },
    },
    {
      asks: {
        en: [
          'they built their own tool and are proud of it',
          'in-house script or spreadsheet made by an engineer',
          'competing with a homemade solution',
        ],
        de: [
          'sie haben ein eigenes Werkzeug gebaut und sind stolz darauf',
          'Skript oder Tabelle eines Ingenieurs im Haus',
          'Konkurrenz durch Selbstgebautes',
        ],
        es: [
          'hicieron su propia herramienta y están orgullosos',
          'script u hoja casera de un ingeniero',
          'competir con una solución hecha en casa',
        ],
        fr: [
          'ils ont construit leur propre outil et en sont fiers',
          "script ou tableur maison d'un ingénieur",
          'face à une solution faite en interne',
        ],
      },
      says: {
        en: 'Praise it, because it proves the problem, and then ask who maintains it, what happens when that person is on leave, and which wish has been open longest. Sell the part they cannot or do not want to build. Make its author your first tester and never the one who loses face.',
        de: 'Lob es, denn es beweist das Problem, und frag dann, wer es pflegt, was im Urlaub dieser Person passiert und welcher Wunsch am längsten offen ist. Verkauf den Teil, den sie nicht bauen können oder wollen. Mach den Urheber zum ersten Tester, nie zum Verlierer.',
        es: 'Elógiala, porque demuestra el problema, y pregunta después quién la mantiene, qué pasa cuando esa persona está de vacaciones y qué deseo lleva más tiempo abierto. Vende la parte que no pueden o no quieren construir. Haz de su autor tu primer probador y nunca el perdedor.',
        fr: 'Fais-en l’éloge, car il prouve le problème, puis demande qui l’entretient, ce qui se passe pendant les congés de cette personne et quel souhait attend depuis le plus longtemps. Vends la part qu’ils ne peuvent ou ne veulent pas construire. Fais de l’auteur ton premier testeur, jamais le perdant.',
      },
      steps: {
        en: [
          'Ask the author for the list of open wishes. Deliverable: the two wishes your product already meets.',
          "Offer to run beside the tool on last month's data. Deliverable: a comparison the author presents.",
        ],
        de: [
          'Bitte den Urheber um die Liste offener Wünsche. Ergebnis: die zwei Wünsche, die dein Produkt schon erfüllt.',
          'Biete an, mit den Daten des letzten Monats danebenzulaufen. Ergebnis: ein Vergleich, den der Urheber selbst zeigt.',
        ],
        es: [
          'Pide al autor la lista de deseos pendientes. Entregable: los dos deseos que tu producto ya cumple.',
          'Ofrece correr al lado con los datos del mes pasado. Entregable: una comparación que presenta el propio autor.',
        ],
        fr: [
          'Demande à l’auteur la liste des souhaits en attente. Livrable : les deux que ton produit remplit déjà.',
          'Propose de tourner à côté sur les données du mois dernier. Livrable : une comparaison présentée par l’auteur.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I create urgency without being pushy',
          'discount with a deadline, does it work',
          'give them a reason to act this quarter',
        ],
        de: [
          'wie erzeuge ich Dringlichkeit, ohne zu drängen',
          'Rabatt mit Frist, hilft das',
          'ein Grund, noch in diesem Quartal zu handeln',
        ],
        es: [
          'cómo creo urgencia sin presionar',
          'descuento con fecha límite, ¿funciona?',
          'darles un motivo para actuar este trimestre',
        ],
        fr: [
          "comment créer l'urgence sans forcer",
          'une remise à date limite, ça marche',
          "leur donner une raison d'agir ce trimestre",
        ],
      },
      says: {
        en: 'Use a date that already exists in their world: an audit, a contract renewal, a maintenance stop, a price rise. Work back from it and show the last day on which a start still helps. An artificial deadline of yours teaches them that your prices move.',
        de: 'Nutz ein Datum, das es in ihrer Welt schon gibt: ein Audit, eine Vertragsverlängerung, einen Wartungsstillstand, eine Preiserhöhung. Rechne zurück und zeig den letzten Tag, an dem ein Start noch hilft. Eine von dir erfundene Frist lehrt sie nur, dass deine Preise beweglich sind.',
        es: 'Usa una fecha que ya exista en su mundo: una auditoría, una renovación, una parada de mantenimiento, una subida de precios. Cuenta hacia atrás y muestra el último día en que empezar aún sirve. Un plazo inventado por ti les enseña que tus precios se mueven.',
        fr: 'Sers-toi d’une date qui existe déjà chez eux : audit, renouvellement de contrat, arrêt de maintenance, hausse de prix. Remonte le temps et montre le dernier jour où un départ aide encore. Une échéance inventée par toi leur apprend que tes prix bougent.',
      },
      steps: {
        en: [
          'Ask which fixed events the site has this year. Deliverable: a list of dates with an owner for each.',
          'Draw the steps backwards from one of them. Deliverable: a timeline ending in the latest useful start day.',
        ],
        de: [
          'Frag, welche festen Ereignisse der Standort dieses Jahr hat. Ergebnis: eine Terminliste mit je einem Verantwortlichen.',
          'Zeichne die Schritte von einem dieser Termine rückwärts. Ergebnis: ein Zeitplan bis zum letzten sinnvollen Starttag.',
        ],
        es: [
          'Pregunta qué hechos fijos tiene la planta este año. Entregable: una lista de fechas con responsable.',
          'Dibuja los pasos hacia atrás desde uno de ellos. Entregable: un calendario hasta el último inicio útil.',
        ],
        fr: [
          'Demande quels événements fixes le site connaît cette année. Livrable : une liste de dates, un responsable chacune.',
          'Trace les étapes à rebours depuis l’un d’eux. Livrable : un calendrier jusqu’au dernier départ utile.',
        ],
      },
    },
    {
      asks: {
        en: [
          'when do I give up on an account that never moves',
          'how many follow-ups before I stop',
          'hopeless prospects in my list',
        ],
        de: [
          'wann gebe ich eine Firma auf, die sich nie bewegt',
          'wie oft nachfassen, bevor ich aufhöre',
          'hoffnungslose Interessenten auf meiner Liste',
        ],
        es: [
          'cuándo abandono una cuenta que nunca se mueve',
          'cuántos seguimientos antes de parar',
          'interesados sin remedio en mi lista',
        ],
        fr: [
          'quand abandonner un compte qui ne bouge jamais',
          "combien de relances avant d'arrêter",
          'prospects sans espoir sur ma liste',
        ],
      },
      says: {
        en: 'Give up when nobody can name a cost, a date or a person who suffers after two honest talks. Say so kindly and ask to be called when one of the three appears. A short list of sites with a cost of waiting beats a long one of friendly listeners.',
        de: 'Gib auf, wenn nach zwei ehrlichen Gesprächen niemand Kosten, Datum oder eine leidende Person nennen kann. Sag es freundlich und bitte um einen Anruf, sobald eines davon auftaucht. Eine kurze Liste mit Wartekosten schlägt eine lange mit netten Zuhörern.',
        es: 'Abandona cuando, tras dos charlas honestas, nadie sabe nombrar un coste, una fecha o una persona que lo sufra. Dilo con amabilidad y pide que te llamen si aparece una de las tres cosas. Una lista corta con coste de esperar vale más que una larga de oyentes amables.',
        fr: 'Abandonne quand, après deux échanges francs, personne ne peut nommer un coût, une date ou quelqu’un qui en souffre. Dis-le gentiment et demande un appel si l’un des trois apparaît. Une courte liste avec un coût d’attente vaut mieux qu’une longue d’auditeurs aimables.',
      },
      steps: {
        en: [
          'Check each stalled account for cost, date and sufferer. Deliverable: a list in keep, sleep and drop.',
          'Send the sleepers a closing note naming the trigger. Deliverable: one mail each and an empty follow-up list.',
        ],
        de: [
          'Prüf jede stockende Firma auf Kosten, Datum, leidende Person. Ergebnis: eine Liste aus „bleiben“, „schlafen“, „streichen“.',
          'Schick den Schlafenden eine Schlussnotiz mit dem Auslöser. Ergebnis: je eine Mail und eine leere Nachfassliste.',
        ],
        es: [
          'Revisa en cada cuenta parada coste, fecha y afectado. Entregable: una lista de seguir, dormir y quitar.',
          'Envía a las dormidas una nota de cierre con el detonante. Entregable: un correo por cuenta y cero seguimientos.',
        ],
        fr: [
          'Vérifie pour chaque compte bloqué coût, date et personne touchée. Livrable : une liste garder, endormir, rayer.',
          'Envoie aux endormis une note de clôture nommant le déclencheur. Livrable : un courriel chacun, plus aucune relance.',
        ],
      },
    },
    {
      asks: {
        en: [
          'operators resist because they fear for their jobs',
          'the people on the floor do not want our system',
          'staff sabotage by using the old way',
        ],
        de: [
          'die Anlagenfahrer wehren sich aus Angst um ihre Stelle',
          'die Leute in der Halle wollen unser System nicht',
          'die Belegschaft arbeitet einfach wie früher weiter',
        ],
        es: [
          'los operadores se resisten por miedo a perder su puesto',
          'la gente de planta no quiere nuestro sistema',
          'el personal sigue usando la forma antigua',
        ],
        fr: [
          'les opérateurs résistent par peur pour leur emploi',
          "les gens de l'atelier ne veulent pas de notre système",
          "le personnel continue à l'ancienne",
        ],
      },
      says: {
        en: 'Find out what they lose, status, routine or overtime pay, and change the offer so that they gain something first. Let the most respected operator set the alarm limits or name the screen. If the plan really is to cut posts, leave that talk to their management and stay out of it.',
        de: 'Finde heraus, was sie verlieren, Ansehen, Routine oder Zuschläge, und ändere das Angebot so, dass sie zuerst etwas gewinnen. Lass die angesehenste Person der Schicht die Alarmgrenzen setzen. Geht es wirklich um Stellenabbau, ist das Sache ihrer Leitung und nicht deine.',
        es: 'Averigua qué pierden, prestigio, rutina u horas pagadas, y cambia la oferta para que ganen algo antes. Deja que el operador más respetado fije los límites de alarma. Si de verdad se trata de recortar puestos, esa conversación es de su dirección y no tuya.',
        fr: 'Cherche ce qu’ils perdent, prestige, routine ou primes, et change l’offre pour qu’ils gagnent d’abord quelque chose. Laisse l’opérateur le plus respecté fixer les seuils d’alarme. S’il s’agit vraiment de supprimer des postes, cette discussion revient à leur direction, pas à toi.',
      },
      steps: {
        en: [
          'Spend a shift with the sharpest critic and note every annoyance. Deliverable: three fixes delivered before the next visit.',
          'Give one operator a named role in the trial. Deliverable: a person on the floor who explains it to others.',
        ],
        de: [
          'Begleite die schärfste Kritikerin eine Schicht lang und notiere jedes Ärgernis. Ergebnis: drei Abhilfen vor dem nächsten Besuch.',
          'Gib einer Person an der Anlage eine benannte Aufgabe im Test. Ergebnis: jemand, der es den anderen erklärt.',
        ],
        es: [
          'Pasa un turno con el crítico más duro y apunta cada molestia. Entregable: tres mejoras antes de la próxima visita.',
          'Da a un operador un papel con nombre en la prueba. Entregable: alguien de planta que lo explica a los demás.',
        ],
        fr: [
          'Passe une équipe avec le critique le plus dur et note chaque agacement. Livrable : trois corrections avant la prochaine visite.',
          'Donne à un opérateur un rôle nommé dans l’essai. Livrable : quelqu’un de l’atelier qui l’explique aux autres.',
        ],
      },
    },
  ],
  'technical-spec-to-buyer-outcome': [
    {
      asks: {
        en: [
          'explain our product in one sentence in a cold mail',
          'first line of an email to a plant director',
          'elevator version of a complicated technology',
        ],
        de: [
          'unser Produkt in einem Satz für die Kaltmail',
          'erste Zeile einer Mail an die Werksleitung',
          'Kurzfassung einer komplizierten Technik',
        ],
        es: [
          'explicar el producto en una frase en un correo en frío',
          'primera línea de un correo a un director de planta',
          'versión de ascensor de una tecnología complicada',
        ],
        fr: [
          'expliquer notre produit en une phrase dans un mail à froid',
          "première ligne d'un mail à un directeur d'usine",
          "version courte d'une technologie compliquée",
        ],
      },
      says: {
        en: 'Write who it is for, what stops happening, and since when somebody has known it, in that order, and leave the principle out. A good first line could be read aloud in their morning meeting. If a word needs a degree, replace it by what the reader would see on the line.',
        de: 'Schreib, für wen es ist, was nicht mehr passiert und wer das schon erlebt hat, in dieser Reihenfolge, und lass das Prinzip weg. Eine gute erste Zeile ließe sich in ihrer Morgenrunde vorlesen. Braucht ein Wort ein Studium, ersetz es durch das, was man an der Linie sieht.',
        es: 'Escribe para quién es, qué deja de ocurrir y quién lo ha vivido ya, en ese orden, y deja fuera el principio físico. Una buena primera línea podría leerse en su reunión de la mañana. Si una palabra exige una carrera, cámbiala por lo que se vería en la línea.',
        fr: 'Écris pour qui c’est, ce qui cesse d’arriver et qui l’a déjà vécu, dans cet ordre, et laisse le principe de côté. Une bonne première ligne pourrait être lue à leur réunion du matin. Si un mot demande un diplôme, remplace-le par ce qu’on verrait sur la ligne.',
      },
      steps: {
        en: [
          'Write five versions with a limit of twenty words each. Deliverable: five lines without one technical noun.',
          'Send two of them to ten people each and count replies. Deliverable: the winning line with its count.',
        ],
        de: [
          'Schreib fünf Fassungen mit je höchstens zwanzig Wörtern. Ergebnis: fünf Zeilen ohne ein einziges Fachwort.',
          'Schick zwei davon an je zehn Personen und zähl Antworten. Ergebnis: die bessere Zeile mit ihrer Anzahl.',
        ],
        es: [
          'Escribe cinco versiones de veinte palabras como máximo. Entregable: cinco líneas sin un solo término técnico.',
          'Envía dos de ellas a diez personas cada una y cuenta respuestas. Entregable: la línea ganadora con su recuento.',
        ],
        fr: [
          'Écris cinq versions de vingt mots au plus. Livrable : cinq lignes sans un seul terme technique.',
          'Envoie-en deux à dix personnes chacune et compte les réponses. Livrable : la ligne gagnante et son décompte.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I learn what a role is measured by',
          'which targets does a plant manager have',
          'find the bonus goals of the buyer',
        ],
        de: [
          'wie erfahre ich, woran eine Rolle gemessen wird',
          'welche Ziele hat eine Werksleitung',
          'die Bonusziele des Käufers herausfinden',
        ],
        es: [
          'cómo sé por qué se mide a un cargo',
          'qué objetivos tiene un director de planta',
          'descubrir las metas del bono del comprador',
        ],
        fr: [
          'comment savoir sur quoi un poste est jugé',
          "quels objectifs a un directeur d'usine",
          "trouver les objectifs de prime de l'acheteur",
        ],
      },
      says: {
        en: "Ask directly: which figure do you show your boss, and what happens if it is red. Most people answer, because nobody else asks. Before the talk, read job advertisements for that post and the company's annual report, which name the targets in plain words.",
        de: 'Frag direkt: Welche Zahl zeigst du deinem Chef, und was passiert, wenn sie rot ist. Die meisten antworten, weil sonst niemand fragt. Lies vorher Stellenanzeigen für diesen Posten und den Geschäftsbericht; dort stehen die Ziele in klaren Worten.',
        es: 'Pregunta directamente qué cifra enseña a su jefe y qué pasa si sale en rojo. Casi todos contestan, porque nadie más lo pregunta. Antes de la charla, lee ofertas de empleo para ese puesto y la memoria anual, que nombran los objetivos con palabras claras.',
        fr: 'Demande directement quel chiffre il montre à son chef et ce qui arrive s’il passe au rouge. La plupart répondent, car personne d’autre ne demande. Avant l’échange, lis des offres d’emploi pour ce poste et le rapport annuel, qui nomment les objectifs en clair.',
      },
      steps: {
        en: [
          'Read three advertisements for the role and underline the targets. Deliverable: a guess at the key figure, with source.',
          'Put the two questions to two holders of the post. Deliverable: the confirmed figure in their wording.',
        ],
        de: [
          'Lies drei Stellenanzeigen für die Rolle und unterstreich die Ziele. Ergebnis: eine vermutete Kennzahl mit Quelle.',
          'Stell die zwei Fragen zwei Personen in diesem Amt. Ergebnis: die bestätigte Kennzahl in ihren Worten.',
        ],
        es: [
          'Lee tres ofertas de empleo del cargo y subraya los objetivos. Entregable: una cifra clave supuesta, con fuente.',
          'Haz las dos preguntas a dos personas con ese cargo. Entregable: la cifra confirmada con sus palabras.',
        ],
        fr: [
          'Lis trois offres d’emploi du poste et souligne les objectifs. Livrable : un chiffre clé supposé, avec sa source.',
          'Pose les deux questions à deux titulaires du poste. Livrable : le chiffre confirmé dans leurs mots.',
        ],
      },
    },
    {
      asks: {
        en: [
          'engineers and managers sit in the same meeting, how do I present',
          'the technical people find our slides too marketing',
          'mixed audience with different language',
        ],
        de: [
          'Ingenieure und Führungskräfte im selben Termin, wie präsentiere ich',
          'die Techniker finden unsere Folien zu werblich',
          'gemischtes Publikum mit verschiedener Sprache',
        ],
        es: [
          'ingenieros y directivos en la misma reunión, cómo presento',
          'a los técnicos les parece demasiado comercial',
          'público mixto con lenguajes distintos',
        ],
        fr: [
          'ingénieurs et dirigeants dans la même réunion, comment présenter',
          'les techniciens trouvent nos diapositives trop commerciales',
          'public mixte aux langages différents',
        ],
      },
      says: {
        en: 'Give the outcome in the first two minutes, then hand the engineers the data sheet and let the managers decide whether to stay. Say openly that the second half is for those who will test it. One document with two layers works better than two talks.',
        de: 'Nenn das Ergebnis in den ersten zwei Minuten, gib dann den Ingenieuren das Datenblatt und überlass es den Führungskräften, ob sie bleiben. Sag offen, dass die zweite Hälfte für die Testenden ist. Ein Dokument mit zwei Ebenen wirkt besser als zwei Vorträge.',
        es: 'Da el resultado en los dos primeros minutos, luego entrega la ficha técnica a los ingenieros y deja que los directivos decidan si se quedan. Di abiertamente que la segunda mitad es para quienes van a probarlo. Un documento con dos capas funciona mejor que dos charlas.',
        fr: 'Donne le résultat dans les deux premières minutes, puis remets la fiche technique aux ingénieurs et laisse les dirigeants choisir de rester. Dis franchement que la seconde moitié s’adresse à ceux qui testeront. Un document à deux niveaux marche mieux que deux exposés.',
      },
      steps: {
        en: [
          'Build one opening page and a technical annex with conditions. Deliverable: a file that splits at a marked page.',
          'Agree with your contact who should leave when. Deliverable: an agenda with two halves and names beside them.',
        ],
        de: [
          'Bau eine Eröffnungsseite und einen technischen Anhang mit Bedingungen. Ergebnis: eine Datei, die sich an markierter Stelle teilt.',
          'Klär mit deinem Kontakt, wer wann gehen darf. Ergebnis: eine Tagesordnung in zwei Hälften mit Namen.',
        ],
        es: [
          'Construye una página inicial y un anexo técnico con condiciones. Entregable: un archivo que se divide en una página marcada.',
          'Acuerda con tu contacto quién puede irse y cuándo. Entregable: un orden del día en dos mitades con nombres.',
        ],
        fr: [
          'Construis une page d’ouverture et une annexe technique avec conditions. Livrable : un fichier qui se coupe à une page marquée.',
          'Vois avec ton contact qui peut partir et quand. Livrable : un ordre du jour en deux moitiés, avec les noms.',
        ],
      },
    },
    {
      asks: {
        en: [
          "we sell a component, the benefit appears at our customer's customer",
          'outcome is two steps away from our part',
          "chip or sensor inside someone else's device",
        ],
        de: [
          'wir verkaufen eine Komponente, der Nutzen entsteht beim Kunden des Kunden',
          'das Ergebnis liegt zwei Stufen hinter unserem Teil',
          'Chip oder Sensor im Gerät eines anderen',
        ],
        es: [
          'vendemos un componente y el beneficio surge en el cliente de nuestro cliente',
          'el resultado queda a dos pasos de nuestra pieza',
          'chip o sensor dentro del equipo de otro',
        ],
        fr: [
          'nous vendons un composant, le bénéfice naît chez le client du client',
          'le résultat est à deux étapes de notre pièce',
          "puce ou capteur dans l'appareil d'un autre",
        ],
      },
      says: {
        en: 'Sell your direct customer what they can claim in their own data sheet, and lend them the proof from the end user. Their outcome is a sale they win or a test they skip, not the saving two steps further on. Check with one end user that the claim would change a purchase.',
        de: 'Verkauf deinem direkten Kunden, was er im eigenen Datenblatt behaupten darf, und leih ihm den Beleg vom Endanwender. Sein Ergebnis ist ein gewonnener Auftrag oder eine gesparte Prüfung, nicht die Ersparnis zwei Stufen weiter. Prüf bei einem Endanwender, ob diese Aussage einen Kauf ändern würde.',
        es: 'Vende a tu cliente directo lo que podrá afirmar en su propia ficha y préstale la prueba del usuario final. Su resultado es una venta ganada o un ensayo ahorrado, no el ahorro dos pasos más allá. Comprueba con un usuario final que esa afirmación cambiaría una compra.',
        fr: 'Vends à ton client direct ce qu’il pourra affirmer dans sa propre fiche et prête-lui la preuve venue de l’utilisateur final. Son résultat est une vente gagnée ou un essai évité, pas l’économie deux étapes plus loin. Vérifie chez un utilisateur que cette affirmation changerait un achat.',
      },
      steps: {
        en: [
          'Write the line your customer could print about their product. Deliverable: one claim with the test that backs it.',
          "Ask an end user whether that line would decide an order. Deliverable: a quote for your customer's sales team.",
        ],
        de: [
          'Schreib die Zeile, die dein Kunde über sein Produkt drucken könnte. Ergebnis: eine Aussage mit stützender Prüfung.',
          'Frag einen Endanwender, ob diese Zeile einen Auftrag entscheidet. Ergebnis: ein Zitat für den Vertrieb deines Kunden.',
        ],
        es: [
          'Escribe la línea que tu cliente imprimiría sobre su producto. Entregable: una afirmación con el ensayo que la respalda.',
          'Pregunta a un usuario final si esa línea decidiría un pedido. Entregable: una cita para los comerciales de tu cliente.',
        ],
        fr: [
          'Écris la ligne que ton client pourrait imprimer sur son produit. Livrable : une affirmation avec l’essai qui l’appuie.',
          'Demande à un utilisateur final si elle déciderait une commande. Livrable : une citation pour les vendeurs de ton client.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I test whether our message is understood',
          'do people get it or just nod',
          'check the wording before we print the brochure',
        ],
        de: [
          'wie teste ich, ob unsere Botschaft verstanden wird',
          'verstehen sie es oder nicken sie nur',
          'Formulierung prüfen, bevor die Broschüre gedruckt wird',
        ],
        es: [
          'cómo pruebo si se entiende nuestro mensaje',
          '¿lo captan o solo asienten?',
          'revisar el texto antes de imprimir el folleto',
        ],
        fr: [
          'comment tester si notre message est compris',
          'comprennent-ils ou hochent-ils la tête',
          "vérifier la formulation avant d'imprimer la brochure",
        ],
      },
      says: {
        en: 'Ask them to tell a colleague what you do while you listen, and write down the words they use. If they repeat your sentence, they memorised it; if they use their own and it is right, it works. Blank politeness means start again with the loss, not with the product.',
        de: 'Bitte sie, einem Kollegen zu erzählen, was du machst, hör zu und schreib ihre Wörter mit. Wiederholen sie deinen Satz, haben sie ihn auswendig gelernt; sagen sie es richtig mit eigenen, wirkt er. Höfliche Leere heißt: neu anfangen, beim Verlust statt beim Produkt.',
        es: 'Pídeles que cuenten a un compañero lo que haces mientras escuchas, y anota sus palabras. Si repiten tu frase, la han memorizado; si usan las suyas y aciertan, funciona. Una cortesía vacía significa empezar otra vez por la pérdida y no por el producto.',
        fr: 'Fais-leur raconter à un collègue ce que tu fais pendant que tu écoutes, et note leurs mots. S’ils répètent ta phrase, ils l’ont apprise ; s’ils le disent juste avec les leurs, elle marche. Une politesse vide signifie recommencer par la perte, pas par le produit.',
      },
      steps: {
        en: [
          'Run the retelling with five people from the target role. Deliverable: five retellings, word for word.',
          "Replace your terms with the ones that came up twice. Deliverable: a new headline in the customers' vocabulary.",
        ],
        de: [
          'Mach den Nacherzähltest mit fünf Personen aus der Zielrolle. Ergebnis: fünf Nacherzählungen, Wort für Wort notiert.',
          'Ersetz deine Begriffe durch die, die zweimal vorkamen. Ergebnis: eine neue Überschrift im Wortschatz der Kunden.',
        ],
        es: [
          'Haz la prueba de recontar con cinco personas del cargo objetivo. Entregable: cinco relatos apuntados palabra por palabra.',
          'Cambia tus términos por los que salieron dos veces. Entregable: un titular nuevo con el vocabulario del cliente.',
        ],
        fr: [
          'Mène ce test du récit avec cinq personnes du poste visé. Livrable : cinq récits notés mot à mot.',
          'Remplace tes termes par ceux apparus deux fois. Livrable : un nouveau titre dans le vocabulaire des clients.',
        ],
      },
    },
    {
      asks: {
        en: [
          'may I promise an outcome we do not fully control',
          'customer wants a guarantee of the saving',
          'what if the benefit depends on how they use it',
        ],
        de: [
          'darf ich ein Ergebnis versprechen, das wir nicht ganz steuern',
          'Kunde will die Ersparnis garantiert haben',
          'was, wenn der Nutzen von ihrer Anwendung abhängt',
        ],
        es: [
          '¿puedo prometer un resultado que no controlamos del todo?',
          'el cliente quiere el ahorro garantizado',
          '¿y si el beneficio depende de cómo lo usen?',
        ],
        fr: [
          'puis-je promettre un résultat que nous ne maîtrisons pas entièrement',
          "le client veut une garantie sur l'économie",
          'et si le bénéfice dépend de leur usage',
        ],
      },
      says: {
        en: 'Promise the specification and show the outcome with its conditions, because the outcome also depends on their people and process. Name the two things the customer must do. If they want a guarantee, offer it on your part of the chain only, and have a lawyer word the limit.',
        de: 'Versprich die Spezifikation und zeig das Ergebnis mit seinen Bedingungen, denn es hängt auch von ihren Leuten und Abläufen ab. Nenn die zwei Dinge, die der Kunde tun muss. Will er eine Garantie, biete sie nur für deinen Teil der Kette und lass die Grenze anwaltlich formulieren.',
        es: 'Promete la especificación y enseña el resultado con sus condiciones, porque también depende de su gente y de su proceso. Nombra las dos cosas que debe hacer el cliente. Si quiere una garantía, dala solo sobre tu parte de la cadena y que un abogado redacte el límite.',
        fr: 'Promets la spécification et montre le résultat avec ses conditions, car il dépend aussi de leurs équipes et de leur procédé. Nomme les deux choses que le client doit faire. S’il veut une garantie, donne-la sur ta part de la chaîne seulement et fais rédiger la limite par un avocat.',
      },
      steps: {
        en: [
          'Split the chain into your part, their part and chance. Deliverable: a three-part line under every claim.',
          "Write the customer's two duties into the offer. Deliverable: an offer page with conditions beside the benefit.",
        ],
        de: [
          'Teile die Kette in deinen Teil, seinen Teil und Zufall. Ergebnis: eine dreiteilige Zeile unter jeder Aussage.',
          'Schreib die zwei Pflichten des Kunden ins Angebot. Ergebnis: eine Angebotsseite mit Bedingungen neben dem Nutzen.',
        ],
        es: [
          'Divide la cadena en tu parte, la suya y el azar. Entregable: una línea en tres partes bajo cada afirmación.',
          'Escribe en la oferta los dos deberes del cliente. Entregable: una página con condiciones junto al beneficio.',
        ],
        fr: [
          'Sépare la chaîne en ta part, la leur et le hasard. Livrable : une ligne en trois parties sous chaque affirmation.',
          'Écris dans l’offre les deux devoirs du client. Livrable : une page d’offre avec conditions à côté du bénéfice.',
        ],
      },
    },
  ],
}
