import type { Lexicon } from './categories.ts'

export const de: Lexicon = {
  indefinite: 'ein | eine | einen | einem | einer | eines',
  definite: 'der | die | das | den | dem | des | beide | beiden | alle | allen',
  possessive: 'unser* | mein* | ihr | ihre | ihren | ihrem | seine* | sein',
  demonstrative: 'diese | dieser | dieses | diesen | diesem | jene | jenen',
  vague:
    'ein paar | einige | einigen | mehrere | mehreren | manche | viele | vielen | etliche | eine handvoll | einer handvoll | dutzende | zahlreiche | zahlreichen | diverse | verschiedene | eine reihe von | eine menge | jede menge | verschiedenen | wenige | wenigen',
  hedge:
    'etwa | circa | ca. | ca | rund | ungefähr | knapp | fast | mindestens | wenigstens | höchstens | über | mehr als | gut | bis zu | vielleicht | wohl | so um die | um die | zirka | grob | schätzungsweise | beinahe | oder so | zwischen | weniger als | an die | glaube ich | annähernd | vermutlich',
  unit: 'dkk | sek | nok | pln | czk | huf | mxn | brl | jpy | cad | aud | kroner | kronor | kronen | zloty | pesos | soles | % | prozent* | euro* | eur | dollar* | usd | franken | chf | cent | k | tsd | tausend | mio | million* | milliarde* | mrd | sekunde* | minute* | stunde* | tag | tage | tagen | woche* | monat* | quartal* | jahr* | mitarbeiter* | beschäftigte* | kg | g | mg | tonne* | t | km | m | cm | mm | nm | °c | grad | kw | mw | gw | kwh | mwh | v | volt | hz | khz | mhz | liter* | l | ml | hektar | ha | mal | x | stück | einheit* | gerät* | sensor* | prüfling* | proben | zyklen | frage* | seite* | laib* | uhr',
  ordinal:
    'erste | ersten | erster | erstes | zweite | zweiten | zweiter | zweites | dritte | dritten | dritter | drittes | vierte* | fünfte* | sechste* | siebte* | achte | achten | achter | neunte* | zehnte* | elfte* | zwölfte* | allererste* | zigste*',
  eachOf:
    'davon | von den | von denen | der genannten | in den | von diesen | von unseren | aus den | bei den | in unseren | unter den | darunter | in allen | in unseren bisherigen | während der',
  oneOf:
    'einer davon | eine davon | eines davon | eine von ihnen | einer von ihnen | einer der | eine der | eins davon',
  increment:
    'weitere | weiteren | weiterer | weiteres | noch | zusätzlich* | neue | neuen | neuer | neues | dazu | nochmal | hinzu | hinzugekommen | dazugekommen | mehr | noch mal | nochmals | noch einmal',
  total:
    'insgesamt | inzwischen | mittlerweile | bisher | bislang | bis jetzt | in summe | alles in allem | zusammen | jetzt bei | nun bei | stehen bei | sind wir bei | sind bei | haben jetzt | haben wir jetzt | wir haben nun | unterm strich | gesamt | bis heute | stand heute | liegen bei | steht bei | stehen jetzt bei | haben nun | aktueller stand | nunmehr',
  makesTotal:
    'das sind jetzt | das sind nun | das wären jetzt | macht jetzt | damit sind es | das macht | macht insgesamt | macht zusammen | somit sind es | also insgesamt | damit haben wir | sind es jetzt | sind es nun | damit sind wir bei | damit kommen wir auf | womit wir bei | somit haben wir | also jetzt | damit stehen wir bei | kommen wir auf | sind es damit | womit es | damit wären es',
  shortSpan:
    'diese woche | letzte woche | vergangene woche | in dieser woche | gestern | heute | vorgestern | diesen monat | letzten monat | am montag | am dienstag | am mittwoch | am donnerstag | am freitag | gerade | soeben | eben | letzte tage | in den letzten tagen | neulich | kürzlich | am wochenende | heute morgen | in der letzten woche | in der vergangenen woche | dieser woche | in den letzten zwei wochen | frisch | vorige woche',
  correction:
    'korrektur | doch nur | doch nicht | eigentlich | tatsächlich | ich habe mich vertan | vertan | verzählt | geirrt | mein fehler | ich meinte | stimmt nicht | falsch | sorry | entschuldigung | nicht ganz richtig | berichtigung | korrigiere | korrigieren | richtigstellung | waren nur | war nur | in wirklichkeit | irrtum | irrtümlich | versehentlich | verschrieben | muss mich korrigieren | genau genommen | vertippt',
  reference:
    'genannten | erwähnt* | wie gesagt | schon erzählt | bereits erzählt | von vorhin | besagten | obigen | von denen ich | beschriebenen | vorhin | schon genannt | bereits genannt',
  loss: 'kein kunde mehr | keine kunden mehr | nicht mehr kunde | nicht mehr unser kunde | (zieht|ziehen|zog|zogen) ~ zurück | (springen|sprang|sprangen) ~ ab | (tritt|treten) ~ zurück | ist weg | sind weg | (steigen|stieg|stiegen) ~ aus | ist beendet | vorzeitig aufgehört | geld zurück | erstattet | rückerstattet | rückabgewickelt | zurückgezahlt | zurückerstattet | hat ~ beendet | haben ~ beendet | hat beendet | haben beendet | nicht weiterführen | nicht fortgesetzt | nicht fortführen | nicht weitermachen | nicht fortsetzen | gegen eine fortsetzung | nicht weitergeführt | verloren | verlieren | abgesprungen | springt ab | abgesagt | gekündigt | kündigt | kündigen | zurückgezogen | zieht sich zurück | ausgestiegen | steigt aus | abgebrochen | storniert | gestoppt | eingestellt | beendet vorzeitig | vorzeitig beendet | weggefallen | geplatzt | widerrufen | abgewandert | nicht verlängert | insolvent | pleite | gestorben | weggebrochen | zurückgetreten | hingeschmissen | abgeblasen | aufgelöst | auf eis gelegt | rückzieher | ist raus | sind raus | kunde weniger | kunden weniger | streich | streiche | streicht',
  conversion:
    'wurde zu | wurde zum | wurde zur | wurde ein | wurde eine | wurde daraus | wurde jetzt | umgewandelt | in einen ~ überführt | in einen ~ umgewandelt | überführt | geworden | übergegangen | mündete in | wurden zu | daraus wurde | entstand | gewandelt | ist jetzt ein | ist nun ein | hat sich ~ entwickelt',
  repeat:
    'verlängert | verlängern | verlängerung* | nachbestellt | nachbestellung* | zweite bestellung | zweiten auftrag | zweiter auftrag | folgeauftrag* | folgebestellung* | erneut bestellt | wieder bestellt | zweite lizenz | erneuert | nachgekauft | nochmal bestellt | noch einmal bestellt | zweites gerät | wiederkauf | weitere lizenz | wiederbestellt | zweite anlage | dritte bestellung | nachgeordert | folgevertrag',
  expansion:
    'erweitert auf | erweitert | ausgeweitet | zweiten standort | weiteren standort | weitere standorte | ausgerollt | rollout | zweites werk | erweiterung | aufgestockt',
  pseudo:
    'würde sagen | würde ich sagen | würde schätzen | nicht nur | zweifellos | ohne zweifel | kein zweifel | keine frage | nicht schlecht | wie geplant | wie erwartet | wie erhofft | kein problem | keine probleme | ohne probleme | nicht zuletzt | warum nicht | nicht weniger als | kein wunder | nicht zu vergessen | planmäßig | nach plan | ohne weiteres | geschweige | wie vereinbart | nicht umsonst | kein scherz | businessplan | ohne frage | mit sicherheit | ohne schwierigkeiten | ohne störung* | heute morgen | gestern morgen | am morgen | montagmorgen | dienstagmorgen | mittwochmorgen | donnerstagmorgen | freitagmorgen | guten morgen | (ihre|ihrer|deren|dessen|seine|seiner) (tochter|tochterfirma|tochtergesellschaft|schwesterfirma|schwestergesellschaft|muttergesellschaft|konzernmutter)',
  negation:
    'nicht | kein | keine | keinen | keinem | keiner | keines | keinerlei | nie | niemals | niemand | null | noch nicht | noch kein* | weder | nichts | nicht mehr | lehnt ab | abgelehnt | weigert sich | fehlt noch | fehlen noch | steht noch aus | stehen noch aus',
  without: 'ohne | statt | anstatt | anstelle | mangels',
  planned:
    'fehlen uns | uns fehlen | fehlen noch | wollte | wollten | eingeladen | hatten vor | vorgehabt | plan | plane | planen | plant | wollen | will | möchten | möchte | werden | werde | wird | hoffen | hoffe | hofft | hoffentlich | beabsichtigen | vorhaben | haben vor | soll | sollen | sollte | sollten | ziel ist | unser ziel | erwarten | erwarte | rechnen mit | streben | anstreben | bemühen | arbeiten an | arbeiten daran | versuchen | suchen | vorbereiten | bereiten | verhandeln | verhandlung* | im gespräch über | in gesprächen über | müssen | muss | brauchen | brauche | wünschen | wäre | wären | würden | würde | wünsche | geplant* | angefragt | anfrage* | prognose* | pipeline | in aussicht | bevor | beantragt | warten auf | warte auf | bis | anvisieren | überlegen | überlegt | erwägen | erwägt | gespräche über | ansprechen | zugesagt | zusage für | bereiten ~ vor | stehen kurz vor | haben uns ~ vorgenommen | peilen | nehmen uns vor | bekommen soll | versucht | versuchten',
  scheduled:
    'termine stehen | termin steht | stehen im kalender | geplant* | vereinbart | terminiert | angesetzt | vorgesehen | in vorbereitung | in verhandlung | in planung | in arbeit | anstehend* | bevorstehend* | verabredet | gebucht | ausstehend* | in der pipeline | steht an | stehen an | steht noch aus | stehen noch aus | im kalender | eingeplant | noch offen',
  future:
    'nächste woche | nächsten monat | nächstes jahr | nächstes quartal | morgen | übermorgen | in q1 | in q2 | in q3 | in q4 | im nächsten | im kommenden | kommende woche | kommenden | demnächst | bald | ab märz | ab april | ab mai | ab juni | ab juli | ab september | ab oktober | ab januar | ab februar | noch dieses jahr | bis ende | bis jahresende | startet im | startet in | startet nächst* | beginnt im | beginnt in | beginnt nächst* | starten im | starten in | beginnen im | später | zukünftig | künftig | irgendwann | ab herbst | im nächsten jahr | nächster woche | in zwei wochen | in den nächsten | startet ab | beginnt ab | startet am | beginnt am | startet erst | beginnt erst | losgehen',
  conditional:
    'wenn | falls | sofern | vorausgesetzt | sobald | könnte | könnten | würde | würden | hätten | hätte | wäre | wären | angenommen | im falle | unter der bedingung | abhängig davon | vorbehaltlich',
  possible:
    'vielleicht | möglicherweise | eventuell | evtl. | evtl | wahrscheinlich | vermutlich | voraussichtlich | könnte | könnten | dürfte | dürften | wohl | scheint | anscheinend | angeblich | unsicher | nicht sicher | womöglich | ich glaube | glaube ich | unklar | theoretisch',
  interest:
    'interessiert an | interesse an | interessiert | interesse | offen für | aufgeschlossen | neugierig auf | hat lust auf | haben lust auf',
  hypothetical:
    'würden kaufen | würde kaufen | würden zahlen | würde zahlen | würden unterschreiben | sofort kaufen | bereit zu zahlen | zahlungsbereit* | versprochen | verspricht | versprechen | in aussicht gestellt | mündlich zugesagt | hat zugesagt | zusage',
  otherVenture:
    'alter arbeitgeber | alten arbeitgeber | früherer arbeitgeber | früheren arbeitgeber | ex-arbeitgeber | alte firma | alten firma | ehemaliger arbeitgeber | ehemaligen arbeitgeber | altes projekt | alten projekt | früheres projekt | früheren projekt | anderes projekt | in meiner alten firma | bei meiner alten firma | in meiner früheren firma | bei meinem alten arbeitgeber | bei meinem früheren arbeitgeber | meine letzte firma | in meinem letzten startup | in meinem alten startup | bei meinem letzten | in meinem früheren | früheres startup | voriges startup | meiner vorigen firma | in meiner vorherigen | bei meiner letzten firma | bei meiner vorherigen | in meiner letzten | bei meinem vorigen | in meinem vorherigen | in meinem ersten startup | mein voriges | mein altes startup | meine alte firma | bei meiner früheren | unser voriges | mit meiner alten firma | mit meiner vorigen firma | mit meinem letzten startup | früherer arbeitgeber',
  otherActor:
    'wettbewerber* | konkurrent* | konkurrenz | mitbewerber* | ein anderes startup | andere startups | anderes team | andere teams | ein freund von mir | eine freundin von mir | schwesterfirma | schwestergesellschaft | das startup meines | die firma meines | das startup von | die firma eines freundes | marktführer* | befreundetes startup | befreundete startups | befreundeten startup | portfoliofirma* | befreundeter gründer* | befreundete gründer* | befreundeten gründer* | anderer gründer* | andere gründer* | anderen gründer* | ein bekannter | eine bekannte',
  we: 'wir | ich | unser team | mein team | uns | mein mitgründer | meine mitgründerin | unsere werkstudent* | unser werkstudent* | unser praktikant* | unsere praktikant*',
  related:
    'ausgegründet | aus der wir kommen | doktorvater | doktormutter | betreuer* | professor* | prof | unser institut | unserem institut | mein institut | meinem institut | aus dem institut | am institut | altes institut | alten institut | eigenen institut | eigenes institut | unser lehrstuhl | lehrstuhl* | kollege* | kollegin* | mitgründer* | freund | freunde | freunden | freundin* | familie* | schwester* | bruder | brüder* | meine frau | meiner frau | mein mann | meinem mann | ehemann | ehefrau | onkel | tante | cousin* | vater | mutter | eltern | schwager | schwägerin | muttergesellschaft | mutterkonzern | konzernmutter | gesellschafter* | investor* | investoren | business angel* | geldgeber* | kapitalgeber* | wagniskapital* | vc | vcs | mentor* | coach* | berater* | gründungsberatung | gründungsberater* | gründerzentrum | inkubator* | accelerator* | akzelerator* | teamkollege* | teammitglied* | kommiliton* | mitbewohner* | nachbar* | unser labor | altes labor | alten labor | eigene hochschule | unsere uni | unsere universität | unserer uni | meiner uni | unsere hochschule | unserer hochschule | beirat* | eigentümer | transferstelle | technologietransfer | neffe* | nichte* | mein sohn | meine tochter | opa | oma | mutterfirma | anteilseigner* | mutterunternehmen | mutterinstitut | hausbank | lebensgefährt* | meine partnerin',
  synthetic:
    'ki-persona* | ki-generiert* | ki generiert* | synthetisch* | chatgpt | simuliert* | fiktiv* | virtuelle persona* | virtuelle kund* | sprachmodell* | llm | gpt | personas | rollenspiel* | erfunden* | avatare',
  survey:
    '*formular* | online-formular* | typeform* | umfrage* | fragebogen | fragebögen | webinar* | newsletter* | e-mail* | mails | linkedin | online-umfrage* | teilnehmer* | warteliste | anmeldungen | antworten | rückmeldungen | follower',
  signed:
    'unterschrieben* | unterzeichnet* | gezeichnet | signiert | unterschrift erhalten | mit unterschrift | gegengezeichnet | schriftlich vorliegend | vertraglich | unter dach und fach',
  unsigned:
    'ununterschrieben* | nicht unterschrieben | noch nicht unterschrieben | nicht unterzeichnet | unterschrift fehlt | fehlt die unterschrift | ohne unterschrift | nicht signiert | noch beim anwalt | liegt noch beim | liegt beim anwalt | unterschrieben ist nichts | nichts unterschrieben | unterschrift steht noch aus | unterschrift steht aus | warten auf die unterschrift | noch offen | nicht schriftlich | noch nicht unterzeichnet | unterschreibt nicht | unterschreiben nicht',
  verbal:
    'mündlich* | telefonisch | per telefon | am telefon | per handschlag | handschlag | inoffiziell | informell | im prinzip | grundsätzlich zugesagt | unverbindlich',
  draft: 'entwurf | entwürfe | vorlage | im entwurf | rohfassung',
  running:
    'mitten in | mitten im | läuft | laufen | laufend* | laufende | aktiv | in betrieb | seit | derzeit | aktuell | gestartet und läuft | im einsatz | lief | liefen | live | am laufen | angelaufen',
  started:
    'gestartet | begonnen | startete | begann | angelaufen | losgegangen | aufgenommen | installiert | in betrieb genommen | angefangen | live gegangen | eingerichtet | aufgesetzt | aufgebaut',
  completed:
    'abgeschlossen | beendet | fertig | erfolgreich | durchgeführt | zu ende | absolviert | abgeliefert | geschafft | durchgezogen | gemacht',
  done: 'geführt | gemacht | durchgeführt | gehabt | abgeschlossen | absolviert | hatten | hatte | geschafft | erledigt | abgehalten | hinter uns | geschaft | führten | gesammelt',
  interviewNoun:
    'interview | interviews | interviewgespräch* | interviewpartner* | interviewrunde* | interviewtermin* | kundeninterview* | nutzerinterview* | probleminterview* | experteninterview* | kundengespräch* | nutzergespräch* | problemgespräch* | bedarfsgespräch* | anwendergespräch* | anwenderinterview* | telefoninterview* | leitfadeninterview* | entdeckungsgespräch* | discovery call* | discovery-call* | discovery-gespräch* | interviewgespräch* | tiefeninterview* | customer interview*',
  notInterview:
    'interview-leitfaden | interview-fragen | probeinterview* | testinterview* | bewerbungsgespräch* | vorstellungsgespräch* | presseinterview* | radiointerview* | zeitungsinterview* | übungsinterview* | mitarbeitergespräch* | beratungsgespräch*',
  talkNoun:
    'gespräch* | telefonat* | anruf* | meeting* | treffen | call | calls | austausch | unterhaltung* | besuch* | vertriebsdemo* | verkaufsdemo* | produktdemo* | sales-demo* | vertriebsgespräch* | verkaufsgespräch*',
  interviewVerb: 'interviewt | interviewten | befragt | interviewte | interviewen',
  talkVerb:
    'gesprochen | sprachen | sprechen | telefoniert | getroffen | unterhalten | geredet | besucht | im gespräch mit | in gesprächen mit | in kontakt mit | im austausch mit | ausgetauscht | reden mit | kontakt zu | verhandeln mit | am telefon gehabt | an der strippe',
  groupSession:
    'fokusgruppe* | gruppeninterview* | gruppengespräch* | gruppendiskussion* | gesprächsrunde* | runder tisch | rundtisch* | gruppensitzung* | focus group*',
  booth:
    'messe | messestand | am stand | konferenz | kongress | tagung | meetup | netzwerktreffen | fachmesse',
  expert:
    'branchenexpert* | experte | experten | expertin* | unternehmensberater* | analyst* | journalist* | branchenkenner*',
  customerSide:
    'kunde* | kund* | nutzer* | anwender* | interessent* | käufer* | betreiber* | potenziell* | potentiell* | zielkunde* | einkäufer*',
  topic:
    'um zu verstehen | um zu erfahren | über ihre | über ihren | wie ihre | warum ihre | zu ihren ausfällen | über ihr problem* | über das problem | über probleme | über ihre probleme | über ihre abläufe | über den ablauf | über ihre arbeit | wie sie heute | zu ihren problemen | zum problem | über ihre schmerz* | schmerzpunkt* | über deren | zu deren | zu ihrem | zu ihrer',
  demo: 'demo | demos | vorführung* | präsentation* | pitch | pitches | verkaufsgespräch* | vorgestellt | präsentiert | workshop* | vertriebsdemo* | verkaufsdemo* | produktdemo* | sales-demo* | vertriebsgespräch*',
  loiNoun:
    'loi | lois | absichtserklärung* | letter of intent | letters of intent | memorandum of understanding | mou | mous | reservierung* | vorbestellung* | kaufabsichtserklärung* | grundsatzvereinbarung* | bedingte bestellung* | absichtserklaerung* | vorvertrag | vorverträge',
  notLoi:
    'nda | ndas | geheimhaltungsvereinbarung* | geheimhaltungsvertrag | vertraulichkeitsvereinbarung* | unterstützungsschreiben | unterstützerschreiben | empfehlungsschreiben | term sheet* | termsheet* | letter of support | letters of support | unterstützungserklärung* | referenzschreiben | support letter*',
  pilotNoun:
    'testläufe* | probelauf* | probeläufe* | erprobung bei | testphase* | testlauf* | pilot | piloten | pilots | pilotprojekt* | pilotkunde* | pilotversuch* | pilotanlage* | pilotbetrieb* | pilotvertrag* | pilotverträge* | pilotinstallation* | pilotierung* | pilotphase* | pilotpartner* | feldtest* | feldversuch* | poc | pocs | proof of concept | machbarkeitstest* | testinstallation* | testbetrieb* | praxistest* | probebetrieb* | pilotierungen | pilotstudie* | betatest* | pilotvereinbarung* | pilotvorhaben',
  notPilot: 'pilotmaßstab | pilotlinie | klinische studie* | autopilot | pilotgebühr* | drohnenpilot*',
  usesProduct:
    'setzt unseren | setzt unsere | setzt unser | setzen unseren | setzen unsere | setzt den | setzen den | nutzen | nutzt | verwenden | verwendet | benutzen | benutzt | setzen ~ ein | setzt ~ ein | einsetzen | im einsatz | betreiben | betreibt | arbeiten mit | arbeitet mit | installiert | eingebaut',
  product:
    'prototyp* | gerät* | sensor* | system* | software | technologie | anlage* | maschine* | produkt* | lösung* | chip* | plattform | demonstrator* | beta* | modul* | roboter* | scanner* | drohne* | app',
  testing:
    'testet | testen | getestet | test | tests | probiert | ausprobiert | erprobt | erproben | evaluiert | evaluieren | probe | proben | muster | validiert | prüft | prüfen',
  own: 'intern | interner | intern* | eigenes labor | eigenen labor | eigener halle | im labor | eigene werkstatt | eigener werkstatt | eigenen werkstatt | in-house | eigenen testfeld | eigenem testfeld | unser testfeld | unserem testfeld | eigener versuchsstand | eigenen versuchsstand | versuchsstand | unserer halle | unserem labor | eigener teststand | eigenen teststand | unser prüfstand | unserem prüfstand | eigenen garten | eigenem dach | eigenen haus | eigenen gewächshaus | (der|dem|die|das|im|in|unser*) (eigen|eigene|eigenen|eigener|eigenes|eigenem) (halle|werkstatt|labor|büro|keller|garage|anlage|versuchsfeld|testfeld|gewächshaus|stall|garten|hof|feld|haus|küche|fabrik|produktion|fertigung|testküche)',
  payingCustomer:
    'zahlende kund* | zahlenden kund* | zahlender kund* | zahlende nutzer* | zahlenden nutzer* | bezahlende kund* | bezahlenden kund* | zahlkund* | zahlende abonnent* | zahlende unternehmen | zahlende kliniken | zahlende betriebe | kunden, die zahlen | kunden die zahlen | zahlende organisation*',
  payVerb:
    'bezahlt | gezahlt | zahlt | zahlen | bezahlen | überwiesen | beglichen | bezahlte | zahlte | zahlten | bezahlten',
  payUs:
    'zahlt uns | zahlen uns | hat uns ~ bezahlt | uns bezahlt | rechnung bezahlt | rechnung beglichen | rechnung ist bezahlt | rechnung wurde bezahlt | rechnungen bezahlt | rechnung schon bezahlt | rechnung überwiesen | geld ist da | zahlung ist eingegangen | zahlung eingegangen | geld eingegangen | geld erhalten | überwiesen | bezahlt uns | bezahlen uns | hat bezahlt | haben bezahlt | hat gezahlt | haben gezahlt | uns gezahlt | rechnung ~ bezahlt | rechnungen ~ bezahlt | rechnung ~ beglichen | zahlungseingang | haben dafür bezahlt | bezahlt dafür | zahlt dafür | zahlte uns | zahlten uns | auf dem konto | rechnung ~ überwiesen | hat ~ bezahlt | hat ~ gezahlt | haben ~ bezahlt | haben ~ gezahlt | zahlt seit | zahlen seit | zahlt monatlich | zahlt jetzt | geld kam | geld ist eingetroffen | bezahlt worden | wurden bezahlt | eingegangen ist | rechnung nr. * bezahlt | rechnung nummer * bezahlt',
  free: 'kostenlos | kostenfrei | gratis | umsonst | unentgeltlich | unbezahlt*',
  grant:
    'förderung* | exist* | fördermittel | fördergeld* | zuschuss | zuschüsse | stipendium | preisgeld* | preis gewonnen | gründerpreis | wettbewerb | investment | darlehen | kredit | seed-runde | finanzierung* | finanzierungsrunde | forschungsmittel | fördermittel* | wandeldarlehen | spende* | crowdfunding | zim | bmbf | innovationsgutschein*',
  order: 'bestellung* | auftrag | aufträge | kaufauftrag* | purchase order* | po | pos',
  contract:
    'vertrag | verträge | vertrags | lizenz* | abo | abos | abonnement* | rahmenvertrag | rahmenverträge | deal | deals | *jahresvertrag | *jahresverträge | *jahres-vertrag | serienvertrag* | liefervertrag* | rahmenvertrag*',
  productContract:
    'liefervertrag* | lieferverträge* | lizenzvertrag* | lizenzverträge* | kaufvertrag* | kaufverträge* | jahresvertrag* | jahresverträge* | dienstleistungsvertrag* | servicevertrag* | abnahmevertrag* | abnahmeverträge* | mehrjahresvertrag* | wartungsvertrag* | jahreslizenz* | lizenz | lizenzen | abonnement | rahmenliefervertrag | kaufauftrag | serienvertrag* | produktvertrag* | jahresabo* | regulären vertrag | mietvertrag* | nutzungsvertrag* | *jahresvertrag | *jahresverträge | *jahres-vertrag',
  sold: 'verkauft | verkaufen | verkaufte* | verkauf | verkäufe | geliefert | ausgeliefert',
  bought: 'gekauft | kauft | kaufen | bestellt | bestellen | bestellte* | beauftragt | lizenziert | kaufte*',
  customer: 'kunde | kunden | kundin | kundinnen | abnehmer | abnehmern',
  haveVerb:
    'haben | hat | habe | gewonnen | bekommen | hatten | es gibt | mit | jetzt | gewannen | dazugewonnen | haben wir',
  loanOrDeposit:
    'anzahlung* | kaution* | darlehen | beratung* | beratungsauftrag | gehalt | nebenprojekt | reisekosten | erstattet',
  outside:
    'inbound | über einen händler | über einen distributor | vertriebler* | vertriebsmitarbeiter* | kaltakquise | über die website | über unsere website | über unsere webseite | vertriebspartner* | händler | kanalpartner* | außendienst | über einen vertriebspartner | distributor*',
  multiYear:
    'mehrjährig* | mehrjahresvertrag* | abnahmevertrag* | offtake | für zwei jahre | für drei jahre | für vier jahre | für fünf jahre | um zwei jahre | um drei jahre | um fünf jahre | auf zwei jahre | auf drei jahre | auf fünf jahre | über zwei jahre | über drei jahre | über fünf jahre | zweijährig* | dreijährig* | fünfjährig* | zwei-jahres-vertrag | drei-jahres-vertrag | 3-jahres-vertrag | dreijahresvertrag* | zweijahresvertrag* | fünfjahresvertrag* | für 3 jahre | für 5 jahre | für 2 jahre | 3 jahre | um 3 jahre | um 2 jahre | auf 3 jahre',
  paid: 'bezahlt* | zahlt | zahlend* | kostenpflichtig* | vergütet* | honoriert*',
  coordinator:
    'und | aber | sondern | doch | jedoch | während | weil | da | denn | sowie | dann | obwohl | allerdings | außerdem | wobei | oder | damit | nachdem | bevor | als | womit | zudem | dabei',
  contrast: 'aber | jedoch | allerdings | während | obwohl | doch | nur | wobei | außer',
  verb: 'ist | sind | war | waren | wird | werden | wurde | wurden | hat | haben | habe | hatte | hatten | hab | kann | können | könnte | könnten | will | wollen | soll | sollen | muss | müssen | möchte | möchten | würde | würden | gibt | läuft | laufen | lief | startet | starten | startete | beginnt | begann | zahlt | zahlen | bezahlt | nutzt | nutzen | verwenden | verwendet | testet | testen | kauft | kaufen | bestellt | plant | planen | hoffen | hofft | fanden | fand | findet | sagt | sagte | sagten | meint | meinte | unterschreibt | unterschreiben | unterschrieben | unterzeichnet | geführt | gesprochen | gemacht | bekommen | erhalten | gewonnen | verloren | abgesprungen | gekündigt | verlängert | überlegt | überlegen | nannten | nannte | kostet | kosten | verliert | verlieren | entscheidet | stehen | steht | liegt | liegen | machen | macht | führen | führt | kommt | kommen | kamen | kam | ging | geht | wollte | wollten | brauchen | braucht | setzen | setzt | sank | sinkt | gesunken | gemessen | abgeschlossen | gestartet | begonnen | zurückgezogen | ausgestiegen | interviewt | befragt | interessiert | stieg | treffen | trafen | sprachen',
  pronounSubject:
    'wir | ich | sie | er | es | man | der | die | das | welche | welcher | beide | keiner | einer | diese | dieser',
  stop: 'von | in | im | an | am | auf | bei | beim | für | mit | aus | zu | zum | zur | über | und | oder | aber | wir | ich | sie | er | es | uns | haben | hat | habe | hab | hatten | sind | ist | war | waren | wurden | wurde | gibt | schon | bereits | seit | nach | vor | während | als | dass | die wir | nicht | will | wollen | planen | soll | geführt | gemacht | laufen | läuft | durch | um | per | je | pro | wie | unter | gegen | heute | gestern | woche | monat | jetzt | nun | dann | nur | auch',
  with: 'mit | von | bei | beim | vom | durch | zu | unter | aus | an',
  interrogative:
    'ist | sind | reicht | reichen | soll | sollen | sollte | sollten | kann | können | was | wie | wann | wo | welche | welcher | welches | wer | warum | wieso | muss | genügt | genügen | brauche | brauchen | oder | richtig | stimmt | ok | okay | passt | oder nicht | zählt | zählen | darf | hast | weißt | haben',
  person:
    '*leiterinnen | *chefin | *chefinnen | *chefs | *meister | *meistern | *meisterin | *meisterinnen | *planer | *planern | *planerin* | *techniker | *technikern | *technikerin* | *ingenieur | *ingenieure | *ingenieuren | *ingenieurin* | *einkäufer | *einkäufern | *einkäuferin* | *inhaber | *inhabern | *inhaberin* | *direktor | *direktoren | *direktorin* | *geschäftsführer* | *vorstand | *vorstände* | *beauftragte | *beauftragten | *beauftragter | *verantwortliche | *verantwortlichen | *manager | *managern | *managerin* | *ärzte | *ärzten | *arzt | *ärztin* | *pfleger | *pflegern | *pflegerin* | *winzer | *winzern | *landwirt | *landwirte | *landwirten | *landwirtin* | *züchter | *züchtern | *betreuer* | *aufseher* | *kaufleute* | *führer | *führern | *förster* | *züchterin* | leiter* | *leiter | *leiterin | *leitern | betriebsleiter* | chef* | *chef | geschäftsführer* | ingenieur* | einkäufer* | einkauf | meister* | inhaber* | besitzer* | techniker* | arzt | ärzte* | ärztin* | pfleger* | planer* | prüfer* | vorstand* | direktor* | bürgermeister* | landwirt* | winzer* | apotheker* | manager* | verantwortliche* | beauftragte* | entwickler* | fachkraft | fachkräfte* | hygienik* | pflegeleitung* | *leitung | *leitungen',
  place: 'in | im | aus | bei',
  generic:
    'krankenhaus | krankenhäuser* | klinik* | kunde* | kunden | kundin* | betrieb | betriebe* | betreiber* | unternehmen | firma | firmen | werk | werke* | labor | labore* | hersteller* | produzent* | landwirt* | bauer* | winzer* | molkerei* | brauerei* | käserei* | stadtwerk | stadtwerke | stadtwerken | kommune* | gemeinde* | reeder* | hafen | häfen | werft | werften | mine | minen | fabrik* | anlagenbauer* | maschinenbauer* | zulieferer* | händler* | apotheke* | praxis | praxen | universität* | institut* | hochschule* | bank | banken | versicherer* | versorger* | netzbetreiber* | konzern* | mittelständler* | startup* | team | teams | leute* | personen | anwender* | nutzer* | partner* | partnern | interessent* | standort* | hotel* | restaurant* | spedition* | flughafen | flughäfen | airline* | raffinerie* | gießerei* | gärtnerei* | genossenschaft* | behörde* | *betreiber | *betreibern | *hersteller | *herstellern | *leiter | *leitern | *leiterinnen | *bauer | *bauern | *unternehmen | *firma | *firmen | *werke | *werken | *eien | *erei | *ereien | *häuser | *häusern | *kunde | *kunden | *kliniken | *verwaltung* | *gesellschaft* | *ämter | *ämtern | *innen | *ern | betriebsleiter*',
  notName:
    'volumen | laufzeit | umfang | wert | preis | summe | stück | höhe | start | ziel | am | vom | bis | ab | seitdem | jan | feb | mär | apr | jun | jul | aug | sep | sept | okt | nov | dez | ich | wir | die | der | das | den | dem | des | ein | eine | einen | einem | einer | unser | unsere | mein | meine | heute | gestern | montag | dienstag | mittwoch | donnerstag | freitag | samstag | sonntag | januar | februar | märz | april | mai | juni | juli | august | september | oktober | november | dezember | frühjahr | frühling | sommer | herbst | winter | q1 | q2 | q3 | q4 | loi | lois | mou | nda | poc | icp | ki | eu | usa | deutschland | europa | österreich | schweiz | frankreich | euro | eur | usd | chf | pilot | piloten | pilots | pilotprojekt | pilotkunde | pilotvertrag | interview | interviews | gespräche | gespräch | vertrag | auftrag | rechnung | bestellung | lizenz | monat | monate | monaten | woche | wochen | jahr | jahre | jahren | tag | tage | tagen | prozent | absichtserklärung | absichtserklärungen | unterschrift | anwalt | korrektur | kleine | insgesamt | inzwischen | mittlerweile | bisher | diese | dieser | auch | und | aber | nicht | kein | keine | noch | nur | von | mit | bei | beim | im | in | auf | aus | für | nach | vor | seit | zum | zur | wenn | falls | weil | dann | also | hallo | ja | nein | danke | update | gute | schlechte | neuigkeiten | nachricht | nachrichten | leider | zwei | drei | vier | fünf | sechs | sieben | acht | neun | zehn | elf | zwölf | einige | mehrere | viele | beide | alle | prototyp | prototypen | gerät | geräte | sensor | sensoren | anlage | anlagen | idee | problem | kunden | kunde | letzte | letzten | nächste | nächsten | erste | erster | zweite | dritte | wunschkunde | ende | anfang | mitte | preis | dauer | standort | einheiten | stück | scanner | test | tests | keller | halle | werkstatt | labor | messe | stand | telefon | handschlag | mail | umfrage | herr | frau | dr | prof | technologie | software | system | systeme | förderung | geld | interesse | entwurf | verhandlung | verhandlungen | projekt | projekte | versuch | studie | bei | wegen | dort | hier | damit | davon | dazu | sie | er | es | uns | b2b | ceo | cto | trl | budget | entscheidung | ausfälle | kosten | daten | ergebnis | ergebnisse | start | nummer',
  example:
    'zum beispiel | z. b. | z.b. | beispielsweise | laut | im artikel | im buch | man sagt | üblicherweise | im durchschnitt | studien zeigen | angeblich | faustregel | in der regel | im schnitt',
  yes: 'ja | jawohl | genau | richtig | stimmt | korrekt | passt | jep | jo | bestätigt | klar | okay | ok',
  no: 'nein | nee | nö | falsch | stimmt nicht | nicht richtig | keine interviews',
  volumeUnit:
    'einheit* | gerät* | sensor* | anlage* | maschine* | scanner* | system* | stück | tonne* | lizenz* | kg | liter* | modul* | roboter* | filter* | panel* | chip* | module* | quadratmeter* | kartusche* | drohne* | prüfgerät*',
  need: 'weil | um ~ zu | damit | brauchen | braucht | da sie | zu senken | zu ersetzen | wegen | benötigt | benötigen',
}
