import { type Wordings, wordings } from './wordings.ts'

const PARTS = {
  we: String.raw`(?:^|[^\p{L}])(?:nosotros )?`,
  M: String.raw`(?<v>{C}{3,}?)(?=$|[.;!?\n]|,? (?:y|pero)(?: que| antes| para| solo| sin)? (?:el |ella |lo |la |le |no )?(?:quiere|pide|pedira|exige|exigira|necesita|necesitara|requiere|espera|querra|haria|bastaria|convenc|compra|firma|antes|para|solo|sin|esperara|reclama)\p{L}*)`,
  P: String.raw`(?<v>{C}{3,}?)(?=$|[.;!?\n]|,? antes de (?:firmar|comprar|decidir|dar|mover|comprometer|que))`,
  PER: String.raw`(?:el |la |al |a la |del |de la )[\p{L} -]{3,40}?`,
}

export const es: Wordings = {
  technology: wordings(
    PARTS,
    String.raw`
\b(?:lo nuestro|nuestra cosa|nuestro invento|la idea|nuestra innovacion|nuestro proyecto|nuestra empresa|nuestra startup|el producto|la tecnologia)(?: es| se llama [^,.;]{2,30}[,:]| consiste en|:) (?<v>(?:un|una|el|la) {C}{6,})
\bllev(?:o|amos) [^.;!?\n]{0,20}?(?:anos?|meses|semanas|tiempo) (?:desarrollando|construyendo|disenando|trabajando en|fabricando|creando|con) (?<v>{C}{6,})
\bsomos [^.;!?\n]{2,60}? (?:con|que (?:fabrica|desarrolla|hace|produce|construye|ofrece|ha creado|ha desarrollado)|y (?:fabricamos|desarrollamos|hacemos|construimos|tenemos)) (?<v>{C}{6,})
\b(?:se trata de|en esencia es|basicamente es|esto es) (?<v>(?:un|una) {C}{6,})
(?:^|[^\p{L}])(?<v>(?:convertimos|transformamos|reciclamos) {C}{3,60}? en {C}{3,})
\bcon nuestr\p{L} (?<v>(?:proceso|metodo|tecnica|tecnologia|sistema|equipo) (?:se puede|podemos|se pueden|logramos) {C}{6,})`,
  ),
  firstTechnology: wordings(
    PARTS,
    String.raw`
^\s*(?:(?:bueno|hola|buenas|pues|en resumen)[,!:]? )*(?:es|seria) (?<v>(?:un|una) {C}{2,60}? (?:que|para|capaz) {C}{6,})
\b(?:tenemos|tengo)(?: ya| ahora| una patente de| la patente de)? (?<v>(?:un|una) {C}{2,60}? (?:que|capaz de) {C}{6,})`,
  ),
  application: wordings(
    PARTS,
    String.raw`
(?:^|[^\p{L}])(?:lo|la|los|las) (?:usarian|utilizarian|emplearian|pueden usar|podrian usar|usaran|necesitan) {V}
\b(?:tiene|tendria) (?:sentido|utilidad|cabida|uso)(?: sobre todo| ante todo)? (?:en|para) {V}
\b(?:se puede|se podria|se pueden|puede|podria|podemos|podriamos) (?:montar|instalar|poner|colocar|usar|emplear|aplicar|integrar|meter|desplegar|montarse|instalarse|ponerse|usarse)(?:lo|la|se)? (?:en|para|sobre|con) {V}
\b(?:esta|estaria) (?:pensad|disenad|hech|concebid|indicad|destinad)\p{L}+ (?:para|a) {V}
\b(?:el primer sitio|el primer lugar|donde primero|los primeros sitios|el primer uso|la primera aplicacion|el primer caso)(?: donde| en el que)?(?: lo| la)?(?: pondriamos| usariamos| instalariamos| veriamos| vemos)? (?:es|son|sera|seran|seria|serian)(?: en)? {V}
(?:^|[^\p{L}])(?:lo |la )?(?:vemos|veriamos|pondriamos|instalariamos|imaginamos|usaremos|usariamos)(?: primero| sobre todo)? (?:en|para) {V}
\b(?:servir|serviria|sirve|serviran|encaja|encajaria|vale|valdria)(?: bien| igual| tambien| sobre todo)? (?:para|en|con) {V}`,
  ),
  valueLabel: wordings(
    PARTS,
    String.raw`
\b(?:nuestra promesa|la promesa|nuestra oferta|el beneficio|el valor|la ventaja|nuestra ventaja|nuestro compromiso)(?: para [^:.;]{2,40}?| a [^:.;]{2,40}?)?(?: es| seria|\s*(?=:))(?: que)?\s*[: ]\s*(?<v>[^;!?\n]{8,})
\blo que (?:ofrecemos|prometemos|damos|aportamos|ganan|obtienen|consiguen|se llevan)(?: a| con)?(?: [\p{L} ]{2,40}?)?\s*(?:es|:)(?: que)? (?<v>[^;!?\n]{8,})`,
  ),
  help: wordings(
    PARTS,
    String.raw`
(?<v>(?:^|[^\p{L}])(?:ayudamos|permitimos|hacemos|logramos|conseguimos|facilitamos|ahorramos)(?: posible)? (?:a |al |que )(?!nos\b){C}{8,})
(?<v>\b(?:nuestr\p{L} [^.;!?\n]{2,40}?|esto|con esto) (?:ayuda|permite|hace|logra|facilita|ahorra|evita)(?: posible)? (?:a |al |que ){C}{8,})`,
  ),
  withUs:
    'usan nuestr* | usa nuestr* | utilizan nuestr* | con nosotros | con nuestr* | gracias a nuestr* | gracias a nosotros | gracias a esto | con esto | con ello | con ella | con el sistema | mediante nuestr* | usando nuestr*',
  firstMarket: wordings(
    PARTS,
    String.raw`
\b(?:empezamos|empezaremos|arrancamos|arrancaremos|comenzamos|comenzaremos|partimos|vamos a empezar|vamos a arrancar|queremos empezar)(?: de momento| ya| ahora)? (?:por|con|en) {V}
\b(?:lo primero|primero|en primer lugar|de momento|por ahora|para empezar|de entrada|ante todo|antes que nada|inicialmente),? (?:son|es|van|vienen|vamos a por|vamos a|vamos con|iremos a|iremos a por|seran|sera|estan|atacamos|atacaremos|nos interesan|miramos a) {V}
\b(?:nuestr\p{L} |el |la )?(?:sector|mercado|segmento|foco|objetivo|prioridad|cliente|nicho) (?:numero uno|numero 1|n\.? ?1|principal|inicial)(?: es| son| seran?|:)(?: ahora| hoy| en)* {V}
\b(?:el foco|nuestro foco|la prioridad|nuestra prioridad|nuestro objetivo inicial) (?:esta|es|son|esta puesto)(?: ahora| primero)*(?: en)? {V}
\b(?:hemos elegido|elegimos|escogimos|hemos escogido|nos quedamos con|nos hemos decidido por|optamos por|apostamos por) {N} (?:como|para|de) (?:nuestr\p{L} |el |la )?(?:primer|mercado|cabeza|inicial|prioridad|sector)\p{L}*
{START}(?:y |pues |bueno )?{N} (?:van|va|vienen|viene|es lo|son lo|son los|son las|estan|esta|iran) (?:primero|primeros|primeras|en primer lugar|en cabeza|los primeros|las primeras|a la cabeza)\b
{START}(?:y |pues |bueno )?{N} primero(?=(?:[,;]| y | luego )[^.;!?\n]{3,50}(?:despues|luego|mas tarde|mas adelante))`,
  ),
  secondMarket: wordings(
    PARTS,
    String.raw`
{START}(?:y |pero |luego )?{N} (?:vendran|vienen|quedan|seguiran|siguen|iran|esperan|vendrian|llegaran|van)(?: luego| mas| para)?(?: adelante| tarde| despues| en segundo lugar| mas adelante| mas tarde)?(?=$|[.,;!?\n])
{START}(?:y |pero )?(?:luego|despues|mas tarde|mas adelante|en segundo lugar|a continuacion)(?: van| vienen| vendran| iremos a por| a por| seguiran| estan| serian)? (?<v>[^,;.!?\n]{3,60})`,
  ),
  icp: wordings(
    PARTS,
    String.raw`
\b(?:lo ideal|el ideal|lo perfecto|nuestro ideal|el cliente sonado|el cliente perfecto|el mejor cliente|un buen cliente|el cliente que buscamos)(?: para nosotros)?(?: es| son| seria| serian|:) {V}
\b(?:encaja|encajan)(?: mejor| muy bien| perfectamente| bien)?(?: con nosotros)? (?<v>(?:un|una|los|las|el|la|\p{L}+s) {C}{6,})
\b(?:idealmente|en el mejor de los casos),? (?:vendemos a|es|son|seria|serian|se trata de|buscamos|trabajamos con) {V}`,
  ),
  wanted: wordings(
    PARTS,
    String.raw`
\b(?:buscamos|queremos|nos interesan|nos dirigimos sobre todo a|apuntamos sobre todo a|nos interesan sobre todo|trabajamos mejor con) {V}`,
  ),
  notWanted:
    'inversor* | socio* | cofundador* | ingenier* | desarrollador* | becari* | estudiante* | emplead* | dinero | financiacion | ayuda* | oficina | consejo* | mentor* | alguien | una respuesta | entrevista* | piloto* | carta* | saber | hacer | que | *ar | *er | *ir | validar',
  role: wordings(
    PARTS,
    String.raw`
\bno es (?:el|la) [^.;!?\n]{3,60}?,? (?:sino|es) (?:el|la) {R}{END}
\b(?:comprador|compradora|decisor|decisora),? (?:normalmente )?(?:el|la|un|una) {R},
{START}(?:y )?(?:compra|firma|decide|paga|autoriza|aprueba) (?:el|la) {R}(?=$|[.,;:!?\n)(]| y | que )
\b(?:la |el )?(?:ultima palabra|presupuesto|decision|firma|compra|dinero|pedido|aprobacion|visto bueno)(?: final)?(?: la| lo)? (?:tiene|toma|aprueba|firma|decide|maneja|controla|autoriza|da|hace|depende de|es cosa de|pasa por|corresponde a|esta en manos de|la tiene|la da) ?(?<v>(?:del|de la|al|a la|el|la) [\p{L}/&' -]{3,60}?)(?=$|[.,;:!?\n]| y | que )
\b(?:tiene que|debe|ha de|tendra que|deberia) (?:aprobar|firmar|autorizar|decidir|validar|comprar|dar)(?:lo|la)?(?: el visto bueno)? (?<v>(?:el|la) [\p{L}/&' -]{3,60}?)(?=$|[.,;:!?\n]| y | que )
\b(?:quien|el que|la que) (?:decide|firma|compra|aprueba|paga|manda|autoriza|tiene [\p{L} ]{3,30}?|toma [\p{L} ]{3,30}?|da [\p{L} ]{3,30}?)[^.,;!?\n]{0,20}? (?:es|son|suele ser) (?<v>[^.,;:!?\n]{3,60}?)(?=$|[.,;:!?\n]| y )
\b(?:es|sera|suele ser) (?<v>(?:el|la) [\p{L}/&' -]{3,60}?) (?:quien|el que|la que) (?:decide|firma|compra|aprueba|paga|manda|autoriza|tiene|toma|da)\b
\bsin (?:la |el )?(?:firma|visto bueno|aprobacion|permiso|ok) (?<v>(?:del|de la) [\p{L}/&' -]{3,60}?) (?:no|nada)\b
\b(?<v>(?:el|la) [\p{L}/&' -]{3,60}?) (?:da el visto bueno|da la luz verde|lleva el presupuesto|aprueba la compra|hace los pedidos|firma los pedidos|manda|es nuestro comprador|es nuestra compradora|tiene que firmar|tiene que aprobarlo)\b
\b(?:manda|decide|firma) (?<v>(?:el|la) [\p{L}/&' -]{3,60}?)(?=$|[.,;:!?\n]| y | que )
\b(?:lo|la) (?:decide|aprueba|firma|compra|paga|autoriza|valida) (?<v>(?:el|la) [\p{L}/&' -]{3,60}?)(?=$|[.,;:!?\n]| y | que )
\bdepende (?<v>(?:del|de la) [\p{L}/&' -]{3,60}?)(?=$|[.,;:!?\n]| y | que )`,
  ),
  motivation: wordings(
    PARTS,
    String.raw`
\b(?:sus? (?:gran |mayor |principal |unic[oa] |verdader[oa] |primer[oa]? )*|(?:el|la) (?:gran |mayor |principal ))(?:preocupacion|miedo|temor|objetivo|motivacion|prioridad|meta|interes|pesadilla|dolor|dolor de cabeza|inquietud|motivo)(?: principal| numero uno)?(?: para (?:el|ella))? (?:es|son|:)(?: que| no)? ?{M}
\blo que (?:mas )?(?:lo |la |le |les )?(?:teme|busca|quiere|persigue|mueve|preocupa|importa|interesa|motiva|obsesiona|cuenta|inquieta|pesa)(?: mas| sobre todo| para (?:el|ella))?(?: es| son) {M}
\b(?:a (?:el|ella) )?(?:le|les) (?:importa|importan|preocupa|preocupan|interesa|interesan|mueve|motiva|motivan|inquieta|obsesiona|asusta|duele|quita el sueno)(?: sobre todo| ante todo| mucho| principalmente| mas que nada| mas| especialmente| de verdad)* {M}
\bsolo (?:piensa en|mira|quiere|le importa) (?!ver){M}
\b(?:teme|busca|persigue|quiere|pretende|intenta|necesita)(?: sobre todo| ante todo| principalmente| mas que nada| por encima de todo) (?!ver){M}
\b(?:es|son) (?:evaluad|medid|juzgad)\p{L}+ por {M}
\b(?:todo gira en torno a|para (?:el|ella) lo (?:importante|principal|primero|esencial) es) {M}`,
  ),
  proofNeeded: wordings(
    PARTS,
    String.raw`
\b(?:lo|la|le|al [\p{L} ]{3,40}?|a la [\p{L} ]{3,40}?) (?:convenceria|convencerian|convence|bastaria|bastarian|tranquilizaria|haria falta|harian falta) {P}
\b(?:quiere|necesita|pide) (?<v>(?:comparar|probar|medir|contrastar) {C}{6,})
\b(?:para (?:convencer(?:lo|la|le)?|decidirse|firmar|comprar|que (?:firme|compre|decida))),? (?:haria falta|hace falta|necesita|necesitaria|exige|pide|quiere|bastaria|hay que ensenarle|tendria que ver|tiene que ver|habria que ensenarle)(?: ver)? {P}
\bno (?:compra|comprara|firma|firmara|decide|decidira|se mueve|se movera|da el paso|mueve un dedo|dara|aprobara|aprueba)[^.;,]{0,30}? (?:sin|hasta ver|hasta que vea|si no ve|hasta tener)(?: ver)? {P}
\b(?:solo|unicamente) (?:compra|comprara|compraria|firma|firmara|firmaria|decide|se mueve|aprueba)[^.;,]{0,20}? (?:con|si ve|despues de(?: ver)?|tras(?: ver)?|cuando vea|cuando haya visto) {P}
\b(?:antes de (?:firmar|comprar|decidir|dar el paso|comprometerse|nada)),? (?:quiere|pide|exige|necesita|querra|pedira|exigira|reclama|espera)(?: ver)? {P}
\b(?:pedira|exigira|querra|necesitara|reclamara|esperara|pediria|exigiria|querria|necesitaria)(?: primero| antes)?(?: ver| que le ensenemos)?(?: antes| primero)? (?!que\b){P}
{START}(?:y |pero )?(?<v>(?:un|una|dos|tres|\d+|ver) {C}{3,80}?) (?:lo|la|le) (?:convenceria|bastaria|haria cambiar)`,
  ),
  pain: 'descubren | descubre | se enteran | se dan cuenta | ya esta * | lo tiran | caducan | caduca | se queda | se quedan | quedan | bloquead* | parad* | en vela | hiela | hielan | sin turno | se juega | se juegan | se rompe | se rompen | supone | suponen | aun asi | se cuela | sin saberlo | sin darse cuenta | arriesga* | a ojo | a ciegas | nadie sabe | no sabe | no tienen ni idea | demasiado car* | demasiado lent* | demasiado pesad* | fall* | err* | se atasca* | se oxida* | se ensucia* | desgast* | sobrecalient* | se calient* | pierd* | perd* | gast* | despil* | malgast* | renunci* | sobrecost* | horas extra | en balde | para nada | mal | vacio | vacia | queja* | cuando ya | tarde | emergencia*',
}
