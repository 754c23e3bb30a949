import type { FieldLexicon } from './types.ts'

export const de: FieldLexicon = {
  technology: [
    /\b(?:wir|ich|(?:unser|mein) (?:team|startup|start-up|unternehmen)|unsere (?:firma|gruppe)) (?:haben|habe|hat) (?<v>(?:einen?|eine|ein|das|die|den|mit)\b[^.;!?\n]{6,}?) (?:entwickelt|gebaut|erfunden|konstruiert|entworfen|geschaffen)\b/u,
    /\b(?:wir|ich|(?:unser|mein) (?:team|startup|start-up|unternehmen)|unsere (?:firma|gruppe)) (?:bauen|baut|entwickelt|arbeitet an|baue|entwickeln|entwickle|arbeiten an|arbeite an|konstruieren|produzieren|fertigen|machen|erforschen|stellen|bringen)(?: gerade| derzeit| aktuell)? (?<v>[^.;!?\n]{6,})/u,
    /\b(?:wir|ich) (?:nutzen|verwenden|setzen) (?<v>[^.;!?\n]{6,}?,? (?:um|zum|zur|damit|ein,? um) [^.;!?\n]{6,})/u,
    /\b(?:unsere technologie|unser produkt|unsere idee|unsere losung|unsere erfindung)(?: ist| nutzt|:) (?<v>[^.;!?\n]{6,})/u,
    /\b(?:entwickeln|bauen) wir (?<v>[^.;!?\n]{6,})/u,
  ],
  techNoun:
    '*sensor* | *chip* | *software | *plattform | *gerat* | *scanner* | *membran* | *roboter* | *drohne* | *laser* | *algorithm* | *modell* | *katalysator* | *batterie* | *beschichtung* | *material* | *verfahren | *reaktor* | *enzym* | *kamera* | *system* | *technologie* | *methode* | *werkzeug* | *maschine* | *drucker* | *ventil* | *polymer* | *messgerat* | *filter* | *sonde* | *implantat* | *pflaster* | *motor* | *magnet* | *antenne* | *mikroskop* | *detektor* | *zelle* | *elektrolyseur* | *elektrode* | *kleber* | *legierung* | *hydrogel* | *bakterien | *hefe* | *molekul* | *wirkstoff* | *diagnostik* | *greifer* | *exoskelett* | *satellit* | *radar* | *lidar* | *spektrometer* | app | ki | *anlage* | *pumpe* | *lack | *folie* | *glas | *faser* | *textil* | *speicher* | *turbine* | *test',
  notTechnology:
    'team | pipeline | liste | netzwerk | pitch | firma | kunde* | beziehung* | roadmap | website | plan | versprechen | angebot | ziel* | fokus | mission | vision | prioritat* | markt* | segment* | branche* | hypothese* | frage* | ansatz | vorteil* | nutzer* | partner* | lieferant* | absicht* | grunder* | budget | auftrag* | bestellung* | preis* | versuch* | wunsch* | hoffnung* | einstieg* | nutzen | strategie | vertrieb | pilot* | loi* | interview* | vertrag* | umsatz | nutzenversprechen | uns | fortschritt* | wettbewerber* | idealkunde* | wunschkunde* | termin*',
  purpose: /(?:, (?:die|der|das|den|womit|mit der|mit dem)|\bzum|\bzur|\bum|\bfur) (?<v>[^.;!?\n]{6,})/u,
  application: [
    /\bwurden (?:wir )?(?:es|ihn|sie|das)(?: zuerst| zunachst| vor allem)? (?:in|fur|im|bei|zur|zum|auf|an) (?<v>[^.;!?\n]{3,}?)(?: einsetzen| verwenden| nutzen| anwenden)/u,
    /\b(?:anwendung(?:en|sfall|sfalle|sgebiete?|sfelder)?|einsatzgebiete?|einsatzfelder|anwendungsfalle|einsatzzwecke?|use cases?)(?: waren| sind| ist| ware| konnten sein| gibt es in| umfassen)?\s*:?\s+(?<v>[^.;!?\n]{3,})/u,
    /\b(?:erste|erster|weitere|mogliche|zweite|andere|naheliegende)(?:r|n|s)? (?:anwendung(?:en|sfall)?|einsatz|einsatzort|nutzung|einsatzgebiet)(?: ware| ist| waren| sind|:)?\s*:?\s+(?<v>[^.;!?\n]{3,})/u,
    /\b(?:konnen|kann|konnten|konnte|lasst sich|lassen sich)(?: wir)?(?: es| sie| ihn| das)?(?: auch| ebenso| zudem)? (?:in|fur|im|bei|zur|zum|auf|an) (?<v>[^.;!?\n]{3,}?)(?: einsetzen| eingesetzt| verwenden| verwendet| nutzen| genutzt| angewendet| anwenden)/u,
    /\b(?:geeignet|einsetzbar|nutzbar|anwendbar|gedacht|eingesetzt|passt) (?:fur|in|im|bei|zur|zum|auf) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:anfangen|starten|beginnen) (?:wurden|wollen) wir (?:mit|bei|in) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:wir wurden|wir wollen|wir)(?: zuerst)? (?:mit|bei) (?<v>[^.;!?\n]{3,}?) (?:anfangen|starten|beginnen)/u,
  ],
  problemLead:
    /^\s*(?:hallo|hi|also|und|aber|heute|derzeit|aktuell|momentan|bisher|(?:jedes|jeden|jede) (?:jahr|fruhjahr|fruhling|sommer|herbst|winter|tag|woche|monat|saison|nacht|ernte)|im (?:fruhjahr|sommer|herbst|winter)|jahrlich|gerade|das (?:grosse |eigentliche )?problem(?: ist| dabei| heute)?(?:,? dass)?|problem|in der praxis)\s*[:,-]?\s*/u,
  problemLabel: /\bdas (?:\p{L}+ )?problem\b|^\s*problem\s*:/u,
  consequence:
    'finden keine* | findet keine* | lassen | fehlen | fehlt | zu spat | zu langsam | engpass* | verfault | verfaulen | verlieren | verliert | verschwenden | verschwendet | verschenken | verschenkt | zahlen | zahlt | bezahlen | kostet | kosten | wegwerfen | werfen weg | werfen | wirft | entsorgen | entsorgt | leiden | leidet | kampfen | kampft | scheitern | scheitert | verpassen | ubersehen | ubersieht | sterben | stirbt | warten | wartet | stillstand | stillstande | stehen still | steht still | ausfall | ausfalle | ausschuss | mussen | muss | konnen nicht | kann nicht | strafen | strafe | buss* | verzoger* | ruckruf* | reklamation* | von hand | manuell | schaden | schaden | beschadig* | unfall | unfalle | infektion* | verderben | verdirbt | dauert | dauern | risiko | verbrennen | verbrennt | abbrechen | abschreiben | ausmustern | verlust* | fehldiagnos* | nacharbeit* | sperren | sperrt | brauchen | braucht | fallen aus | fallt aus | reparatur* | vernichten | vernichtet',
  cause: 'weil | denn | da | wegen | aufgrund',
  firstPerson: 'wir | unser* | uns | ich | mein*',
  pronounStart: /^\s*(?:das|dies|es|sie|dadurch|dabei|diese|jede|jeder|jedes|pro)\b/u,
  value: [
    /\b(?:nutzenversprechen|wertversprechen|value proposition|kundennutzen|leistungsversprechen|mehrwert)(?: ist| lautet)?\s*:?\s*(?:,? dass )?(?<v>[^;!?\n]{8,})/u,
    /(?<v>\b(?:fur [^,.;!?\n]{3,60} )?(?:mit uns|mit unse\p{L}+ [^.;!?\n]{2,40}?|durch unse\p{L}+ [^.;!?\n]{2,40}?|dank unse\p{L}+ [^.;!?\n]{2,40}?)[^.;!?\n]{0,40}? (?:sinkt|sinken|fallt|fallen|steigt|steigen|reduziert|reduzieren|spart|sparen|verkurzt|halbiert|senken|senkt|braucht|brauchen|dauert|geht|gehen|schrumpft|verdoppelt|erkennen|erkennt) [^;!?\n]{4,})/u,
    /(?<v>\b(?:fur [^,.;!?\n]{3,60} )?(?:wir|unse\p{L}+ [^.;!?\n]{2,40}?)? ?(?:senken|senkt|reduzieren|reduziert|sparen|spart|verkurzen|verkurzt|halbieren|halbiert|verdoppeln|verdoppelt|erhohen|erhoht|steigern|steigert|vermeiden|vermeidet|ersetzen|ersetzt|verlangern|verlangert|verringern|verringert|beschleunigen|beschleunigt|drucken|druckt|bringen|bringt) (?:wir |fur [^,;!?\n]{2,40} )?[^;!?\n]{4,})/u,
    /(?<v>\b[^.;!?\n]{3,80} (?:sinkt|sinken|fallt|fallen|steigt|steigen|geht|gehen) (?:dabei |damit )?von [^;!?\n]{1,40} auf [^;!?\n]{1,60})/u,
  ],
  multiple:
    'halfte | halbier* | doppelt* | verdoppel* | dreifach | zehnfach | zehnmal | mal schneller | mal gunstiger | -fach | *fach',
  lab: 'versuchsfeld | im test* | auf dem test* | auf der test* | in der test* | am institut | gewachshaus* | im keller der uni | prototyp* | versuchsgelande | versuchsanlage | *versuchs* | labor | im labor | laborversuch* | prufstand | versuchsstand | teststand | eigene tests | eigenen tests | unsere tests | unseren tests | simulation* | prototyp* | reinraum | klimakammer | windkanal | messreihe* | unsere messungen | unserer messung | eigene messungen | experiment* | in vitro | versuch* | testfeld | an der uni | hochschule | benchmark* | technikum | kaltekammer | pilotmassstab',
  customerSite:
    'beim | bei der | bei dem | baustelle* | in der anlage | im werk | auf der anlage | bei einem | bei einer | pilot* | beim kunden | kunde* | vor ort | im feld | feldtest* | auf der linie | anwender* | beim betreiber | im einsatz bei | bei den | klinik* | interview* | gesprach* | betreiber*',
  result:
    'hielt | hielten | lag | lagen | gemessen | erreicht | erreichen | erreichte | zeigte | zeigten | gezeigt | nachgewiesen | erkannt | erkannte | erkennt | gefunden | gesunken | gefallen | sank | sanken | reduziert | gestiegen | stieg | verbessert | gespart | eingespart | uberstanden | gehalten | halt | funktioniert | bestatigt | entfernt | entfernte | geliefert | gewonnen | weniger | halbiert | verdoppelt | erzielt | erzielten | zuruckgegangen | identifiziert | entdeckt | trifft | getroffen | messen | liegt bei | lag bei | verkurzt | gesenkt | uberlebt | abgeschieden | verringert',
  voiced:
    'bestatigt | bestatigen | genannt | gesagt | beklagt | berichtet | nannten | nannte | sagten | klagten | beschwerten | bestatigten | berichteten | erwahnten | beschrieben | gaben an | betonten | wunschten',
  priority:
    /\b(?:prioritat|prio)[\s-]?(?:nummer |nr\.? )?(?<n>1|2|3|eins|zwei|drei)\b|\b(?<o>erste|zweite|dritte|hochste|oberste) prioritat\b/gu,
  firstMarket: [
    /\b(?:unser )?(?:einstiegsmarkt|bruckenkopf|beachhead|erster markt|hauptmarkt|erstmarkt|zielmarkt nummer eins|startmarkt|kernmarkt|primarer markt|erste zielgruppe|primare zielgruppe|hauptzielgruppe|erstes segment|startsegment|einstiegssegment|erste branche)(?: ist| sind| waren|:)? (?<v>[^.;!?\n]{3,})/u,
    /\bwir (?:konzentrieren uns|fokussieren uns|starten|beginnen|fangen|gehen|zielen|richten uns|setzen)(?: zuerst| zunachst| erst einmal| anfangs| vor allem| als erstes| erstmal) (?:auf|mit|bei|in|an) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:zuerst|zunachst|als erstes|anfangs) (?:konzentrieren wir uns auf|gehen wir zu|bedienen wir|zielen wir auf|adressieren wir|verkaufen wir an|fokussieren wir uns auf|wollen wir zu|starten wir (?:mit|bei|in)|beginnen wir (?:mit|bei|in)) (?<v>[^.;!?\n]{3,})/u,
    /(?:^|[,.;:]\s*)(?<v>[^.,;!?\n]{3,60}?) (?:ist|sind) unser (?:einstiegsmarkt|erster markt|hauptmarkt|bruckenkopf|beachhead|startmarkt|kernmarkt)/u,
  ],
  secondMarket: [
    /(?:^|[,;.]|\bund )\s*(?:und |dann |danach |spater |anschliessend |gefolgt von |als zweites |an zweiter stelle |in zweiter linie )+(?:kommen |folgen |die |der |das )*(?<v>[^,;.!?\n]{3,60})/u,
    /(?:^|[,;.] ?|\bund )(?<v>[^,;.!?\n]{3,60}?) (?:kommen |kommt |folgen |folgt |sind |ist )?(?:an zweiter stelle|als zweites|danach|zweitrangig|spater|auf platz zwei)\b/u,
    /\b(?:zweiter markt|zweites segment|sekundarmarkt)(?: ist| sind|:)? (?<v>[^,;.!?\n]{3,60})/u,
  ],
  target: [
    /\bwir (?:zielen auf|richten uns an|verkaufen an|adressieren|bedienen) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:zielbranchen?|zielmarkte?|branchen|zielgruppen?)(?: sind| ist|:) (?<v>[^.;!?\n]{3,})/u,
  ],
  link: /^(?:\s*(?:ist|sind|haben|hat|waren|fur|:|=|-|–|—|->|→|\)))*\s*/u,
  icp: [
    /\b(?:idealkunde|wunschkunde|zielkunde|traumkunde|ideale[rn]? kunden?|perfekte[rn]? kunde|typische[rn]? kunde|icp|idealkunden|wunschkunden|zielkunden|ideales kundenprofil|kundenprofil|passende kunden)(?: ist| sind| ware| waren|:| hat| haben)? (?<v>[^;!?\n]{6,}?)(?=$|[;!?\n]|\.(?:\s|$))/u,
  ],
  traitBreak:
    /,? (?:und )?(?=(?:in|im|mit|die|der|das|ab|uber|mehr als|mindestens|zwischen|ohne|deren|welche|aus|von|unter|bis zu)\b)|, (?:und )?|; | und (?=(?:eigene[rmn]?|einem?|einer|mindestens|mehr|hohe[rmn]?|bestehende[rmn]?|keine[rmn]?|strenge[rmn]?)\b)/gu,
  size: 'mittelgross* | mittelstandisch* | mittlere* | klein* | gross* | familiengefuhrt* | regional* | unabhangig* | offentlich* | privat* | kommunal* | industriell*',
  role: [
    /\b(?<v>(?:der|die|das|den|ein|eine|unser|unsere) [\p{L}/&' -]{3,60}?) (?:unterschreibt|entscheidet|kauft|genehmigt|gibt frei|zahlt|hat das budget|verantwortet das budget|ist der kaufer|ist die kauferin|ist der entscheider|ist die entscheiderin|trifft die entscheidung|unterzeichnet|hat das letzte wort|verfugt uber das budget)\b/u,
    /\b(?:unterschreiben|entscheiden|kaufen|unterzeichnen|bezahlen) (?:tut|wird|muss|darf)(?: am ende| dort)? (?<v>(?:der|die|das) [\p{L}/&' -]{3,60}?)(?=$|[.,;!?\n]| und )/u,
    /\b(?:es|am ende|dort|meist|darum|daruber|hier|in der regel) (?:entscheidet|unterschreibt|kauft) (?:in der regel |meist )?(?<v>(?:der|die|das) [\p{L}/&' -]{3,60}?)(?=$|[.,;!?\n]| und )/u,
    /\b(?:kaufer|kauferin|entscheider|entscheiderin|buyer persona|ansprechpartner|budgetverantwortlicher?|unterzeichner)(?: dort| hier)?(?: ist| sind| ware|:) (?<v>[^.,;!?\n]{3,60}?)(?=$|[.,;!?\n]| und )/u,
    /\b(?:entscheidung trifft|budget hat|budget verantwortet|unterschrift leistet|budget liegt bei(?:m)?|entscheidung liegt bei(?:m)?) (?<v>(?:der |die |das |den |dem )?[\p{L}/&' -]{3,60}?)(?=$|[.,;!?\n]| und )/u,
    /\bverkaufen (?:an|wir an) (?<v>(?:den|die) [\p{L}/&' -]{3,60}?)(?=$|[.,;!?\n]| und )/u,
  ],
  notRole: 'wir | ich | es | sie | man | kunde | kunden | niemand | wettbewerber* | investor* | das | er',
  motivation: [
    /\bwas (?:ihn|sie|ihm|ihr) (?:antreibt|umtreibt|bewegt|motiviert|beschaftigt|wichtig ist|am herzen liegt),? (?:ist|sind) (?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? und (?:er |sie )?(?:will|mochte|verlangt|braucht|fordert))/u,
    /\b(?:treibt|treiben|beschaftigt|sorgt|motiviert|interessiert|kummert)(?: vor allem| besonders| hauptsachlich| am meisten)? (?:die |der |das |den )?(?<v>[^.,;!?\n]{3,}?)(?: um| an)?(?=$|[.,;!?\n]|,? und (?:er |sie )?(?:will|mochte|verlangt|braucht|fordert))/u,
    /\b(?:ihm|ihr|ihnen|dem \p{L}+|der \p{L}+) (?:geht es|ist es wichtig|kommt es|liegt daran)(?: vor allem| besonders| hauptsachlich| darum| um| darauf an)*,? (?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? und (?:er |sie )?(?:will|mochte|verlangt|braucht|fordert))/u,
    /\b(?:ihm|ihr|ihnen|dem \p{L}+|der \p{L}+) ist (?:vor allem |besonders )?wichtig,? (?:dass )?(?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? und (?:er |sie )?(?:will|mochte|verlangt|braucht|fordert))/u,
    /\b(?:ihm|ihr|ihnen|dem \p{L}+|der \p{L}+) (?:ist|sind) (?:vor allem |besonders )?(?<v>[^.;!?\n]{3,}?) (?:wichtig|am wichtigsten)\b/u,
    /\b(?:er|sie|der \p{L}+|die \p{L}+) (?:legt wert auf|wird gemessen an|wird daran gemessen,?|achtet auf|sorgt sich um|furchtet|kampft mit) (?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? und (?:er |sie )?(?:will|mochte|verlangt|braucht|fordert))/u,
    /\b(?:motivation|hauptsorge|hauptziel|antrieb|wichtigstes ziel|treiber)(?: ist| sind|:) (?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? und (?:er |sie )?(?:will|mochte|verlangt|braucht|fordert))/u,
    /\b(?:er|sie|der \p{L}+|die \p{L}+) (?:will|mochte|muss)(?: vor allem| unbedingt)? (?<v>(?!(?:(?! und )[^.,;!?\n])*\bsehen\b)[^.,;!?\n]{3,}?)(?=$|[.,;!?\n]| und (?:er |sie )?(?:will|mochte|verlangt|braucht|fordert))/u,
  ],
  proofNeeded: [
    /\b(?:will|mochte|muss|wollen|mochten|wurde gern|musste)(?: er| sie)?(?: vorher| zuerst| zunachst| dafur| erst| aber)? (?<v>(?:(?! und (?:er |sie )?(?:will|mochte|muss|verlangt))[^.;!?\n]){3,}?) sehen\b/u,
    /\b(?:verlangt|fordert|erwartet|besteht auf)(?: er| sie)?(?: dafur| vorher| zuerst)? (?<v>[^.;!?\n]{3,})/u,
    /\b(?:er|sie|der \p{L}+|die \p{L}+|und) (?:braucht|benotigt)(?: dafur| vorher| zuerst| als nachweis)? (?<v>[^.;!?\n]{3,})/u,
    /\b(?:notiger nachweis|benotigter nachweis|nachweis|beweis|geforderter nachweis)(?: ist|:) (?<v>[^.;!?\n]{3,})/u,
  ],
  articles: /^(?:der|die|das|den|dem|des|eine?[nmr]?|unsere?[nmr]?|alle|vor allem|zuerst|vorrangig)\s+/u,
}
