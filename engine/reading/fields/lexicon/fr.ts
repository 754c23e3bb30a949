import type { FieldLexicon } from './types.ts'

export const fr: FieldLexicon = {
  technology: [
    /\b(?:nous|on|notre (?:start-?up|entreprise|equipe|societe|jeune pousse|labo|spin-?off)) (?:developpons|developpe|construisons|construit|fabriquons|fabrique|concevons|concoit|mettons au point|met au point|travaillons sur|travaille sur|creons|cree|produisons|produit|faisons) (?<v>[^.;!?\n]{6,})/u,
    /\b(?:nous avons|on a|j'ai|(?:notre|mon) equipe a|notre (?:societe|start-?up|entreprise|jeune pousse|labo|spin-?off) a) (?:developpe|construit|fabrique|concu|mis au point|cree|invente) (?<v>[^.;!?\n]{6,})/u,
    /\bje (?:developpe|construis|concois|travaille sur|mets au point|fabrique) (?<v>[^.;!?\n]{6,})/u,
    /\b(?:nous utilisons|on utilise) (?<v>[^.;!?\n]{6,}? pour [^.;!?\n]{6,})/u,
    /\b(?:notre technologie|notre produit|notre idee|notre solution|notre invention)(?: est| utilise| consiste en| consiste a|,? c'est|:) (?<v>[^.;!?\n]{6,})/u,
  ],
  techNoun:
    'capteur* | puce* | logiciel* | plateforme* | appareil* | scanner* | membrane* | robot* | drone* | laser* | algorithme* | modele* | catalyseur* | batterie* | revetement* | materiau* | procede* | reacteur* | enzyme* | camera* | systeme* | technologie* | methode* | outil* | kit* | test* | machine* | imprimante* | valve* | polymere* | compteur* | filtre* | sonde* | implant* | patch* | moteur* | aimant* | antenne* | microscope* | detecteur* | cellule* | electrolyseur* | electrode* | colle* | alliage* | hydrogel* | bacterie* | levure* | molecule* | medicament* | diagnostic* | pince* | exosquelette* | satellite* | radar* | lidar* | spectrometre* | appli | ia | cartouche* | onduleur* | pompe* | peinture* | film* | verre* | fibre* | textile* | turbine* | dispositif* | instrument* | boitier*',
  notTechnology:
    'boite mail* | equipe | pipeline | liste | reseau | pitch | entreprise | client* | relation* | feuille de route | site web | plan | promesse | offre | objectif* | but | mission | vision | segment* | secteur* | cible* | hypothese* | question* | approche | avantage* | utilisateur* | partenaire* | fournisseur* | lettre* | fondateur* | budget | commande* | prix | essai* | strategie | ventes | pilote* | loi* | entretien* | contrat* | proposition de valeur | priorite | concurrent* | marche* | acheteur* | decideur*',
  purpose:
    /\b(?:qui|pour|permettant de|capable de|grace a|mesurant|afin de) (?<v>(?!est\b|sont\b)[^.;!?\n]{6,})/u,
  application: [
    /\b(?:nous|on) (?:l'|la |le |les )?(?:utiliserions|utiliserait|utiliserons|utilisera|emploierions|emploierait|appliquerions|appliquerait|deploierions)(?: d'abord| surtout| en premier)? (?:dans|pour|sur|chez|en) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:applications?|cas d'usage|cas d'utilisation|usages?|utilisations?|domaines d'application)(?: possibles?| principales?| visees?)?(?: sont| seraient| serait| incluent| est)?\s*:?\s+(?!possible|principale|serait|est\b|sont\b)(?<v>[^.;!?\n]{3,})/u,
    /\b(?:premiere?|autres?|seconde?|deuxieme|possibles?|principale?)(?: possible)? (?:applications?|usages?|utilisations?|cas d'usage)(?: serait| seraient| est| sont| sera)?\s*:?\s+(?<v>[^.;!?\n]{3,})/u,
    /\b(?:peut|pourrait|pourrions|pouvons|on peut|peuvent)(?: aussi| egalement)?(?: l'| le | la | etre | s')?(?:utiliser|utilise|employer|appliquer|applique|servir|sert|deployer|utilisee|appliquee)(?: aussi| egalement)? (?:dans|pour|en|sur|a|aux|chez) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:sert|servirait|convient|utile|adapte|destine)(?: aussi| egalement)? (?:a|aux|pour|dans|au) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:nous commencerions|on commencerait|nous voulons commencer|on veut commencer|nous commencerons|nous demarrerions) (?:par|avec|dans) (?<v>[^.;!?\n]{3,})/u,
  ],
  problemLead:
    /^\s*(?:bonjour|salut|et|mais|aujourd'hui|actuellement|chaque (?:annee|printemps|ete|automne|hiver|jour|semaine|mois|saison|nuit|recolte|fois)|a l'heure actuelle|le (?:gros |vrai |principal )?probleme(?: est| aujourd'hui)?(?: que| qu'|, c'est que)?|probleme|en pratique)\s*[:,-]?\s*/u,
  problemLabel: /\ble (?:gros |vrai |principal )?probleme\b|^\s*probleme\s*:/u,
  consequence:
    "trop tard | laissent | penurie* | ne trouvent pas | se bouche | pourri* | enfouir | polluent | manque de | perdent | perd | gaspillent | gaspille | depensent | depense | paient | paie | payent | paye | coute | coutent | jettent | jette | souffrent | souffre | peinent | peine a | echouent | ratent | rate | manquent | ne detectent pas | ne peuvent pas | ne peut pas | ne voient pas | meurent | meurt | attendent | attend | arrets | arret | s'arretent | doivent | doit | amende* | penalite* | retard* | rappel* | a la main | manuellement | degat* | corrosion | panne* | accident* | infection* | se degradent | prend des | prennent des | dure | durent | risque* | brulent | brule | rejettent | rejet* | remplacent | rebut* | pertes | perte | faute de | obligés de | contraints de | contraints | obliges | doivent attendre | ne savent pas | renoncent | reclamation* | erreurs | erreur | gachis",
  cause: "parce que | parce qu' | car | puisque | puisqu' | a cause de | en raison de",
  firstPerson: 'nous | notre | nos | on | je | mon | ma',
  pronounStart: /^\s*(?:cela|ca|c'est|ce qui|chaque|soit|resultat)\b/u,
  value: [
    /\bproposition de valeur\b(?: est| serait)?(?: de| que)?\s*:?\s*(?<v>[^;!?\n]{8,})/u,
    /(?<v>\b(?:pour [^,.;!?\n]{3,80},? )?(?:nous |on |notre [^.;!?\n]{2,40}? |avec nous,? [^.;!?\n]{0,40}? |grace a notre [^.;!?\n]{2,60}? |avec notre [^.;!?\n]{2,60}? )(?:aidons [^.;!?\n]{2,60}? a |permettons (?:a|aux) [^.;!?\n]{2,60}? de |faisons |permet (?:a|aux|de) ?[^.;!?\n]{0,60}? ?|aide [^.;!?\n]{2,60}? a )?(?:reduisons|reduit|reduire|economisons|economise|economiser|baissons|baisse|baisser|divisons|divise|doublons|double|doubler|augmentons|augmente|augmenter|raccourcissons|raccourcit|evitons|evite|eviter|eliminons|elimine|remplacons|remplace|ameliorons|ameliore|prolongeons|prolonge|diminuons|diminue|passe|passent|passer|gagnons|gagner|gagnent|economisent|reduisent|evitent|diminuent|supprimons|supprime|detectons|chute|tombe) [^;!?\n]{4,})/u,
    /(?<v>\b[^.;!?\n]{3,80} (?:passe|passent|tombe|tombent|baisse|baissent|chute|chutent) de [^;!?\n]{1,40} a [^;!?\n]{1,60})/u,
  ],
  multiple:
    'moitie | double* | triple* | divise* par | dix fois | fois plus | fois moins | par deux | par trois | par dix',
  lab: "laboratoire | labo | d'essai | d'essais | a l'institut | sur maquette | en laboratoire | banc d'essai | banc de test | nos essais | nos tests | essais internes | tests internes | simulation* | prototype* | salle blanche | chambre froide | chambre climatique | soufflerie | nos mesures | experience* | in vitro | universite | serre d'essai | notre atelier | en interne",
  customerSite:
    "sur le chantier | dans l'usine | chez | sur un chantier | a l'usine | dans une usine | sur la ligne | pilote* | client* | sur leur site | sur leur ligne | sur le terrain | sur site | chez le client | utilisateur* | en production | exploitant* | hopital* | hopitaux | entretien* | interviewe*",
  result:
    'mesure | mesures | mesuré | atteint | atteignons | montre | montrent | demontre | detecte | trouve | baisse | chute | diminue | reduit | augmente | ameliore | economise | tenu | resiste | dure | fonctionne | confirme | elimine | retire | livre | recupere | obtenu | obtenons | identifie | moins | divise | divisee | double | gagne | affiche | avons mesure | passe de | passees de | passe a | produit | repere | repéré | survecu | retrouve | supprime',
  voiced:
    'se plaignent | se sont plaints | ont cite | citent | disent | ont dit | mentionnent | ont mentionne | ont confirme | confirment | decrivent | ont decrit | nomment | ont nomme | signalent | ont signale',
  priority:
    /\bpriorite(?: numero| n°)? ?(?<n>1|2|3|un|deux|trois)\b|\b(?<o>premiere|deuxieme|seconde|troisieme) priorite\b/gu,
  firstMarket: [
    /\b(?:notre |le )?(?:marche (?:principal|prioritaire|initial|d'entree|de depart|cible principal)|premier marche|tete de pont|beachhead|segment (?:principal|prioritaire|initial|d'entree)|premier segment|secteur (?:principal|prioritaire))(?: est| sont| sera| seraient|,? ce sont|,? c'est|:)? (?<v>[^.;!?\n]{3,})/u,
    /\b(?:nous|on) (?:visons|vise|ciblons|cible|commencons|commence|demarrons|nous concentrons|se concentre|attaquons|nous adressons)(?: tout)?(?: d'abord| en priorite| en premier| dans un premier temps| avant tout| principalement) (?:par |sur |a |aux |avec )?(?<v>[^.;!?\n]{3,})/u,
    /\b(?:d'abord|en premier lieu|dans un premier temps|pour commencer|en priorite),? (?:nous visons|on vise|nous ciblons|on cible|nous nous adressons (?:a|aux)|nous commencons par|on commence par|nous attaquons|nous nous concentrons sur|on se concentre sur) (?<v>[^.;!?\n]{3,})/u,
    /(?:^|[,.;:]\s*)(?<v>[^.,;!?\n]{3,60}?) (?:est|sont|sera|seront) notre (?:premier marche|marche (?:principal|prioritaire|d'entree)|tete de pont|cible prioritaire|segment prioritaire)/u,
  ],
  secondMarket: [
    /(?:^|[,;.]|\bet )\s*(?:et |puis |ensuite |apres |suivis? (?:de|des|par) |en second |plus tard |viennent ensuite |viendraient ensuite )+(?:viennent |viendraient |viendront |ce seront )?(?<v>[^,;.!?\n]{3,60})/u,
    /(?:^|[,;.] ?|\bet )(?<v>[^,;.!?\n]{3,60}?) (?:viennent |viendraient |viendront |arrivent |sont )?(?:en second|en deuxieme|ensuite|plus tard|apres)\b/u,
    /\b(?:deuxieme marche|second marche|marche secondaire|deuxieme segment)(?: est| sont|:)? (?<v>[^,;.!?\n]{3,60})/u,
  ],
  target: [
    /\b(?:nous visons|nous ciblons|on vise|on cible|nous vendons (?:a|aux)|nous nous adressons (?:a|aux)) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:marches cibles|secteurs cibles|nos marches|nos cibles)(?: sont|:) (?<v>[^.;!?\n]{3,})/u,
  ],
  link: /^(?:\s*(?:est|sont|sera|seront|c'est|ce sont|pour|:|=|-|–|—|->|→|\)))*\s*/u,
  icp: [
    /\b(?:clients? ideal|clients? ideaux|clients? types?|clients? cibles?|clients? parfait|icp|profil de client ideal|profil client|cible ideale)(?: est| sont| serait| seraient|,? c'est|,? ce sont| ?:| a| ont)? (?<v>[^;!?\n]{6,}?)(?=$|[;!?\n]|\.(?:\s|$))/u,
  ],
  traitBreak:
    /,? (?:et )?(?=(?:dans|en|avec|de plus de|d'au moins|qui|entre|ayant|sans|dont|base\p{L}*|situe\p{L}*|employant|a partir de|exploitant|au moins)\b)|, (?:et )?|; | et (?=(?:un|une|au moins|plus de|leur|leurs|des|equipe|sans|son|sa)\b)/gu,
  size: 'moyen* | petit* | grand* | familial* | regional* | independant* | public* | privé* | prive* | municipal* | industriel* | de taille',
  role: [
    /\bc'est (?<v>(?:le |la |l'|un |une )[\p{L}/&' -]{3,60}?) qui (?:signe|decide|achete|approuve|paie|valide|a le budget|tranche|prend la decision|tient le budget)/u,
    /\b(?<v>(?:le |la |l'|un |une |notre )[\p{L}/&' -]{3,60}?) (?:signe|decide|achete|approuve|prend la decision|a le budget|detient le budget|a le dernier mot|valide l'achat|est le decideur|est l'acheteur|est la decideuse|valide|tranche|tient le budget)\b/u,
    /\b(?:acheteur|acheteuse|decideur|decideuse|celui qui (?:signe|decide|achete|paie)|celle qui (?:signe|decide|achete|paie)|la personne qui (?:signe|decide|achete|paie)|buyer persona|interlocuteur)(?: economique)?(?: est|,? c'est| serait| ?:) (?<v>[^.,;:!?\n]{3,60}?)(?=$|[.,;:!?\n]| et (?:il|elle|veut|demande)| qui )/u,
    /\b(?:decision revient|budget appartient|signature revient|la decision est prise par|decision est prise par|signe par|decide par) (?<v>(?:a la |au |a l'|le |la |l')[\p{L}/&' -]{3,60}?)(?=$|[.,;:!?\n]| et | qui )/u,
    /\bnous vendons (?:au|a la|a l') ?(?<v>[\p{L}/&' -]{3,60}?)(?=$|[.,;:!?\n]| et | qui )/u,
  ],
  notRole:
    'nous | on | je | il | elle | client | clients | le client | personne | concurrent* | investisseur* | chu* | qui | cela',
  motivation: [
    /\bce qui (?:le|la|les) (?:motive|pousse|interesse|inquiete|anime|fait bouger)(?: surtout| avant tout| le plus)?,? (?:c'est|est)(?: de)? (?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? et (?:il |elle )?(?:veut|demande|exige|attend|souhaite))/u,
    /\b(?:il|elle|ils|elles|qui|(?:le|la|l') ?[\p{L} ]{3,40}?) (?:tient|tiennent)(?: surtout| avant tout| principalement| beaucoup)? (?:a|aux|au) (?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? et (?:il |elle )?(?:veut|demande|exige|attend|souhaite))/u,
    /\b(?:se soucie|s'inquiete|se preoccupe|s'interesse)(?: surtout| avant tout)? (?:de|des|du|a|aux|d')\s?(?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? et (?:il |elle )?(?:veut|demande|exige|attend|souhaite))/u,
    /\b(?:sa (?:motivation|priorite|preoccupation)|son (?:objectif|souci)|motivation|ce qui (?:compte|importe) pour (?:lui|elle)|ce qui (?:le|la) preoccupe)(?: principale?)?(?: est|,? c'est| ?:)(?: de)? (?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? et (?:il |elle )?(?:veut|demande|exige|attend|souhaite))/u,
    /\b(?:il|elle|(?:le|la|l') ?[\p{L}]{3,40}(?: [\p{L}]{3,20})?) (?:veut|souhaite|cherche a|doit|voudrait)(?: surtout| avant tout| d'abord)? (?!voir|etre|tester|essayer|acheter|signer|payer|une preuve|des|un\b)(?<v>\p{L}+(?:er|ir|re)\b[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? et (?:il |elle )?(?:veut|demande|exige|attend|souhaite))/u,
    /\b(?:est|sont) (?:juge|jugee|evalue|evaluee|mesure|mesuree)s? sur (?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? et (?:il |elle )?(?:veut|demande|exige|attend|souhaite))/u,
  ],
  proofNeeded: [
    /\b(?:veut|souhaite|demande|doit|exige|voudrait|attend|a besoin)(?: a| de| d'abord| avant tout)* voir(?: d'abord)? (?<v>[^.;!?\n]{3,})/u,
    /\b(?:exige|reclame|demande)(?: comme preuve| d'abord| avant)? (?!a |de |si |que )(?<v>[^.;!?\n]{3,})/u,
    /\b(?:il|elle|et) (?:veut|attend|a besoin de|a besoin d') ?(?<v>(?:des|un|une|deux|trois|\d)[^.;!?\n]{3,})/u,
    /\b(?:preuve attendue|preuve demandee|preuve necessaire)(?: est| ?:) (?<v>[^.;!?\n]{3,})/u,
  ],
  articles: /^(?:(?:les|le|la|une?|des|nos|notre|tous les|toutes les|aux|surtout|au)\s+|l')/u,
}
