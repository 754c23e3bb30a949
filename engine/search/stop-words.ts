/** Words that carry no subject, folded, of all four languages together: founders mix them. */
const WORDS = new Set(
  `
a about above after again against ago all almost also always am an and any anyone anything are aren as at away
be because been before being below between both but by can cannot cant could couldn did didn do does doesn doing don done dont
down during each either else even ever every everyone for from further get gets getting give go goes going gone gonna got had has hasn have
haven having he her here hers him himself his how however i if im in into is isn it its itself ive just keep know least
less let lets like ll lot made make makes making many may maybe me might mine more most much must my myself need needs neither never
no nor not now of off often ok okay on once one only onto or other our ours ourselves out over own per perhaps please put quite rather re
really said same say saying says see seem seems shall she should shouldn since so some somebody someone something still such
sure take than thank thanks that thats the their theirs them themselves then there therefore these they thing things think this those though through
to too toward towards try trying under until up upon us use very want wants was wasn way we well were weren what whatever
when whenever where whether which while who whole whom whose why will with within without won would wouldn yes yet you your yours yourself
actually basically anyway already ask asked help tell told yourself hey hi hello lately right now come comes came look looking
aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus bei beide beiden beim bin bis bist bitte da dabei
dadurch dafur dagegen daher damit danach dann daran darauf daraus darf darin darum das dass davon davor dazu dein deine deinem deinen
deiner dem den denen denn der deren des deshalb dessen die dies diese diesem diesen dieser dieses dir doch dort du durch durfen eben
eigentlich ein eine einem einen einer eines einfach einige einigen einmal er es etwa etwas euch euer eure fast fur ganz gar geben gegen
gehen geht gemacht genau gern gibt gleich gut hab habe haben habt halt hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre
ihrem ihren ihrer im immer in ins irgendwie ist ja jede jedem jeden jeder jedes jemand jetzt kann kannst kein keine keinem keinen
keiner komme kommen kommt konnen konnte konnten lasst lassen los machen macht mal man manche mehr mein meine meinem meinen meiner mich mir mit mochte
mogen muss musste mussen nach neben nein nicht nichts noch nun nur ob oder ohne sag sage sagen sagt schon sehr sei sein seine seinem seinen seiner
seit selbst sich sie sind so sogar solche soll sollen sollte sollten sondern sonst tun uber uberhaupt um und uns unser unsere unserem
unseren unserer unter viel viele vielen vielleicht vom von vor war waren warum was wegen weil weiter welche welchem welchen welcher welches
wem wen wenig wenn wer werde werden wie wieder will wir wird wirklich wissen wo wohl wollen worden wozu wurde wurden wurden zu
zum zur zwar zwischen brauche brauchen braucht stelle woran wodurch wogegen hast haette ware bereits denke
a ademas al algo alguien algun alguna algunas algunos ante antes aqui asi aun aunque bien cada casi como con conmigo contra cual
cuales cualquier cuando cuanta cuantas cuanto cuantos cuyo da dan de debe deben debemos deberia deberiamos debo decir del demas dentro desde despues donde
dos durante e el ella ellas ellos en encima entonces entre era eran eres es esa esas ese eso esos esta estaba estado estamos
estan estar estas este esto estos estoy fue fueron ha hace hacemos hacen hacer haces hacia hago han has hasta hay haya he hemos hoy
igual incluso ir la las le les lo los luego mas me mejor menos mi mia mientras mio mis mismo mucha muchas mucho muchos muy nada
nadie ni ningun ninguna ninguno no nos nosotros nuestra nuestras nuestro nuestros nunca o os otra otras otro otros para parece pero
poco podemos poder podria podriamos por porque pues puede pueden puedo que quien quienes quiere quieren quiero se sea seamos sean segun ser
si sido siempre sin sino sobre sois solo somos son soy su sus tal tambien tan tanto te teneis tenemos tener tengo ti tiene tienen toca todas
todavia todo todos tras tu tus un una unas uno unos va vamos van vaya veces vez vosotros voy y ya yo cosa cosas dime hola gracias ayuda ayudame decidme
ai aie aient ainsi alors apres as assez au aucun aucune aussi autre autres aux avaient avait avant avec avez avoir avons bah beaucoup
bien bon c ca car ce ceci cela celle celles celui cent ces cet cette ceux chacun chaque chez ci combien comme comment d dans de dedans
deja depuis des deux devons devrait devrais devant doit doivent donc dont du elle elles en encore entre es est et etaient etait etant ete etes
etre eu eux fait faire faites faut fois font grand hors ici il ils j je jamais jusqu l la laquelle le lequel les lesquels leur leurs
lorsque lui m ma mais me meme memes mes mieux moi moins mon n ne ni non nos notre nous on ont ou par parce pas
pendant peu peut peuvent peux plein plus plutot pour pourquoi pourrait pouvons pouvoir presque puis puisque qu quand que quel quelle quelles quelqu
quelque quelques qui quoi quoique rien s sa sans se sera serait ses seulement si sien soit sommes son sont sous souvent suis sur
t ta tandis te tel telle tes toi ton toujours tous tout toute toutes tres trop tu un une uns va vais vers veut veux voici voila voir vont
vos votre vous vraiment y dois savoir sais dire dit peut-etre bonjour merci aide aidez est-ce
`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether a folded word says nothing about what is asked. */
export const isStopWord = (folded: string): boolean => WORDS.has(folded)
