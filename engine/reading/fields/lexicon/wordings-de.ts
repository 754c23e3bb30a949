import { type Wordings, wordings } from './wordings.ts'

const PARTS = {
  // A value ends where the next thing about the same person begins.
  M: String.raw`(?<v>{C}{3,}?)(?=$|[.;!?\n]|,? (?:und|aber|doch) (?:er |sie |vor|zu|uber|ohne|dafur|als )?(?:er|sie|will|mochte|wurde|verlangt|braucht|fordert|besteht|uberzeug|unterschr|kauf|bevor|ohne|zum|am|erst)\w*|, (?:er|sie|bevor) )`,
  P: String.raw`(?<v>{C}{3,}?)(?=$|[.;!?\n]|,? (?:bevor|ehe) (?:er|sie|irgend|etwas|er)\b| (?:sehen|verlangen|fordern|haben|vorliegen|erwarten|vorgelegt bekommen|einfordern)(?=$|[.,;!?\n]| und ))`,
  R: String.raw`(?<v>(?:(?:der|die|das|den|dem|vom|beim|zur|zum) )?[\p{L}/&' -]{3,60}?)`,
  NOUN: String.raw`(?:\p{L}+ )?[\p{L}-]{4,40}`,
}

export const de: Wordings = {
  technology: wordings(
    PARTS,
    String.raw`
\bund haben (?<v>(?:einen?|eine|ein|das|die|den)\b{C}{3,}? (?:entwickelt|gebaut|erfunden|konstruiert|entworfen|geschaffen)\b{C}*)
\b(?:unser ding|unsere sache|unser kern|kern unserer (?:technik|technologie|idee|erfindung)|herzstuck|unser ansatz|unsere entwicklung|unsere innovation|unser startup|unsere firma)(?: dabei| ist| sind|:| heisst [^,.;]{2,30} und| baut| entwickelt)+ (?<v>(?:einen?|eine|ein|das|die|den)\b {C}{6,})
\b(?:es geht|es handelt sich|bei uns geht es|bei uns dreht sich alles)(?: bei uns)? um (?<v>(?:einen?|eine|ein)\b {C}{6,})
(?<v>\baus {C}{3,60}? machen wir {C}{4,})
\bwir (?:verwandeln|wandeln|machen) (?<v>{C}{3,60}? (?:in|zu|aus) {C}{3,})
\bwir sind [^.;!?\n]{2,60}? mit (?<v>(?:einem|einer)\b {C}{3,}?, (?:der|die|das|dem) {C}{6,})
\b(?:wir|ich) (?:tufteln|tuftle|feilen|feile|schrauben|schraube|forschen|forsche|basteln|bastle|werkeln)(?: gerade| seit [^.;!?\n]{2,20}?)? an (?<v>{C}{6,})
\bmit unse\p{L}+ (?<v>(?:verfahren|methode|technik|technologie|system|gerat|anlage) (?:lassen|lasst|kann|konnen) {C}{6,})`,
  ),
  firstTechnology: wordings(
    PARTS,
    String.raw`
^\s*(?:(?:also|hallo|hi|moin|servus|kurz|im grunde)[,!:]? )*(?:das|es) ist (?:im grunde |quasi |eigentlich )?(?<v>(?:ein|eine)\b {C}{2,60}?, (?:der|die|das|mit dem|mit der|womit) {C}{6,})
\bwir haben (?:da |jetzt |inzwischen |ein patent auf |bereits |schon )*(?<v>(?:einen|eine|ein)\b {C}{2,60}?, (?:der|die|das|mit dem|mit der|womit) {C}{6,})
\bich habe (?:da |jetzt |inzwischen |bereits |schon )*(?<v>(?:einen|eine|ein)\b {C}{2,60}?, (?:der|die|das|mit dem|mit der|womit) {C}{6,})`,
  ),
  application: wordings(
    PARTS,
    String.raw`
\b(?:ersteinsatz|einsatz|verwendung|nutzung|anwendung)(?: ist| ware| ist zunachst| zunachst| zuerst| erst einmal| vor allem| geplant| gedacht| moglich| denkbar| sinnvoll)+ (?:bei|in|im|fur|auf|an|am)? ?{V}
\b(?:sinnvoll|interessant|nutzlich|brauchbar|hilfreich|relevant|denkbar|ideal|praktisch|geeignet|gedacht|gemacht|bestimmt|vorgesehen)(?: ist| ware| wird| sind)?(?: das| es| sie| er| die sache| unser \p{L}+)?(?: vor allem| zuerst| zunachst| etwa| zum beispiel| besonders)? (?:fur|bei|in|im|auf|an|am|zum|zur) {V}
\b(?:einsetzen|anwenden|nutzen|verwenden|verbauen|brauchen|einbauen|gebrauchen)(?: konnte| kann| konnten| konnen| lasst| liesse| lassen| liessen| wurde| wurden| wollen| will| soll| sollen| mochten| lasst sich)+(?: man| wir| sich| kunden)?(?: das| es| sie| ihn| die| den)?(?: sich)?(?: ganz| dann| auch| vor allem| zuerst| zunachst| etwa| zum beispiel)* (?:in|fur|im|bei|zur|zum|auf|an|am) {V}
\beingesetzt (?:werden|wird|wurde|wurden)(?: soll| sollen| kann| konnte| konnen)?(?: sie| er| es| das| die)?(?: zuerst| zunachst| vor allem)? (?:in|fur|im|bei|zur|zum|auf|an|am) {V}
\b(?:los geht es|los geht's|wir starten|wir beginnen|der anfang ist|anfangen soll es|starten soll es)(?: zuerst| zunachst)? (?:mit|bei|in) (?:der |dem |den )?{V}
\b(?:wir wurden|wir wollen|wir werden|wurden wir|wollen wir|man kann|man konnte|kunden konnen)(?: es| sie| ihn| das| die)? (?:auch |zuerst |zunachst |dann |vor allem )*(?:in|fur|im|bei|zur|zum|auf|an|am) {L}(?: einsetzen| verwenden| nutzen| anwenden| einbauen| verbauen)`,
  ),
  valueLabel: wordings(
    PARTS,
    String.raw`
\b(?:unser|das) (?:versprechen|angebot|nutzen|hauptnutzen|vorteil|kernversprechen)(?: an [^:.;]{2,40}?| fur [^:.;]{2,40}?)?(?: ist| lautet|\s*(?=[:,]))(?:,? dass)?\s*[: ,]\s*(?<v>[^;!?\n]{8,})
\bwas (?:sie|kunden|unsere kunden|der kunde|die kunden|{NOUN}) (?:davon haben|davon hat|bekommen|bekommt|gewinnen|gewinnt)(?: ist|:|,? ist) (?<v>[^;!?\n]{8,})
\b(?:das bringt|der gewinn fur|der vorteil fur|der nutzen fur) (?<v>{C}{8,})`,
  ),
  help: wordings(
    PARTS,
    String.raw`
(?<v>\b(?:wir|unse\p{L}+ [^.;!?\n]{2,40}?|es|das|sie|damit) (?:helfen|hilft|ermoglichen|ermoglicht|erlauben|erlaubt|ersparen|erspart|befahigen|befahigt|sorgen dafur|sorgt dafur|helfen wir) (?!uns\b|mir\b){C}{8,})`,
  ),
  withUs:
    'wer ~ unser* ~ nutzt | die unser* ~ nutzen | mit uns | mit unser* | damit | dank unser* | dank uns | durch unser* | mithilfe unser* | mit der | mit dem | mit dieser | mit diesem | mit ihr | mit ihm',
  firstMarket: wordings(
    PARTS,
    String.raw`
\b(?:unser |der |im )?(?:fokus|augenmerk|schwerpunkt|hauptfokus)(?: nummer (?:1|eins)| nr\.? ?1)?(?: liegt| ist| sind|:)+(?: zuerst| zunachst| jetzt| klar| erst einmal| vorerst)*(?: bei(?:m| den| der)?| auf(?: den| der)?)? ?{V}
\ban (?:erster|oberster|vorderster) stelle (?:stehen|steht|kommen|kommt|sind|ist|sehen wir|setzen wir auf)(?: fur uns| bei uns| klar| zunachst| jetzt)* (?:die |der |das |den )?{V}
\b(?:nummer eins|nummer 1|nr\. ?1|auf platz eins|auf platz 1|ganz oben|als erstes|zuallererst|am anfang|im ersten schritt|in einem ersten schritt|erst einmal|zuerst|zunachst|den anfang machen|vorrangig)(?: auf der liste| fur uns| bei uns)* (?:sind|ist|stehen|steht|kommen|kommt|haben|hat|nehmen wir uns|wenden wir uns an|gehen wir (?:zu|auf|an)|gehen wir in|machen wir|bedienen wir|sprechen wir|beliefern wir|gehen)(?: fur uns| bei uns)* ?{L}(?: vor| an| los| heran)?{END}
\bden anfang machen (?:die |der |das )?{V}
{START}(?:also |und )?{N} (?:sind|ist|bilden|stehen|kommen|kommt|steht) (?:fur uns |bei uns |ganz klar |jetzt |klar )*(?:unser |unsere |die |der |das )?(?:nummer eins|nummer 1|an erster stelle|zuerst|als erstes|als erste|erste wahl|im fokus|ganz oben|erstes segment|erster markt|fokus nummer (?:1|eins)|hauptfokus|auf platz (?:1|eins)|erste station|vorrangig)\b
{START}(?:also |und )?{N} zuerst(?=(?:[,;]| und | dann )[^.;!?\n]{3,50}(?:danach|spater|dann|folgen))
\bwir (?:haben uns|entscheiden uns)(?: zuerst| zunachst| klar)? fur {N} (?:als (?:unseren |unser |den |das )?(?:ersten?|erstes|einstiegs|start|beachhead|ziel)[\p{L} ]*|entschieden)
\bwir (?:fangen|gehen|starten|beginnen|legen|setzen|konzentrieren uns|wenden uns)(?: jetzt| klar| erst| ganz)* (?:bei|mit|zu|in|auf|an)(?: den| der)? {N} (?:an|los|rein)?(?=$|[.,;!?\n])`,
  ),
  secondMarket: wordings(
    PARTS,
    String.raw`
{START}(?:und |aber )?{N} (?:waren|ware|sind|ist|bilden|folgen als|kommen als) (?:dann )?(?:der|das|die|unser) (?:zweite[rs]?|nachste[rs]?) (?:schritt|markt|segment|stufe|gruppe|wahl)
{START}(?:und )?{N} (?:haben |hat )?prioritat (?:2|zwei)\b
{START}(?:und |aber |dann )?{N} (?:kommen|kommt|folgen|folgt|sind|ist|waren|ware|mussen|konnen)(?: dann| erst| vielleicht| irgendwann| noch| uns)* ?(?:spater|danach|an zweiter stelle|als zweites|auf platz zwei|auf platz 2|im zweiten schritt|anschliessend|warten|dahinter|daran|darauf|nach)?(?=$|[.,;!?\n])
\b(?:im zweiten(?: schritt)?|auf platz (?:zwei|2)|an zweiter stelle|als zweites|danach|spater|darauf|dahinter|an zweiter position)(?: dann)?(?: folgen| folgt| kommen| kommt| stehen| steht| sind| ist| gehen wir zu| zu)?(?: die| der| das| den)? (?<v>[^,;.!?\n]{3,60})`,
  ),
  icp: wordings(
    PARTS,
    String.raw`
\b(?:idealer?|typischer?|perfekter?|guter?|der ideale|der typische|der perfekte|passender?|optimaler?)(?: ware| ist)? (?:kunde|abnehmer|kaufer|zielkunde|erstkunde|betrieb|partner)(?: fur uns)?(?: ist| sind| ware| waren|:| hat| haben|, das ist) {V}
\bam (?:liebsten|besten|ehesten)(?: waren uns| ware uns| passt| passen| verkaufen wir an| arbeiten wir mit| hatten wir| eignet sich| eignen sich)(?: zu uns| dafur| dazu)? {V}
\b(?:so sieht|das ist) (?:unser|der|ein) (?:ideal|wunsch|traum|typischer |idealer |guter )?kunde(?: aus)?\s*[:,] {V}
\b(?:unser|der) kunde (?:sieht so aus|ist typischerweise|ist idealerweise|ist am liebsten)\s*:? {V}
\b(?:idealerweise|im idealfall)(?: ist| sind| ware| waren| verkaufen wir an| liefern wir an| sprechen wir)(?: das| es| der kunde| unser kunde)? {V}
\bwen wir (?:suchen|wollen|brauchen|ansprechen)(?: sind| ist|:)+ {V}
\b(?:kunden|betriebe|firmen|unternehmen), die (?:zu uns|am besten|gut) passen,? (?:sind|haben|liegen) {V}`,
  ),
  wanted: wordings(
    PARTS,
    String.raw`
\bwir (?:suchen|wollen zu|wollen|mochten|sprechen vor allem|sprechen|adressieren)(?: vor allem| gezielt| zuerst| am liebsten)? {L}(?: an)?{STOP}
\bam interessantesten sind (?:fur uns )?{V}`,
  ),
  notWanted:
    'investor* | mitgründer* | mitgrunder* | co-founder* | entwickler* | ingenieur* | praktikant* | student* | mitarbeiter* | geld | forderung* | buro | rat | feedback | hilfe | partner* | mentor* | jemand* | eine* antwort* | interview* | gesprach* | pilot* | loi* | wissen | sie | dich | dass',
  role: wordings(
    PARTS,
    String.raw`
\bnicht (?:der|die) [^.;!?\n]{3,60}?, sondern (?:der|die) {R}{END}
\b(?:kaufer|kauferin|entscheider|entscheiderin),? (?:meist |in der regel )?(?:der|die|ein|eine) {R},
\b(?:kaufen|unterschreiben|entscheiden|bestellen|bezahlen) (?:wird|werden|wurde)(?: das| es| den vertrag)? {R}(?=$|[.,;:!?\n)(]| und )
\b(?:unterschrieben|entschieden|gekauft|bestellt|genehmigt|freigegeben|bezahlt|unterzeichnet|abgesegnet|beschlossen|eingekauft) (?:wird|werden|wurde)(?: das| es| der vertrag| die bestellung| am ende| dort)*(?: von| vom| durch| im| in)? {R}(?=$|[.,;:!?\n)(]| und | selbst)
\bdas (?:letzte wort|sagen|budget|geld|letzte ja|okay|ok) (?:hat|haben|liegt bei|liegt beim|verwaltet|verantwortet|gibt|kommt von|kommt vom)(?: dort| dabei| am ende| immer)* {R}(?=$|[.,;:!?\n)(]| und )
\b(?:die )?(?:entscheidung|unterschrift|freigabe|bestellung|anschaffung|kaufentscheidung|investition)(?: trifft| fallt| liegt| kommt| geht| lauft| obliegt| hangt)(?: am ende| dort| immer| in der regel| meist)*(?: bei| beim| von| vom| uber| an| am| allein)? {R}(?=$|[.,;:!?\n)(]| und | allein)
\b(?:freigeben|genehmigen|absegnen|unterschreiben|zustimmen|entscheiden|bezahlen|abnicken) (?:muss|mussen|darf|soll|wird|tut)(?: das| es| dem| den kauf| die bestellung| am ende| dort)* {R}(?=$|[.,;:!?\n)(]| und )
\b(?:am ende|letztlich|schliesslich|dort|meist|in der regel|immer) (?:sagt|nickt|unterschreibt|entscheidet|gibt|bestimmt|zeichnet|kauft|zahlt|bezahlt) (?:das |es )?{R} (?:ja|ab|frei|grunes|selbst|das budget|gegen)
\b(?:zustandig|verantwortlich|massgeblich|entscheidend)(?: fur (?:den|die|das) [\p{L} ]{3,40}?)? (?:ist|sind|ware) {R}{END}
\b(?:uber|fur) (?:die|den|das) [\p{L} ]{3,40}? (?:bestimmt|entscheidet|befindet|zeichnet) {R}{END}
\b(?<v>(?:der|die|das|ein|eine) [\p{L}/&' -]{3,60}?) (?:hat das sagen|hat die entscheidung|hat die budgethoheit|hat das geld|gibt grunes licht|gibt das ok|segnet|zeichnet|bestellt|bestimmt|muss (?:zustimmen|unterschreiben|freigeben|das freigeben|das absegnen|das genehmigen)|ist unser (?:kaufer|ansprechpartner|entscheider)|ist (?:am ende )?(?:zustandig|verantwortlich)|nickt|verantwortet|gibt es frei)\b
\b(?:ohne|nur mit) (?:die |der |den |dem )?(?:unterschrift|zustimmung|freigabe|okay|ok|segen) (?:des|der|vom|von der|von) {R}(?= (?:geht|lauft|wird|passiert|kauft)|{END})
\b(?:es|das) (?:entscheidet|unterschreibt|kauft|bezahlt|genehmigt|zahlt)(?: immer| meist| am ende| dort)* {R}{END}
\b(?:dort|da|hier|bei ihnen)? ?(?:ist es|es ist)(?: eigentlich| tatsachlich| doch| immer| meistens?)? (?<v>(?:der|die) [\p{L}/&' -]{3,60}?),? (?:der|die|welcher) (?:unterschreibt|entscheidet|kauft|zahlt)`,
  ),
  motivation: wordings(
    PARTS,
    String.raw`
\b(?:seine|ihre|deren|dessen|die) (?:grosste |wichtigste |eigentliche |einzige |erste |haupt-?)?(?:haupt)?(?:sorge|angst|motivation|prioritat|befurchtung|triebfeder|aufgabe|schmerz)(?: nummer eins| dabei)? (?:ist|sind|gilt)(?: es| dabei| vor allem)*,? {M}
\b(?:sein|ihr|deren|dessen) (?:grosste[sr]? |wichtigste[sr]? |eigentliche[sr]? |oberste[sr]? )?(?:haupt)?(?:ziel|anliegen|problem|antrieb|motiv|interesse|albtraum|alptraum|schmerzpunkt|kopfschmerz|wunsch|thema) (?:ist|sind)(?: es| dabei| vor allem)*,? {M}
\b(?:ihn|sie|ihm|ihr|ihnen|den {NOUN}|die {NOUN}|dem {NOUN}|der {NOUN}) (?:treibt|treiben|plagt|plagen|nervt|nerven|sorgt|beschaftigt|interessiert|interessieren|motiviert|kummert|argert|drangt|reizt|bewegt)(?: vor allem| besonders| hauptsachlich| am meisten| nur| immer| eigentlich)* {M}
\b(?:ihm|ihr|ihnen|dem {NOUN}|der {NOUN}) (?:geht|liegt|kommt) es (?:vor allem |besonders |hauptsachlich |nur |in erster linie |immer )*(?:um|darum,?|an|darauf an,?|daran,?|auf) (?:dass )?{M}
\b(?:ihm|ihr|ihnen|dem {NOUN}|der {NOUN}) (?:ist|sind) (?:vor allem |besonders |in erster linie |am meisten )*wichtig(?:er)?,? (?:dass )?{M}
\b(?:ihm|ihr|ihnen|dem {NOUN}|der {NOUN}) (?:liegt|liegen) (?:vor allem |besonders )*{L} am herzen
\b(?:ausschlaggebend|entscheidend|wichtig|am wichtigsten|zentral|massgeblich)(?: ist| sind)(?: fur| dabei| dafur)?(?: ihn| sie| ihm| ihr| den {NOUN}| dem {NOUN}| der {NOUN}| die {NOUN})?(?: vor allem| besonders)? {M}
\b(?:er|sie|der {NOUN}|die {NOUN}) (?:furchtet|hasst|achtet|schaut|blickt|kampft|sorgt sich|furchtet sich|scheut|rechnet)(?: vor allem| besonders| nur| immer| zuerst)* (?:auf|vor|um|mit|nach)? ?{M}
\b(?:er|sie|der {NOUN}|die {NOUN}) (?:will|mochte|muss|wunscht sich|versucht|hofft|wurde gern)(?:,)? (?:vor allem |unbedingt |in erster linie |hauptsachlich |endlich |nur )*(?!zuerst|erst|vorher|vorab)(?<v>(?:(?!sehen|einen|eine |und ){C}){3,80}? (?:vermeiden|senken|reduzieren|sparen|verhindern|sichern|loswerden|halbieren|erhohen|steigern|verbessern|halten|schaffen|erreichen|einhalten|zu \p{L}+en|\p{L}*zu\p{L}+en))\b`,
  ),
  proofNeeded: wordings(
    PARTS,
    String.raw`
\b(?:er|sie|und) (?:will|mochte|braucht)(?: vorher| zuerst| erst)? (?<v>(?:\p{L}*daten|\p{L}*werte|\p{L}*zahlen|\p{L}*tests?|referenzen|ergebnisse|belege|nachweise|beweise|gutachten|vergleiche?)\b{C}*?)(?=$|[.;!?\n]| sehen| haben)
\b(?:uberzeugen|umstimmen|gewinnen|uberzeugt|beruhigen) (?:wurde|wurden|kann|konnte|wird|ware|hatte|lasst|liesse)(?: er| sie)?(?: ihn| sie| ihm| sich| den {NOUN}| die {NOUN})?(?: nur| erst| vor allem| am ehesten| sich)*(?: von| durch| mit)? {P}
\bwas (?:ihn|sie|den {NOUN}|die {NOUN}) (?:uberzeugt|uberzeugen wurde|uberzeugen konnte|umstimmt),? (?:ist|sind|ware|waren) {P}
\b(?:ohne) {L} (?:unterschreibt|kauft|entscheidet|bewegt|geht|lauft|macht|bestellt|wird|gibt|passiert|stimmt|tut|sagt)(?: er| sie| bei ihm| bei ihr| der {NOUN}| die {NOUN})?(?: da| hier| gar| auch| sich)*(?: nicht| nichts| kein| keine)\b
\b(?:bevor|ehe) (?:er|sie|der {NOUN}|die {NOUN}) (?:\p{L}+ ){0,3}?(?:kauft|unterschreibt|entscheidet|zusagt|bestellt|zahlt|sich entscheidet|sich bewegt|zustimmt),? (?:will|mochte|braucht|verlangt|muss|fordert|erwartet|benotigt|wurde)(?: er| sie)?(?: gern| zuerst| erst)? {P}
\b(?:er|sie|der {NOUN}|die {NOUN}|und) (?:will|mochte|wurde|wollte|musste|muss) ?(?:gern |gerne |vorher |vorab |zuerst |zunachst |dafur |erst |aber |noch |auch |dann )+(?<v>(?:einen?|eine|ein|zwei|drei|vier|mindestens|\d+|den|die|das)\b{C}{3,}?)(?:$|(?=[.;!?\n])| (?:sehen|verlangen|fordern|haben|machen|erleben|anschauen|durchfuhren|erwarten|bekommen|brauchen))
\b(?:er|sie|der {NOUN}|die {NOUN}|und|dafur|dazu|vorher|zuerst) (?:braucht|benotigt|verlangt|fordert|erwartet|besteht|pocht|wartet)(?: er| sie)?(?: dafur| vorher| zuerst| erst| aber| auch| noch| auf| auf den| auf die| als nachweis| als beweis)* {P}
\b(?:er|sie|der {NOUN}|die {NOUN}) (?:kauft|unterschreibt|entscheidet|bestellt|zahlt|stimmt)(?: sich)?(?: aber| also| zu)? (?:erst|nur)(?:,)? (?:nach|mit|wenn|bei|gegen|auf basis von|sobald) {P}
\b(?:nur|erst) {L} (?:uberzeugt|uberzeugen|wurde|wurden|konnte) (?:ihn|sie)
{START}(?:und |aber )?(?<v>(?:ein|eine|einen|zwei|drei|\d+|der|die|das) {C}{3,80}?) (?:wurde|wurden|konnte|konnten) (?:ihn|sie) uberzeugen`,
  ),
  pain: 'merken | merkt | bemerken | bemerkt | entdecken * erst | erst wenn | erst nach | erst, wenn | ruht | ruhen | schütten * weg | schutten ~ weg | schuttet ~ weg | nur noch die halfte | von hand | fehler | unbesetzt | ausfallt | notfallkosten | zu bruch | erfriert | erfrieren | trotzdem | nachtelang | falsch | nach gefuhl | blindflug | verloren | verlorengeht | geht ~ verloren | bleibt | bleiben | bleibt ~ liegen | liegen gelassen | vergeblich | umsonst | niemand weiss | wissen nicht | weiss nicht | keine ahnung | schatzen | zu teuer | zu schwer | zu ungenau | uberlastet | uberfordert | finden kaum | findet kaum | kaum noch | brechen | bricht | platzen | platzt | reissen | reisst | verstopf* | verschmutz* | rosten | rostet | verschleiss* | verzicht* | muhsam | aufwandig | aufwendig | argern | schleppen | ohne dass | stunde arbeit | stunden arbeit | wird ~ weggeworfen | im dunkeln | raten | beschwer* | kaputt* | leer',
}
