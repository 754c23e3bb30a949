import { type Wordings, wordings } from './wordings.ts'

const PARTS = {
  M: String.raw`(?<v>{C}{3,}?)(?=$|[.;!?\n]|,? (?:et|mais|donc)(?: que| avant| pour| sans)? ?(?:il |elle |n'|ne |on )*(?:veut|voudra|demande|demandera|exige|exigera|attend|souhaite|faudrait|faut|convain|achet|signer|avant|pour|sans|reclame)\p{L}*)`,
  P: String.raw`(?<v>{C}{3,}?)(?=$|[.;!?\n]|,? avant (?:de|d'|que|qu')| pour (?:signer|acheter|se decider))`,
  who: String.raw`(?:il|elle|ils|elles|(?:le |la |l'|les )[\p{L}' -]{3,40}?)`,
  CE: `(?:,? c'est|,? ce sont|,? ce serait| est| sont| serait| seraient| ?:)`,
}

export const fr: Wordings = {
  technology: wordings(
    PARTS,
    String.raw`
\b(?:notre|mon|le|la|l') ?(?:truc|idee|invention|produit|projet|innovation|bebe|start-?up|entreprise|societe)(?: s'appelle [^,.;]{2,30}[,:]|,? c'est| est| consiste en| fabrique| developpe| propose| ?:) (?<v>(?:une?|le|la|l'|des) ?{C}{6,})
\b(?:nous|on|je) (?:planche|planchons|bosse|bossons|travaille|travaillons|sommes)(?: en train de [\p{L}]+| depuis [^.;!?\n]{2,30}?)? sur (?<v>{C}{6,})
\b(?:nous sommes|on est) [^.;!?\n]{2,60}? (?:avec|qui (?:fabrique|developpe|construit|propose|produit)|et (?:nous|on) (?:fabriquons|fabrique|developpons|developpe|construisons|construit)) (?<v>(?:une?|des) {C}{6,})
\b(?:il s'agit d'|c'est en fait |en gros,? c'est |en bref,? c'est )(?<v>une? {C}{6,})
(?<v>\b(?:nous transformons|on transforme|nous convertissons|on convertit|nous recyclons|on recycle) {C}{3,60}? en {C}{3,})
\b(?:on|nous) (?:a|avons|ai) (?:mis au point|imagine|depose un brevet sur|brevete|prototype) (?<v>{C}{6,})`,
  ),
  firstTechnology: wordings(
    PARTS,
    String.raw`
^\s*(?:(?:bonjour|salut|alors|donc|voila|en gros)[,!: ]*)*(?:c'est|imaginez|voici) (?<v>une? {C}{2,60}? (?:qui|pour|capable|permettant) {C}{6,})
\b(?:nous avons|on a|j'ai)(?: la| le)?(?: brevet d'| un brevet sur| prototype d')? ?(?<v>une? {C}{2,60}? (?:qui|capable de|permettant de) {C}{6,})`,
  ),
  application: wordings(
    PARTS,
    String.raw`
\b(?:l'utiliseraient|s'en serviraient|l'utiliseront)[ :,]+{V}
\b(?:a|aurait|prend) (?:du |tout son )?sens (?:pour|dans|sur|chez|en) {V}
\b(?:on peut|on pourrait|nous pouvons|nous pourrions|peut|pourrait|peuvent) (?:aussi |egalement )?(?:l'|le |la |les |s'|se )?(?:installer|monter|poser|mettre|placer|integrer|utiliser|employer|deployer|appliquer|embarquer) (?:aussi |d'abord )?(?:dans|sur|pour|en|chez|a|aux|au) {V}
\b(?:c'est|ce serait|il est|elle est|est) (?:prevue?|faite?|concue?|pensee?|destinee?|utile|ideale?|adaptee?|interessante?|pertinente?) (?:pour|a|aux|au|dans|chez|en) {V}
\b(?:le premier usage|la premiere application|le premier endroit|les premiers usages|le premier cas)(?: vise| vises| visee| prevu| ou)?(?: on [\p{L}' ]{3,20})?{CE} {V}
\b(?:nous|on) (?:le |la |l'|les )?(?:voyons|voit|imaginons|imagine|verrait|verrions|mettrait|mettrions|installerait|installerions|utilisera|utiliserait|utiliserions)(?: d'abord| surtout| bien)? (?:dans|pour|sur|chez|en|aux?) {V}
\b(?:servirait|servira|sert|serviraient|conviendrait|convient)(?: bien| aussi| surtout| d'abord)? (?:a|aux|au|pour|dans|chez) {V}`,
  ),
  valueLabel: wordings(
    PARTS,
    String.raw`
\b(?:notre promesse|la promesse|notre offre|le benefice|l'avantage|notre engagement|l'interet|la valeur)(?: pour [^:.;]{2,40}?| aux? [^:.;]{2,40}?)?{CE}(?: que| de)? ?(?<v>[^;!?\n]{8,})
\bce (?:que nous|qu'on) (?:leur |lui )?(?:offrons|offre|promettons|promet|apportons|apporte|donnons|donne|garantissons|garantit)(?: aux? [\p{L}' ]{2,40}?)?{CE} (?<v>[^;!?\n]{8,})
\bce (?:qu'ils|qu'elles|que les [\p{L}' ]{3,30}?|que nos clients) (?:y )?gagnent{CE} (?<v>[^;!?\n]{8,})`,
  ),
  help: wordings(
    PARTS,
    String.raw`
(?<v>\b(?:nous|on|notre [^.;!?\n]{2,40}?|cela|ca) (?:aidons|aide|permettons|permet|offrons|evitons|evite) (?:a |aux |au |les |le |la |l'|des |un |une )(?:[^.;!?\n]{2,60}? )?(?:a|de|d')\s?\p{L}{3,}{C}{4,})`,
  ),
  withUs:
    "utilisent notre | utilise notre | utilisent nos | utilise nos | avec nous | avec notre | avec nos | grace a notre | grace a nous | grace a nos | grace a cela | grace a ca | a l'aide de notre | en utilisant notre | chez nous",
  firstMarket: wordings(
    PARTS,
    String.raw`
\b(?:nous nous adressons|on s'adresse|nous allons|on va)(?: en premier| d'abord| en priorite)(?: aux?| a l'| a la| vers| chez) ?{V}
\b(?:nous|on) (?:demarrons|demarre|commencons|commence|attaquons|attaque|debutons|debute|se lance|nous lancons|visera|viserons|ira|irons)(?: d'abord| par| avec| chez| sur| dans)+ (?:les |des |l'|la |le )?{V}
\b(?:notre |la |le |nos )?(?:cible|priorite|marche|segment|secteur|focus|objectif) (?:numero un|numero 1|n° ?1|no ?1|principale?|initiale?){CE}(?: maintenant| aujourd'hui| desormais)* ?{V}
\b(?:en premier|en premier lieu|d'abord|pour commencer|dans un premier temps|pour l'instant|en tete de liste|numero un|numero 1),?{CE} ?{V}
\b(?:priorite|la priorite|notre priorite|notre focus)(?: absolue| du moment| actuelle| aujourd'hui)?{CE}(?: aux| a l'| a la| maintenant| desormais| sur)* ?{V}
\b(?:nous avons|on a) (?:choisi|retenu|selectionne|opte pour|mise sur|decide de commencer par) {N} (?:comme|pour|en) (?:notre |le |la )?(?:premier|premiere|marche|tete|priorite|cible)\p{L}*
{START}(?:et |donc |alors )?{N} (?:passent|passe|viennent|vient|arrivent|arrive) (?:en premier|d'abord|avant tout|en tete)\b
{START}(?:et |donc |alors )?{N} d'abord(?=(?:[,;]| et | puis )[^.;!?\n]{3,50}(?:ensuite|apres|plus tard|puis))`,
  ),
  secondMarket: wordings(
    PARTS,
    String.raw`
{START}(?:et |mais |puis )?{N}(?:,? ce sera| suivront| suivra| suivent| attendront| attendra| viendront| viendra| viennent| passeront|, c'est)(?: pour)?(?: plus tard| ensuite| apres| en second| en deuxieme| la suite)*(?=$|[.,;!?\n])`,
  ),
  icp: wordings(
    PARTS,
    String.raw`
\b(?:l'ideal|le client reve|notre client reve|le client parfait|le meilleur client|un bon client|le bon client|le client que (?:nous cherchons|l'on cherche|nous visons)|le client qui nous convient)(?: pour nous)?{CE} {V}
\b(?:idealement|dans l'ideal|au mieux),? (?:nous vendons a|on vend a|c'est|ce sont|il s'agit de|ce serait|nous cherchons|on cherche) {V}`,
  ),
  wanted: wordings(
    PARTS,
    String.raw`
\b(?:nous cherchons|on cherche|nous recherchons|on recherche|nous voulons|nous visons surtout|on vise surtout|nous travaillons surtout avec) {V}`,
  ),
  notWanted:
    "investisseur* | associe* | cofondateur* | ingenieur* | developpeur* | stagiaire* | etudiant* | salarie* | argent | financement* | aide* | bureau* | conseil* | mentor* | quelqu'un | une reponse | entretien* | pilote* | lettre* | savoir | a | partenaire*",
  role: wordings(
    PARTS,
    String.raw`
\bce n'est pas (?:le |la |l')[^.;!?\n]{3,60}?,? (?:mais|c'est) (?:le |la |l'){R}{END}
\b(?:acheteur|acheteuse|decideur|decideuse),? (?:en general )?(?:le |la |l'|un |une ){R},
\bc'est (?<v>(?:au |a la |a l'|aux )[\p{L}/&' -]{3,60}?) (?:de |d'|que )\p{L}+
\b(?:le |la |l')?(?:budget|decision|signature|achat|commande|dernier mot|feu vert|accord)(?: final| finale| d'achat)? (?:depend|releve|vient|appartient|revient|est|passe)(?: prise| donne| donnee| signe| signee| par| entre les mains)* (?<v>(?:du |de la |de l'|au |a la |a l'|par le |par la |le |la |l')[\p{L}/&' -]{3,60}?)(?=$|[.,;:!?\n]| et | qui )
\b(?:valide|approuve|signe|decide|autorise|tranche|achete)e?s? par (?<v>(?:le |la |l')[\p{L}/&' -]{3,60}?)(?=$|[.,;:!?\n]| et | qui )
\b(?:celui|celle|la personne) qui (?:signe|decide|achete|paie|tranche|valide|a [\p{L} ]{3,30}?|tient [\p{L} ]{3,30}?|donne [\p{L} ]{3,30}?){CE} (?<v>[^.,;:!?\n]{3,60}?)(?=$|[.,;:!?\n]| et | qui )
\b(?:sans) (?:la signature|l'accord|le feu vert|le visa|l'aval) (?<v>(?:du |de la |de l')[\p{L}/&' -]{3,60}?)(?=,| rien| on | ca | il )
\b(?<v>(?:le |la |l')[\p{L}/&' -]{3,60}?) (?:donne le feu vert|donne son accord|doit signer|doit valider|doit approuver|passe les commandes|gere le budget|est notre acheteur|est notre interlocuteur|signe les commandes|choisit)\b
\b(?:qui|il) (?:decide|signe|tranche) ?[,:?] ?(?:c'est )?(?<v>(?:le |la |l')[\p{L}/&' -]{3,60}?)(?=$|[.,;:!?\n]| et )`,
  ),
  motivation: wordings(
    PARTS,
    String.raw`
\b(?:sa|son|ses|leur|leurs) (?:plus )?(?:grande? |gros |grosse |principale? |premiere? |vraie? |seule? )*(?:crainte|preoccupation|souci|motivation|priorite|objectif|but|hantise|peur|angoisse|cauchemar|interet|inquietude|obsession|enjeu)(?: principale?| premiere?| numero un| majeure?)?{CE}(?: de| d'| que)? ?{M}
\bce (?:qu'il|qu'elle|que {who}) (?:redoute|craint|cherche|veut|vise|regarde|surveille|deteste|souhaite)(?: le plus| avant tout| surtout| d'abord)*{CE}(?: de| d')? ?{M}
\bce qui (?:compte|importe|prime|l'interesse|l'inquiete|la preoccupe|le preoccupe|le motive|la motive|le pousse|la pousse|l'obsede|l'empeche de dormir|le fait bouger|la fait bouger)(?: pour (?:lui|elle|eux)| le plus| avant tout| surtout| d'abord)*{CE}(?: de| d')? ?{M}
\b{who} (?:cherche|redoute|craint|surveille|regarde|vise|pense)(?: avant tout| surtout| d'abord| principalement| toujours)+ (?:a |de |d'|au |aux )?(?!voir){M}
\b{who} (?:cherche a|redoute de|redoute|craint de|craint|a peur de|a peur d'|vise) (?!voir){M}
\b{who} (?:est|sont) (?:surtout |avant tout )?(?:juge|jugee|evalue|evaluee|obsede|obsedee|inquiet|inquiete|preoccupe|preoccupee|motive|motivee)s? (?:sur|par|pour|de) {M}
\b(?:pour (?:lui|elle),?) (?:l'essentiel|l'important|le principal|tout){CE}(?: de| d')? ?{M}`,
  ),
  proofNeeded: wordings(
    PARTS,
    String.raw`
\b(?:le|la|l') ?(?:convaincrait|convaincra|convaincraient|rassurerait|deciderait){CE}? ?{P}
\bce qui (?:le|la|l') ?(?:convaincrait|convainc|rassurerait|deciderait|ferait signer){CE} {P}
\b(?:pour (?:le |la |l')?(?:convaincre|se decider|decider|signer|acheter|rassurer)),? (?:il faudrait|il faut|il lui faut|elle|il|on devra|nous devrons)(?: lui)?(?: veut| exige| demande| attend| montrer| presenter)?(?: voir)? {P}
\b(?:n'|ne )(?:achetera|achete|signera|signe|decidera|bougera|bouge|commandera|validera|se decidera|fera rien)[^.;,]{0,20}? (?:pas |rien )?(?:sans|avant d'avoir vu|tant qu'(?:il|elle) n'a pas vu|avant de voir)(?: voir| avoir vu)? {P}
\b(?:achetera|signera|n'achete|ne signe|signe|achete)(?: que|t-il que| seulement)? (?:qu'apres|qu'avec|apres|avec|que si|s'il voit|si elle voit)(?: avoir vu)? {P}
\bavant (?:de (?:signer|acheter|se decider|s'engager|payer)|d'acheter|toute chose|tout achat),? (?:il|elle|on) (?:veut|exige|demande|attend|souhaite|reclame|voudra|exigera|demandera)(?: a| de)?(?: voir)? {P}
\b(?:demandera|exigera|voudra|attendra|reclamera|souhaitera|demanderait|voudrait|exigerait|demande|souhaite|veut)(?: d'abord| avant tout| aussi)?(?: a| de)? ?(?:voir|qu'on lui montre|recevoir|obtenir)(?: d'abord| avant)? {P}
\b(?:exigera|reclamera|exigerait|demandera) (?!a |de |si |que ){P}
{START}(?:et |mais )?(?<v>(?:une?|deux|trois|\d+) {C}{3,80}?) (?:le|la|l') ?(?:convaincrait|convaincraient|rassurerait|deciderait)`,
  ),
  pain: "decouvrent | decouvre | s'apercoivent | se rendent compte | une fois | vident | vide | reste bloque* | restent bloque* | bloque* | gele | gelent | veillent | quand meme | se retrouve | se retrouvent | se casse | se cassent | lache | lachent | casse | cassent | arretent | perdu* | perdue* | a l'aveugle | au jugé | a l'oeil | sans le savoir | laissent filer | laisse filer | risquent | frais d'urgence | nul ne sait | personne ne sait | trop cher* | trop lent* | trop lourd* | pour rien | en vain | s'encrasse* | s'use* | rouille* | fuit | fuient | fuites | surchauff* | tombent en panne | tombe en panne | se plaignent | nuits entieres | heures supplementaires | recopier | erreurs | gaspill* | invendable* | invendu* | jeté* | jete* | penalis* | amendes | taxes | sature* | debord* | seulement quand | que lorsque | que quand",
}
