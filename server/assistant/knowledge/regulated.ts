import type { StarterEntry } from '../types.ts'
import { levels } from './levels.ts'

const category = 'Regulated'

export const regulated: StarterEntry[] = [
  {
    slug: 'medical-device-path-as-gtm',
    title: 'Medical device path as GTM',
    category,
    keywords: [
      'medical device',
      '510(k)',
      'PMA',
      'FDA',
      'MDR',
      'hospital',
      'reimbursement',
      'approval',
      'regulatory',
    ],
    relevance_tags: levels(1, 5),
    content: `Choose the regulatory path and the payer before the feature set, because both decide who may buy and at what price. The claim you make is the path you walk: a narrower claim often halves the time.

**When it applies:** Devices, diagnostics and software that inform a diagnosis or therapy.

**When it does not:** For research-use products sold to labs. Keep every clinical word out of the material then.

**Figure:** Rule of thumb from secondary sources: nominal FDA review of up to 90 days for a 510(k), 166 days on average in 2013, and 180 days or more for a PMA. European and current US times differ; check with the authority.

**Source:** greenlight.guru and loriacarrinc.com, read 2026. Not legal advice.

**Constructed example:** A sepsis test aimed at "diagnoses sepsis" and faced a clinical trial of two years. The narrower claim "measures marker X in plasma" matched a device already on the market. It sold to hospital labs 14 months earlier, through a budget the lab head controls, and the revenue paid for the larger study.

**Next steps**

1. Write the claim in one sentence and a narrower version of it. Deliverable: two claims side by side.
2. Find the closest approved device and its class. Deliverable: a predicate with a number and a date.
3. Ask two hospital buyers which budget and code would pay. Deliverable: two names and two codes.`,
    summaries: {
      de: `Wähle Zulassungsweg und Kostenträger vor dem Funktionsumfang, denn beide entscheiden, wer kaufen darf und zu welchem Preis. Die Zweckbestimmung ist der Weg: Eine engere halbiert oft die Zeit.

- Faustregel aus zweiter Hand: FDA-Prüfung 510(k) nominell bis 90 Tage, 2013 im Schnitt 166, PMA ab 180 Tagen. In Europa und heute gelten andere Zeiten; frag die Behörde.
- Für reine Forschungsprodukte gilt das nicht; halte dann jedes klinische Wort aus den Unterlagen heraus.

1. Schreib die Zweckbestimmung in einem Satz und eine engere daneben. Ergebnis: zwei Fassungen.
2. Finde das nächste zugelassene Produkt und seine Klasse. Ergebnis: ein Vergleichsprodukt mit Nummer und Datum.
3. Frag zwei Klinikeinkäufer, welches Budget und welche Ziffer zahlt. Ergebnis: zwei Namen und zwei Ziffern.`,
      es: `Elige la vía regulatoria y el pagador antes que las funciones: deciden quién puede comprar y a qué precio. Lo que afirmas es el camino que recorres; un uso previsto más estrecho suele partir el tiempo por la mitad.

- Regla práctica de segunda mano: revisión 510(k) de la FDA hasta 90 días nominales, 166 de media en 2013, y PMA desde 180. En Europa y hoy los plazos son otros; consulta a la autoridad.
- No vale para productos solo de investigación; deja entonces fuera toda palabra clínica.

1. Escribe el uso previsto en una frase y una versión más estrecha. Entregable: dos versiones.
2. Busca el producto autorizado más parecido y su clase. Entregable: un equivalente con número y fecha.
3. Pregunta a dos compradores de hospital qué partida y código pagan. Entregable: dos nombres y dos códigos.`,
      fr: `Choisis la voie réglementaire et le payeur avant les fonctions : ils décident qui peut acheter et à quel prix. L’usage revendiqué est le chemin à parcourir ; plus étroit, il divise souvent le délai par deux.

- Règle empirique de seconde main : examen FDA 510(k) jusqu’à 90 jours en principe, 166 en moyenne en 2013, PMA à partir de 180. En Europe et aujourd’hui, les délais diffèrent ; demande à l’autorité.
- Cela ne vaut pas pour un produit de recherche ; écarte alors tout mot clinique.

1. Écris l’usage prévu en une phrase et une version plus étroite. Livrable : deux versions.
2. Trouve le produit autorisé le plus proche et sa classe. Livrable : un équivalent avec numéro et date.
3. Demande à deux acheteurs hospitaliers quel budget et quel code paient. Livrable : deux noms et deux codes.`,
    },
  },
  {
    slug: 'public-buyers-defence-utilities',
    title: 'Public buyers, defence and utilities',
    category,
    keywords: [
      'public buyer',
      'tender',
      'procurement',
      'defence',
      'utility',
      'government',
      'municipal',
      'budget cycle',
    ],
    relevance_tags: levels(2, 5),
    content: `With public buyers, defence and utilities the calendar sells, not the pitch: tender rules and budget cycles decide when a purchase can happen at all. Be written into the specification early or expect to lose on price late.

**When it applies:** Municipalities, agencies, armed forces, grid and water operators, public hospitals.

**When it does not:** For trials under the direct-award threshold, which one department can often order itself. Start there.

**Figure:** Rule of thumb from a secondary source: 6 to 18 months from first contact to contract. Direct-award thresholds differ by country and year; ask the buyer.

**Source:** firstsales.io; general practice; read 2026. Not legal advice.

**Constructed example:** A leak-detection start-up spent a year convincing a utility's engineers, then saw a tender written around acoustic loggers it does not make. For the next utility it asked for the budget date and the threshold, sold a 90-day survey for EUR 19,000 below it, and delivered a report whose measurement terms appeared in the tender seven months later.

**Next steps**

1. Ask for the budget date, the threshold and the last tender on the subject. Deliverable: a procurement card per buyer.
2. Offer a survey or pilot below the threshold. Deliverable: a fixed-price page.
3. Write the measurable requirement you would like to see in a tender and share it in the market consultation. Deliverable: one page of neutral terms.`,
    summaries: {
      de: `Bei öffentlichen Käufern, Verteidigung und Versorgern verkauft der Kalender: Vergaberecht und Haushaltsjahr bestimmen, wann überhaupt gekauft werden kann. Bring deine Anforderung früh in die Leistungsbeschreibung oder rechne damit, später über den Preis zu verlieren.

- Faustregel aus zweiter Hand: 6 bis 18 Monate vom ersten Kontakt zum Vertrag. Wertgrenzen für Direktaufträge hängen von Land und Jahr ab; frag den Käufer.
- Unterhalb dieser Grenze kann eine Abteilung oft selbst bestellen; fang dort an.

1. Erfrage Haushaltstermin, Wertgrenze und letzte Ausschreibung zum Thema. Ergebnis: eine Vergabeübersicht je Käufer.
2. Biete eine Messung oder einen Piloten unterhalb der Grenze an. Ergebnis: eine Seite mit Festpreis.
3. Formuliere die messbare Anforderung und bring sie in die Markterkundung ein. Ergebnis: eine Seite neutraler Begriffe.`,
      es: `Con la administración, la defensa y las empresas de suministros vende el calendario: las normas de licitación y el ciclo presupuestario deciden cuándo se puede comprar. Entra pronto en la especificación o perderás tarde por precio.

- Regla práctica de segunda mano: de 6 a 18 meses del primer contacto al contrato. Los umbrales de adjudicación directa cambian según país y año; pregunta al comprador.
- Por debajo del umbral, un departamento puede pedir por sí mismo; empieza ahí.

1. Pregunta fecha de presupuesto, umbral y última licitación. Entregable: una ficha de compra por comprador.
2. Ofrece un estudio o piloto por debajo del umbral. Entregable: una página con precio cerrado.
3. Redacta el requisito medible y llévalo a la consulta preliminar del mercado. Entregable: una página de términos neutros.`,
      fr: `Avec les acheteurs publics, la défense et les énergéticiens, c’est le calendrier qui vend : règles des marchés publics et cycle budgétaire décident quand l’achat est possible. Pèse tôt sur le cahier des charges, ou tu perdras plus tard sur le prix.

- Règle empirique de seconde main : 6 à 18 mois du premier contact au contrat. Les seuils de gré à gré varient selon le pays et l’année ; demande à l’acheteur.
- Sous le seuil, un service peut souvent commander seul ; commence là.

1. Demande la date budgétaire, le seuil et le dernier appel d’offres. Livrable : une fiche d’achat par acheteur.
2. Propose une étude ou un pilote sous le seuil. Livrable : une page à prix ferme.
3. Rédige l’exigence mesurable que tu aimerais lire dans un appel d’offres et apporte-la au sourçage. Livrable : une page d’exigences en termes neutres.`,
    },
  },
]
