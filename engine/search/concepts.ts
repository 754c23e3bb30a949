import { fold } from './fold.ts'

/**
 * Words that founders use for one another, in four languages together, folded: each line is one thing. A word
 * belongs to a line that holds a beginning of it; one that ends in "=" has to be the whole word.
 */
const LINES = `
price pricing priced cost= costs= costing charge charging fee= fees= quote= quoting tariff expensive preis kostet kosten= gebuhr verlangen teuer bepreis precio cobr cuesta costar coste= caro= cara= tarif prix cout= couts= coute factur cher= chere=
discount cheaper cheap= rabatt nachlass billiger gunstiger preisdruck descuento rebaj barat remise rabais reduction= negocier
free= freebie gratis kostenlos umsonst unentgeltlich gratuit gratis=
pay= pays= paid paying payment bezahl zahlt= zahlen= zahlung pag= pagar pagan pagado pagada pago paye payer payant paiement
budget money= funds presupuesto geld dinero argent partida haushalt finanzier
sign= signs= signed signing signature signatory unterschr unterzeichn firma= firmar firman firme signe signer signataire
contract agreement vertrag vertrage abkommen contrato contrat acuerdo accord=
loi= lois= letter= letters= absichtserklarung carta= cartas= lettre= lettres= mou=
order= orders= ordered buy= buys= buying bought purchase= purchases= bestell kauf kaufen kauft= kaufer pedido compra= comprar compran commande achet
purchasing procurement einkauf= einkaufs beschaffung compras= achats= acheteur aprovisionamiento
pilot pilots= piloto pilote trial= trials= test= tests= testing essai essais prueba= pruebas= versuch poc= erprob
extend extension prolong verlanger prorrog alarg prolonge
fail failed failure missed= flop disappoint scheiter gescheitert verfehlt misslung fehlschlag fracas fallo= fallado echec echoue manque
success succeed successful worked= erfolg gelungen geklappt exito funcion reussi succes
metric kpi= criteri kriteri messgrosse kennzahl metrica indicador indicateur critere umbral schwelle threshold
interview talk= talks= talking conversation call= calls= gesprach interviewpartner befrag entrevist conversacion charla llamada entretien echange interroge appel
question ask= asks= asking frage fragen= pregunta demander pose= poser
friend family relative freund familie verwandt bekannt amig famil ami= amis= proche
professor supervisor mentor advisor adviser betreuer doktorvater berater= profesor tutor asesor professeur conseiller
consultant expert experte gutachter retired pensionier ruhestand consultor jubilad retraite
student phd= doktorand studier studierende estudiant doctorand etudiant doctorant
boss chief director manager head= ceo= managing leiter leiterin chef geschaftsfuhr vorstand vorgesetzt direktor jefe jefa gerente directeur directrice patron responsable dirigeant betriebsleiter werksleiter
engineer technician technical operator ingenieur techniker ingenier tecnic technicien bediener
user users anwender nutzer benutzer usuari utilisateur
champion ally= insider advocate fursprech verbundet aliad defensor allie=
blocker veto against= opponent blockier gegner dagegen widerstand bloque oppos opone
refuse refuses reject decline pushback ablehn weiger absage nein= rechaz niega= negar refus
silence silent quiet ghost unanswered reply= replies= respond response schweig meld antwort= contest silenci respuesta repond reponse muet
delay later= postpone wait= waiting verschieb aufschieb wart= warten spater aplaz retras esperar despues= reporte reporter attendre retard
fast quick quickly speed shorten schnell zugig beschleun rapid acort vite accelerer raccourcir
duration week weeks month months days long= dauer woche monat tage= lange= semana mes= meses plazo semaine mois= jours= longtemps dura= duracion
many= enough sufficient quota anzahl genug reicht reichen cuant suficient basta combien suffi assez
count counts counted valid qualif zahlt= gilt= gelten anrechn cuenta= cuentan vale= compte= comptent valable
choose choice decide decision pick= between= prefer entscheid wahl wahlen auswahl zwischen elegir elijo decid escoger entre= choisir choix trancher eleg
start begin beginning kickoff anfang anfangen beginn startet starten empez comienz comenz arranc commenc debut demarr
stop quit= kill= abandon beenden aufhor abbrech parar= dejar= cerrar= arret abandonn renonc
write writing wording draft= template text= phrase formulier schreib vorlage entwurf redact escrib plantilla borrador ecrire redig modele= brouillon
email mail= mails= message linkedin outreach nachricht anschreib correo mensaje courriel mel=
cold= stranger unknown kalt= kaltakquise fremd unbekannt frio= desconocid froid inconnu
intro= intros introduction referral refer= recommend empfehl vorstell weiterempf presentacion recomend recommand presenter
find= finding reach= recruit= locate finden erreich gewinnen encontr conseguir localiz trouver joindre decroch
competitor competition rival konkurren wettbewerb mitbewerb competen competid concurren
secret confidential nda= steal= copy= copied leak geheim vertraulich klau kopier robar confidencial secreto= copi vol= voler confident
patent intellectual invention erfind schutzrecht erfindung invencion brevet
licence license royalty licens lizenz licencia regali redevance
university institute lab= laboratory hochschule universitat institut labor= universidad laboratorio universite laboratoire
equity share= shares= stake= dilut anteil beteilig participacion acciones parts=
grant= grants subsid eic= forderung fordermittel zuschuss forderantrag subvencion ayuda= ayudas= subvention aide= bourse
investor venture= raise= raising seed= round= investoren geldgeber kapitalgeb finanzierungsrunde inversor ronda investisseur levee
board= beirat aufsichtsrat consejo= conseil=
revenue turnover sales= income umsatz erlos einnahm ingreso factura ventas= chiffre revenu recette
customer client kunde kundin kunden cliente
market= markets segment sector industry vertical markt markte branche mercado industria marche= marches= secteur filiere
niche beachhead focus nische fokus bruckenkopf nicho foco= enfoc cible cibler priorit
corporate corporation multinational enterprise group= konzern grossunternehmen grosskund multinacional grupo= corporacion groupe=
startup sme= mittelstand kleinunternehmen pyme pme=
public= tender municipal government council ausschreib behorde kommun offentlich stadtwerk licitacion ayuntamiento administracion collectivite mairie
hospital clinic medical patient klinik krankenhaus arzt= medizin clinica medic hopital clinique
regulat approval certif compliance norm= standard= zulass zertifiz regulier vorschrift homolog autoriz homologa agrement reglement
safety risk sicherheit risiko haft segurid riesgo securite risque responsab
hire= hires hiring employ recruit einstell anheuer stelle= contratar= fichar embauch recrut
seller salesperson salespeople rep= reps= vertrieb vertriebler verkaufer comercial= vendedor commercial= vendeur
commission bonus salary compensation provision gehalt verguet comision salario sueldo remuner salaire prime=
distributor reseller channel agent= oem= integrator handler vertriebspartner distribuid canal distribut revendeur integrat
abroad export country international foreign ausland land= exportier extranj pais paises etranger pays=
factory plant= site= werk= fabrik anlage standort planta fabrica usine
machine equipment hardware device gerat maschine equipo maquina appareil materiel
sample specimen material= probe= muster muestra echantillon
data= dataset measure measurement log= daten messung datos medicion donnees mesur messen= messdat medir
install installation deploy rollout einbau installier einfuhr instal despleg installer deploi
reference testimonial logo= referenz zitat= referencia testimonio temoignage
proof= prove evidence validate validation beweis beleg nachweis evidencia demuestr preuve valider
trust believe credib doubt vertrau glaub zweifel confia duda confian croire doute
interested interest= polite enthusias excited loves= love= begeister interess hoflich interes encant entusias interesse poli= enthousias
commit commitment promise binding verbindlich zusage verpflicht compromis promesa engag promesse
deadline date= dates= calendar termin frist kalender fecha plazo= agenda echeance
meeting visit= workshop besuch treffen termin= reunion visita rdv visite
demo demonstration demonstrator prototype show= vorfuhr zeigen demostr prototipo ensenar montrer prototyp maquette
slide slides deck= pitch folie prasent diapositiv presentac diapo presentation
benefit value= advantage nutzen vorteil wert= benefici valor= ventaja avantage valeur benefice gain=
saving savings save= saves einspar spar= spart ahorr econom
payback roi= amortis amortiz rentabil
spreadsheet excel habit status= workaround nothing= gewohnheit notlosung tabelle nichts= costumbre apano habitude tableur rien=
switch switching replace= change= wechsel umstell ersetz ablos cambi sustitu reemplaz changer remplac
problem pain= painful need= needs= schmerz bedarf bedurfnis dolor necesid besoin douleur probleme
exclusiv exklusiv
clause condition terms= klausel bedingung clausula condicion
volume quantity units= menge stuckzahl volumen cantidad unidades quantite
scale scaling grow= growth expand skalier wachs wachstum ausbau escal crec expan croissance croitre
repeat reorder renew again= nachbestell erneut wiederhol repet renov renouvel
churn leave= leaves= leaving lose= losing lost= kundig absprung verlier verlust abandonar perder pierd perdid quitter perdre perdu depart
margin profit marge gewinn deckungsbeitrag margen rentab ganancia benefice=
pipeline forecast funnel trichter prognose embudo prevision entonnoir
cofounder founder founders grunder mitgrunder fundador socio fondateur associe
successor nachfolg jobwechsel stellenwechsel sucesor succes= remplacant
alone allein zweit= solo= seul= pair=
notes record= recording protokoll notier aufnahm aufzeichn anotar apunt grabar noter enregistr notar= notes=
survey questionnaire form= umfrage fragebogen encuesta cuestionario sondage
fair= fairs exhibition conference messe= messen ausstell konferenz feria congreso salon= salons= foire congres
incentive gift voucher reward gutschein geschenk anreiz incentivo regalo cadeau recompense dedommag
contradict differ disagree opposite widersprech widerspruch uneinig contradi contradic discrep desacuerdo contredi desaccord
vague generic unclear vage unklar allgemein vag vaga flou
honest truth lying ehrlich wahrheit lugen sincer verdad menti honnete verite
pivot hypothes hypothese annahme hipotesis supuesto
trl= readiness maturity reife reifegrad madurez maturite
capex loan debt bank= kredit darlehen fremdkapital prestamo deuda banco= pret= dette banque
offtake abnahme compraventa enlevement
lease leasing rent= rental subscription mieten miete= abo= abonn alquil suscrip arrend louer location abonnement
invoice deposit upfront prepay instalment rechnung anzahlung vorkasse zahlungsziel anticipo adelanto acompte avance=
warranty guarantee penalty garant gewahr vertragsstrafe penaliz penalite
exit= terminate termination cancel kundigung ausstieg salida= rescind resili sortie
lawyer legal= anwalt rechtlich abogad juridic avocat
committee stakeholder gremium komitee ausschuss comite
finance= financial cfo= controlling finanzabteil finanz= financier financiera
platform applications plattform anwendungen plataforma aplicaciones plateforme applications=
size= tam= sam= grosse= tamano taille
adopter pioneer early= vorreiter erstanwend pionero precurseur innovat
satisf disappointed zufrieden enttausch satisfech decepcion decu
usage active= retention daily= nutzung aktiv= uso= activos retencion utilisation actifs
codevelop joint= together= codesign gemeinsam entwicklungspartner conjunt codesarroll conjoint codevelopp
negotiat verhandl negoci
urgent pressure hurry dringend eilig druck= prisa urgencia pression presse
report= reporting bericht informe rapport=
explain present= tell= communicate erklar erzahl explic contar= expliqu racont
steps process procedure ablauf prozess vorgehen proceso= etapas processus demarche
defence defense military army militar bundeswehr ejercito armee
farm= farmer farmers agricult landwirt bauer agricultor granja agriculteur ferme=
team= colleague colleagues team kolleg mannschaft companero equipe collegue
office= department abteilung fachabteilung departamento service=
hours effort workload aufwand stunden horas esfuerzo heures
script guide= leitfaden guion trame
`

const SHORTEST = 3

const wholes = new Map<string, string>()
const beginnings = new Map<string, string>()
for (const [line, words] of LINES.trim().split('\n').entries())
  for (const word of words.split(' ')) {
    if (word.endsWith('=')) wholes.set(word.slice(0, -1), `#${line}`)
    else beginnings.set(word, `#${line}`)
  }

/** Words met before; emptied when they have grown past this many. */
const KEPT = 20_000
const kept = new Map<string, string | undefined>()

/** What a word stands for, under a name that is no word; undefined for most words. */
export function conceptOf(word: string): string | undefined {
  if (kept.has(word)) return kept.get(word)
  if (kept.size > KEPT) kept.clear()
  const folded = fold(word)
  let found = wholes.get(folded)
  for (let length = folded.length; !found && length >= SHORTEST; length--)
    found = beginnings.get(folded.slice(0, length))
  kept.set(word, found)
  return found
}
