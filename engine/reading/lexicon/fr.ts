import type { Lexicon } from './categories.ts'

export const fr: Lexicon = {
  indefinite: 'un | une | un autre | une autre | un seul | une seule',
  definite: "le | la | les | l' | tous les | toutes les",
  possessive: 'notre | nos | mon | ma | mes | son | sa | ses | leur | leurs',
  demonstrative: 'ce | cet | cette | ces',
  vague:
    "quelques | plusieurs | certains | certaines | beaucoup de | beaucoup d' | une dizaine | une douzaine | une vingtaine | une trentaine | une quarantaine | une cinquantaine | une centaine | une quinzaine | des dizaines | de nombreux | de nombreuses | une poignée de | une poignée | pas mal de | divers | diverses | deux-trois | nombre de | une série de | deux ou trois | une huitaine",
  hedge:
    "environ | à peu près | près de | presque | au moins | au plus | plus de | moins de | peut-être | entre | autour de | dans les | à peine | jusqu'à | grosso modo | approximativement | ou plus | je crois | quasi | quasiment | minimum | au minimum | quelque | pas loin de",
  unit: 'dkk | sek | nok | pln | czk | huf | mxn | brl | jpy | cad | aud | kroner | kronor | kronen | zloty | pesos | soles | % | pour cent | pourcent | euro* | eur | dollar* | usd | franc* | centime* | k | k€ | mille | million* | milliard* | seconde* | minute* | heure* | jour* | semaine* | mois | trimestre* | an | ans | année* | employé* | salarié* | collaborateur* | kg | g | mg | tonne* | t | km | m | cm | mm | nm | °c | degré* | kw | mw | gw | kwh | mwh | v | volt* | hz | litre* | l | ml | hectare* | ha | fois | x | unité* | appareil* | capteur* | pièce* | échantillon* | cycle* | question* | page* | turbine*',
  ordinal:
    'premier | première | premiers | premières | deuxième | second | seconde | troisième | quatrième | cinquième | sixième | septième | huitième | neuvième | dixième | tout premier | toute première',
  eachOf:
    "d'entre eux | d'entre elles | parmi eux | parmi elles | parmi les | parmi nos | sur les | sur nos | dans les | lors des | au cours des | de ces | dont | pendant les | durant les",
  oneOf:
    "l'une d'elles | l'un d'eux | l'une d'entre elles | l'un d'entre eux | une d'elles | un d'eux | l'une des | l'un des | une d'entre elles | un d'entre eux | une des | un des",
  increment:
    'de plus | en plus | autres | autre | nouveaux | nouvelles | nouvel | nouveau | nouvelle | supplémentaires | supplémentaire | encore | additionnels | additionnelles | en supplément | ajoute | ajoutez | rajoute',
  total:
    "bilan à date | au total | en tout | jusqu'ici | jusqu'à présent | à ce jour | nous en sommes à | on en est à | on est à | nous sommes à | désormais | maintenant à | nous avons maintenant | on a maintenant | pour l'instant nous avons | au global | en sommes maintenant à | on arrive à | nous arrivons à | nous avons désormais | on a désormais | cumulés | atteint | atteignons | j'en suis à | nous voilà à | à date | nous comptons désormais | nous comptons maintenant | en sommes désormais à",
  makesTotal:
    "c'est maintenant | nous voilà à | cela nous amène à | ça nous amène à | ce qui fait | ça fait | cela fait | ce qui porte | soit au total | ce qui nous amène à | ce qui nous fait | donc maintenant | ça nous fait | cela nous fait | pour un total de | ce qui donne | on arrive à | nous arrivons à | portant le total à | ce qui fait donc | soit désormais",
  shortSpan:
    "cette semaine | la semaine dernière | la semaine passée | hier | aujourd'hui | avant-hier | ce mois-ci | le mois dernier | lundi | mardi | mercredi | jeudi | vendredi | ces derniers jours | récemment | ce matin | cet après-midi | ce week-end | tout juste | venons de | viens de | vient de | viennent de | ces deux dernières semaines",
  correction:
    "c'était faux | c'est faux | en fait | je me suis trompé | je me suis trompée | nous nous sommes trompés | nous nous sommes trompées | on s'est trompé | on s'est trompés | erreur | erreur de ma part | correction | je corrige | pardon | désolé | désolée | je voulais dire | en réalité | rectification | je rectifie | plutôt | ce n'était que | ce n'étaient que | seulement | au temps pour moi | autant pour moi | mal compté | c'était un seul | excuse | excusez | à vrai dire",
  reference:
    "dont je t'ai parlé | dont je vous ai parlé | dont on a parlé | dont nous avons parlé | mentionné* | évoqué* | déjà cité* | précité* | déjà parlé | comme dit | les mêmes | cité* plus haut | précédent*",
  loss: "a retiré | ont retiré | retire sa | retire son | n'est plus client | n'est plus cliente | ne sont plus clients | remboursé* | rembourser | remboursement* | rendu l'argent | mettre fin | a mis fin | ont mis fin | a stoppé | décidé de mettre fin | arrêté l'essai | ne pas continuer | ne pas poursuivre | ne poursuit pas | décidé d'arrêter | décidé d'arreter | ne souhaite pas poursuivre | ne continue pas | mis fin | perdu | perdons | perd | perdue | annulé* | annule | annulent | retiré* | se retire | se retirent | s'est retiré | s'est retirée | se sont retirés | résilié* | résilie | abandonné* | abandonne | désisté* | se désiste | désistée | arrêté le pilote | arrêté* | a quitté | ont quitté | rompu* | nous a quittés | parti chez | est parti | sont partis | tombé à l'eau | tombée à l'eau | lâché* | renoncé | renonce | dénoncé* | suspendu* | stoppé* | interrompu* | pas renouvelé | n'a pas renouvelé | a fait marche arrière | fait faillite | jeté l'éponge | a claqué la porte | fait défection | client en moins | clients en moins | enlève | supprime | raye",
  conversion:
    "est ~ devenu | est ~ devenue | passe du | passent du | est passé du | est passée du | sont passés du | sont passées du | s'est transformé en | s'est transformée en | s'est transformé | s'est transformée | se sont transformés en | est devenu | est devenue | sont devenus | sont devenues | transformé en | converti en | convertie en | a débouché sur | ont débouché sur | a abouti à | a donné lieu à | se transforme en | devient | passé* en contrat | s'est mué en | s'est converti en | a été converti* | s'est conclu par",
  repeat:
    '(commandé|acheté|pris) (une deuxième|un deuxième|une seconde|un second|une troisième) | vient de renouveler | viennent de renouveler | vient de reconduire | viennent de reconduire | vient de prolonger | viennent de prolonger | vient de recommander | vient de repasser commande | renouvelé | renouvelée | renouvellement* | renouvelle | renouvellent | ont renouvelé | deuxième commande | seconde commande | nouvelle commande | recommandé | recommande | commandé à nouveau | racheté | deuxième licence | seconde licence | prolongé | prolonge | reconduit | commande supplémentaire | reconduction | repassé commande | réachat | à nouveau commandé | recommandé des | deuxième achat | troisième commande | repris une licence | reconduite',
  expansion:
    'étendu à | étendu | élargi à | élargi | deuxième site | second site | autre site | extension | déployé sur | nouveau site',
  pseudo:
    "(il faudrait|faudrait|il faut|faut) que (je|on) (vérifie|regarde|compte|recompte|revérifie) | (je dois|on doit|il faut|faut|il faudrait|faudrait) (vérifier|recompter|regarder) | non, attends | non attends | ah attends | attends, | attendez, | si j'additionne tout | si (je|on|nous) (additionne|additionnons|compte|comptons) (tout|bien) | si j'additionne bien | si (je|on) fais le total | si on fait le total | je dirais | sans aucun doute | sans doute aucun | sans doute | non seulement | pas seulement | pas mal | pas de problème | sans problème* | comme prévu | comme espéré | comme convenu | pas moins de | rien que | pourquoi pas | sans souci* | aucun problème | aucun doute | il n'y a pas de doute | n'est-ce pas | pas plus tard qu' | sans encombre | sans accroc | sans difficulté* | ce n'est pas rien | plan d'affaires | pas peu fier* | ni plus ni moins | sans incident* | rien qu'* | (sa|leur) (filiale|maison mère|maison-mère|société mère|société sœur)",
  negation:
    "pas | aucun | aucune | jamais | personne | rien | ni | non | plus de | plus aucun | n'a plus | n'avons plus | pas encore | toujours pas | zéro | refuse | refusé | refusent | nul | nulle | il manque | manque encore",
  without: 'sans | au lieu de | plutôt que',
  planned:
    "en (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) (on|nous) (démarre|démarrons|lance|lançons|commence|commençons) | propose de | proposent de | proposé de | offre de | nous manque | nous manquent | il manque | faudrait encore | voulions | voulais | prévoyions | espérions | pensions | comptions | invité* | prévoyons | prévois | prévoit | prévoient | planifions | plan | projet de | projetons | espérons | espère | espèrent | voulons | veux | veut | veulent | souhaitons | souhaite | souhaitent | allons | vais | va | vont | comptons | compte | comptent | envisageons | envisage | envisagent | objectif | notre but | visons | cherchons | cherche à | essayons | tentons | devons | il faut | faut | faudrait | devrions | devrait | aimerions | aimerais | négocions | négociation | négociations | discutons d' | discussions pour | préparons | en préparation | en train de négocier | en attente | pour signer | bientôt | travaillons à | prêt à | prêts à | prête à | a promis de | s'est engagé à | s'est engagée à | avant de | avant fin | demandé | demande | demandent | attendons | attends | prévision* | en vue | en vue d' | réfléchit | réfléchissent | pensons | pense à | accepté de | accepte de | a accepté de | en discussion | en pourparlers | convenu de | sommes sur le point | est sur le point | voulait | voulaient | comptait | espérait | essayé de | tenté de | candidaté | postulé | candidature | failli",
  scheduled:
    "prévu* | prévue* | planifié* | programmé* | calé* | envisagé* | à venir | en préparation | en négociation | en cours de négociation | en discussion | en cours de discussion | en cours de signature | en attente | prochain | prochains | prochaine | prochaines | réservé* | fixé* | à l'agenda | dans le pipeline | en vue | à signer",
  future:
    "la semaine prochaine | le mois prochain | l'année prochaine | l'an prochain | le trimestre prochain | demain | bientôt | prochainement | à partir de | avant fin | d'ici | au printemps | cet automne | cet hiver | cet été | à l'avenir | dans les prochaines | dans les prochains | démarre en | commence en | débute en | démarre le | commence le | démarrent en | commencent en | plus tard | dans deux semaines | dans un mois | démarre la semaine | commence la semaine | à la rentrée",
  conditional:
    "si | s'il | s'ils | à condition | à condition que | au cas où | en supposant | pourvu que | sous réserve | pourrait | pourraient | pourrions | aurions | serait | seraient | dès que | une fois que | à moins que | ferions | dans le cas où | serions | supposons | imagine | imaginez | imaginons | admettons",
  possible:
    'peut-être | probablement | sans doute que | possiblement | éventuellement | pourrait | pourraient | devrait | devraient | il se peut | pas sûr | pas sûre | je crois que | il semble | semblerait | apparemment | a priori | potentiellement | vraisemblablement | soi-disant | paraît',
  interest:
    'intéressé* par | intéressées par | intérêt pour | intéressé* | intérêt | ouvert* à | curieux de | partant* pour | motivé* pour',
  hypothetical:
    'achèterait | achèteraient | paierait | paieraient | signerait | signeraient | promis | promet | promesse* | prêts à payer | prêt à payer | prête à payer | seraient prêts | serait prêt | volontiers',
  otherVenture:
    "(boîte|société|entreprise|startup|start-up) (d'avant|précédente) | ancien employeur | ex-employeur | ancienne boîte | ancien patron | ancien projet | autre projet | précédent projet | dans mon ancienne entreprise | dans mon ancienne boîte | dans ma précédente | dans mon précédent | mon ancienne entreprise | ma précédente startup | mon ancien employeur | chez mon ancien | dans mon ancien | ma boîte précédente | dans ma première startup | dans ma dernière | mon ancienne startup | ma précédente entreprise | quand je travaillais | dans mon ancien emploi | dans une vie antérieure | ma précédente boîte | avec mon ancienne | avec ma précédente | avec mon ancien | à l'époque de mon ancienne",
  otherActor:
    "l'autre (équipe|startup|start-up|spin-off) | concurrent* | la concurrence | une autre startup | d'autres startups | startup d'un ami | entreprise d'un ami | un ami à moi | une autre équipe | d'autres équipes | société sœur | leader du marché | la startup de | la boîte d'un ami | la startup d' | startup voisine | rival* | la boîte de | autre fondateur | autres fondateurs | autre fondatrice | une connaissance",
  we: "nous | on | je | j'ai | notre équipe | mon équipe | notre stagiaire | nos stagiaires | mon associé* | notre commercial*",
  related:
    "dont nous sommes issus | dont nous sortons | directeur de thèse | directrice de thèse | encadrant* | professeur* | prof | notre institut | mon institut | mon labo | notre labo | mon laboratoire | notre laboratoire | ancien labo | ancien laboratoire | notre université | mon université | collègue* | cofondateur* | cofondatrice* | associé* | ami | amie | amis | amies | copain* | copine* | famille* | frère* | sœur* | soeur* | mon père | ma mère | mes parents | oncle | tante | cousin* | ma femme | mon mari | mon épouse | beau-frère | belle-sœur | belle-mère | beau-père | maison mère | société mère | maison-mère | société-mère | investisseur* | investisseuse* | business angel* | business angels | capital-risque | fonds d'investissement | actionnaire* | mentor* | coach* | conseiller* | accélérateur* | incubateur* | membres de l'équipe | coéquipier* | voisin* | voisine* | colocataire* | tuteur | tutrice | satt | valorisation de l'université | neveu | nièce | mon fils | ma fille | grand-père | grand-mère | conjoint* | petit ami | petite amie",
  synthetic:
    "générés par ia | générées par ia | générés par l'ia | générées par l'ia | synthétique* | chatgpt | simulé* | fictif* | fictive* | clients virtuels | personas ia | personas virtuels | personas | modèle de langage | llm | gpt | jeu de rôle | avatars | inventé*",
  survey:
    "échangé (des|quelques|deux) messages | échangé par (message|messages|mail|écrit) | formulaire* | typeform* | sondage* | questionnaire* | webinaire* | webinar* | newsletter* | courriel* | e-mail* | email* | mails | linkedin | formulaire* | participants | abonnés | liste d'attente | réponses | répondants | inscrits | enquête*",
  signed:
    'vient de signer | viennent de signer | venons de signer | vient de contresigner | signé | signée | signés | signées | signe | signons | a signé | ont signé | contresigné* | paraphé* | avec signature | sous contrat',
  unsigned:
    "non signé* | pas signé* | pas encore signé* | pas été signé* | sans signature | en attente de signature | à signer | chez l'avocat | chez les avocats | au service juridique | rien de signé | rien signé | reste à signer | signature manque | attend la signature | attendons la signature | n'est signé* | rien n'est signé | pas sous forme écrite | n'a pas signé | n'ont pas signé | n'a toujours pas signé | n'a pas encore signé | n'ont pas encore signé | chez les juristes | au juridique",
  verbal:
    "verbal* | verbalement | oral* | oralement | par téléphone | au téléphone | de vive voix | accord de principe | poignée de main | informel* | à l'oral",
  draft:
    'brouillon* | projet de lettre | modèle de | ébauche* | version provisoire | en rédaction | projet de loi',
  running:
    'en plein | en pleine | au milieu de | en cours | tourne | tournent | est en cours | sont en cours | actif* | active* | depuis | actuellement | en service | en marche | se passe bien | se déroule | se déroulent | fonctionne | fonctionnent | en production',
  started:
    'vient de démarrer | viennent de démarrer | vient de commencer | viennent de commencer | vient de lancer | viennent de lancer | venons de démarrer | venons de lancer | démarré* | commencé* | lancé* | débuté* | a démarré | ont démarré | installé* | mis en place | mis en service | mise en service | entamé*',
  completed:
    'terminé* | achevé* | fini* | réussi* | clôturé* | conclu* | bouclé* | réalisé* | avec succès | mené* à bien | abouti | effectué*',
  done: 'fait | faits | faites | mené* | réalisé* | effectué* | eu | tenu* | terminé* | conduit* | bouclé* | conduits | enchaîné | passé | animé | organisé',
  interviewNoun:
    'entretien* | interview | interviews | entretiens clients | entretien client | entretiens utilisateurs | entretiens problème | entretiens de découverte | appels de découverte | appel de découverte | interviews clients | entretiens exploratoires | entretien* téléphonique*',
  notInterview:
    "(guide|guides|trame|trames|grille|grilles|questions|modèle|canevas|demande|demandes|compte rendu|comptes rendus|invitation|techniques) (d'|pour un |pour une |pour des |pour l'|de l')(entretien|entretiens|interview|interviews) | (entretien|entretiens|interview|interviews) (d'embauche|test|tests|d'essai|de presse|radio|blanc|blancs|annuel|annuels)",
  talkNoun:
    'conversation* | discussion* | échange* | réunion* | rendez-vous | appel | appels | rencontre* | visite* | rdv | démo commerciale | démos commerciales | démo produit | démonstration commerciale | démonstration produit',
  interviewVerb:
    'interviewé* | avons interviewé | ai interviewé | a interviewé | interrogé* | ont été interviewés | questionné* | interviewer',
  talkVerb:
    "parlé avec | parlé à | discuté avec | échangé avec | rencontré | discutons avec | parlons avec | discute avec | parle avec | discutent avec | échangeons avec | échange avec | vu (quelques|plusieurs|une dizaine|des|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) | en contact avec | en discussion avec | en pourparlers avec | appelé | visité | s'est entretenu avec | nous sommes entretenus avec | parlé aux | parlé au | discuté | eu au téléphone | eu en ligne | eu en visio | eu au tel",
  groupSession:
    'focus group* | entretien de groupe | entretiens de groupe | groupe de discussion | groupes de discussion | table ronde | tables rondes | entretien collectif | entretiens collectifs | session de groupe | atelier collectif',
  booth: 'salon | stand | foire | congrès | conférence | événement | meetup',
  expert: 'expert* du secteur | expert* | consultant* | analyste* | journaliste*',
  customerSide:
    'client* | utilisateur* | utilisatrice* | acheteur* | prospect* | exploitant* | potentiel* | clients potentiels',
  topic:
    'pour comprendre | pour parler de leur | pour parler de leurs | parler de leurs problèmes | parler de leurs pannes | au sujet de leurs | sur leurs pannes | de leurs difficultés | sur leur problème | sur leurs problèmes | sur le problème | sur leur processus | sur leurs processus | sur leur façon | points de douleur | à propos de leurs | sur leurs besoins | comment ils | de leurs (soucis|pannes|besoins|rebuts|pertes|processus|galères)',
  demo: 'démo | démos | démonstration* | présentation* | pitch | pitchs | atelier* | démo commerciale | démos commerciales | démo produit | démonstration commerciale | démonstration produit',
  loiNoun:
    "lettre* d'intention | lettre* d'intentions | loi | lois | protocole* d'accord | mou | mous | réservation* | précommande* | pré-commande* | commande conditionnelle | commandes conditionnelles | letter of intent | letters of intent | promesse d'achat signée | mémorandum d'entente",
  notLoi:
    "nda | ndas | accord* de confidentialité | lettre* de soutien | lettre* de recommandation | term sheet* | accord* de non-divulgation | lettre* d'appui",
  pilotNoun:
    'essai* qui (tourne|tournent|court|courent|dure|durent) | essai* (payant|payants|client|clients) | phase de test | phase pilote | pilote* | projet* pilote* | essai* terrain | essai* pilote* | preuve* de concept | poc | pocs | test* terrain | expérimentation* | site* pilote* | client* pilote* | programme* pilote* | installation* pilote* | contrat* de pilote | contrat* pilote* | test* pilote* | pilotage payant | essai* industriel* | essai* sur site',
  notPilot:
    'échelle pilote | ligne pilote | essai clinique | essais cliniques | usine pilote | pilote automatique | pilotes de drone*',
  usesProduct:
    'utilisent | utilise | emploient | emploie | se servent | ont installé | a installé | travaillent avec | travaille avec | utilisé* | exploitent | exploite | ont déployé | a déployé',
  product:
    'prototype* | appareil* | capteur* | système* | logiciel | technologie | équipement* | machine* | produit* | solution* | puce* | plateforme | démonstrateur* | bêta | module* | robot* | scanner* | drone* | outil* | appli',
  testing:
    'teste | testent | testé* | essaie | essaient | essayé | évalue | évaluent | évalué | en test | échantillon* | valide | valident | en train de tester | éprouve',
  own: "interne* | en interne | propre labo | propre laboratoire | notre labo | notre laboratoire | en laboratoire | au labo | au laboratoire | notre atelier | notre propre | nos locaux | propre site | banc d'essai | notre garage | propre atelier | nos propres",
  payingCustomer:
    'client* payant* | clients qui paient | clients qui payent | client qui paie | utilisateurs payants | clients qui nous paient | clients qui nous payent | clients facturés | clientes payantes | abonné* payant* | entreprises payantes | entreprises qui paient | clients qui règlent | client qui paye | cliente payante | clients qui paieraient',
  payVerb: 'payé | paye | paie | paient | payent | réglé | règle | règlent | versé | verse | virement',
  payUs:
    "acheté et payé | commandé et payé | acheté et réglé | vient de payer | viennent de payer | vient de régler | a déjà réglé | ont déjà réglé | a déjà versé | a déjà payé | viennent de régler | vient de verser | vient de nous payer | viennent de nous payer | vient de nous régler | vient de nous verser | facture ~ payée | facture ~ réglée | factures ~ payées | factures ~ réglées | paie notre | paient notre | paie pour notre | paient pour notre | nous paie | nous paye | nous paient | nous payent | nous a payé | nous ont payé | nous a payés | payé la facture | réglé la facture | payé sa facture | réglé sa facture | payé leur facture | réglé leur facture | facture payée | facture réglée | factures payées | facture est payée | facture est réglée | facture a été payée | facture a été réglée | nous a versé | nous ont versé | nous verse | nous versent | paiement reçu | reçu le paiement | reçu le virement | argent reçu | a payé | ont payé | a réglé | ont réglé | encaissé | virement reçu | nous a réglé | nous ont réglé | nous règle | nous règlent | facture encaissée | payé notre facture | réglé notre facture | paie déjà | paient déjà | paie désormais | a bien payé | paie un abonnement | paient un abonnement | été payés | été payé | été payées | sur notre compte | arrivé sur le compte | sur le compte | virement ~ arrivé | l'argent est arrivé | l'argent est là | payé ~ facture | réglé ~ facture",
  free: 'gratuit* | gratuitement | sans frais | non payé | bénévole*',
  grant:
    "subvention* | bourse* | prix | concours | financement* | investissement* | prêt | prêts | levée de fonds | aide publique | aides | capital | fonds d'amorçage | dotation | bpifrance | bpi | eic | fonds européens | crowdfunding | don | dons | i-lab",
  order: 'commande* | bon de commande | bons de commande',
  contract: 'contrat* | licence* | abonnement* | accord* | accord-cadre',
  productContract:
    "contrat* de fourniture | contrat* d'achat | contrat* de licence | contrat* annuel* | contrat* de vente | licence | licences | abonnement | abonnements | contrat* de service* | contrat* pluriannuel* | contrat* commercial* | contrat* commerciaux | contrat* produit* | contrat* cadre | contrat* d'enlèvement | contrat* de maintenance | contrat* de location | licence annuelle",
  sold: 'vendu* | vendons | vente* | vendre | livré*',
  bought:
    'acheté | achetée | achetés | achetées | achète | achètent | commandé* | commande | commandent | acquis | souscrit | nous a pris',
  customer: 'client | clients | cliente | clientes',
  haveVerb:
    'avons | ai | a | ont | gagné | il y a | obtenu | signé | décroché | comptons | avec | conquis | remporté',
  loanOrDeposit:
    'acompte remboursable | caution | dépôt | prêt | conseil | salaire | frais de déplacement | rembours* | consulting',
  outside:
    'inbound | entrant* | par un distributeur | via un distributeur | distributeur* | revendeur* | notre commercial | notre commerciale | commercial recruté | via notre site | par notre site | prospection à froid | partenaire commercial | partenaire de distribution | via le site',
  multiYear:
    "pluriannuel* | sur deux ans | sur trois ans | sur quatre ans | sur cinq ans | sur dix ans | pour deux ans | pour trois ans | pour quatre ans | pour cinq ans | de deux ans | de trois ans | de cinq ans | offtake | sur 2 ans | sur 3 ans | sur 5 ans | pour 2 ans | pour 3 ans | pour 5 ans | de 3 ans | de 5 ans | contrat d'enlèvement",
  paid: 'payé* | payant* | rémunéré* | facturé*',
  coordinator:
    'et | mais | tandis que | alors que | bien que | parce que | car | puis | donc | ensuite | or | et donc | ou | cependant | toutefois | quand | lorsque | avant | après | qui | où',
  contrast: 'mais | cependant | toutefois | tandis que | alors que | sauf | seulement',
  verb: "vient | viennent | venons | est | sont | était | étaient | a | ont | ai | avons | avait | avez | sera | seront | fait | font | peut | peuvent | pourrait | va | vont | allons | veut | veulent | voulons | signe | signent | signé | paie | paient | paye | payé | réglé | utilisent | utilise | testent | teste | testé | discute | discutons | parlé | discuté | rencontré | interviewé | interrogé | prévoyons | espérons | comptons | cherchons | coûte | coûtent | perdent | perd | perdu | annulé | retiré | retirée | résilié | renouvelé | acheté | commandé | passé | mené | réalisé | vendu | démarre | démarré | commence | commencé | tourne | tournent | dit | disent | pense | pensent | décide | décident | tient | demande | signaient | incluaient | avance | reste | reçu | obtenu | fini | terminé | baissé | réduit | mesuré | montre | montrent | adoré | trouvé | faut | envoyé | promis | avons | s'est",
  pronounSubject:
    "nous | on | je | j'ai | ils | elles | il | elle | qui | l'une | l'un | celui | celle | ceux | celles | aucun | aucune | les deux | cela | ça | ce",
  stop: "de | du | des | d' | en | à | au | aux | avec | par | pour | sur | dans | chez | et | ou | mais | que | qui | nous | on | je | avons | ont | a | ai | sont | est | il y a | fait | signé | mené | réalisé | c'était | ce sont | ce | après | avant | pendant | durant | depuis | sans | comme | selon | vers | ne | n' | pas | non | seulement | lancé | démarré | obtenu | reçu | dont | eu | hier | déjà | j'ai | d'",
  with: "avec | de | du | des | d' | à | au | aux | par | chez | parmi | auprès",
  interrogative:
    "est-ce | est-il | sont | suffit | suffisent | faut-il | dois-je | devons-nous | que | quoi | comment | quand | où | combien | quel | quelle | quels | quelles | qui | pourquoi | peut-on | puis-je | c'est assez | est-ce que | c'est suffisant | ça suffit | non | d'accord | c'est bon | pensez | penses | y a-t-il | qu'en",
  person:
    'contremaître* | chef* | directeur* | directrice* | responsable* | gérant* | ingénieur* | acheteur* | acheteuse* | propriétaire* | technicien* | technicienne* | médecin* | infirmi* | exploitant* | agriculteur* | opérateur* | spécialiste* | coordinateur* | coordinatrice* | pharmacien* | dsi | patron* | gestionnaire* | conducteur* | *ologue | *ologues | vigneron* | éleveur* | cadre* | président* | pdg | maire* | préleveur* | préventeur* | pédiatre* | *iatre | *iatres | chirurgien* | négociant* | semencier* | ctos | ceos | coos | cios | cfos | cto | ceo | coo | cio | cfo',
  place: 'à | en | de',
  generic:
    'hôpital | hôpitaux | clinique* | ferme* | entreprise* | usine* | mine | mines | port | ports | banque* | client* | cliente* | utilisateur* | exploitant* | fabricant* | producteur* | fournisseur* | laboratoire* | labo* | université* | mairie* | commune* | coopérative* | équipe* | startup* | chantier* | raffinerie* | cimenterie* | distributeur* | intégrateur* | hôtel* | restaurant* | personne | personnes | partenaire* | société* | agriculteur* | éleveur* | pharmacie* | brasserie* | boulangerie* | laiterie* | fromagerie* | site | sites | centre* | groupe | verrerie* | papeterie* | gestionnaire* | opérateur* | industriel* | aéroport* | compagnie* | magasin* | atelier* | vignoble* | domaine* | abattoir* | organisation* | établissement* | mutuelle* | assureur* | armateur* | transporteur* | serre* | horticulteur* | parc* | exploitation* | cave* | scierie* | fonderie* | chu | ehpad* | collectivité*',
  notName:
    'janv | févr | avr | juil | sept | oct | nov | déc | nous | on | je | le | la | les | un | une | des | notre | nos | mon | ma | mes | son | sa | ses | ce | cet | cette | ces | aujourd | hier | demain | lundi | mardi | mercredi | jeudi | vendredi | janvier | février | mars | avril | mai | juin | juillet | août | septembre | octobre | novembre | décembre | q1 | q2 | q3 | q4 | t1 | t2 | t3 | t4 | loi | lois | mou | nda | poc | icp | ia | ue | france | europe | suisse | belgique | allemagne | espagne | canada | québec | en | avec | par | pour | de | du | au | aux | à | et | ou | mais | si | oui | non | bonjour | salut | merci | pardon | désolé | désolée | erreur | puis | aussi | sans | sur | dans | depuis | avant | après | pendant | selon | il | elle | ils | elles | c | j | l | d | qu | deux | trois | quatre | cinq | six | sept | huit | neuf | dix | onze | douze | quelques | plusieurs | tous | toutes | aucun | aucune | premier | première | deuxième | troisième | bonne | bonnes | mauvaise | mauvaises | nouvelle | nouvelles | client | clients | pilote | pilotes | entretien | entretiens | lettre | lettres | priorité | prochain | quand | comme | comment | combien | pourquoi | faut | est | sont | eur | usd | total | seulement | actuellement | maintenant | malheureusement | enfin | ceo | cto | dsi | trl | b2b | ça | cela | personne | rien | y | nul | eic | celui | celle | ceux | lors | aux | parmi | dont | chez | ainsi | même | autre | autres | m | mme | dr | pr | petite | petit | vite',
  example:
    "par exemple | p. ex. | selon l'article | selon une étude | on dit que | généralement | en moyenne | d'habitude | la règle | d'après le livre | d'après | il paraît | j'ai lu | en général | habituellement",
  yes: "oui | ouais | exact | exactement | c'est ça | c'est exact | correct | d'accord | ok | okay | tout à fait | je confirme | bien sûr | voilà | c'est bien ça",
  no: "non | pas du tout | incorrect | faux | ce n'est pas | aucun",
  volumeUnit:
    'unité* | appareil* | capteur* | machine* | scanner* | système* | tonne* | licence* | kg | litre* | module* | robot* | filtre* | panneau* | puce* | m2 | mètres carrés | cartouche* | drone* | pièce* | équipement*',
  need: 'parce que | car | afin de | pour réduire | pour remplacer | pour éviter | a besoin | ont besoin | besoin de | puisque | en raison de | pour respecter',
}
