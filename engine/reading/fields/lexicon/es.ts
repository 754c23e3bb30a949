import type { FieldLexicon } from './types.ts'

export const es: FieldLexicon = {
  technology: [
    /\b(?:estamos|estoy) (?:desarrollando|construyendo|creando|disenando|fabricando|trabajando en|haciendo) (?<v>[^.;!?\n]{6,})/u,
    /\b(?:hemos|he|(?:mi|nuestro) equipo ha|nuestra empresa ha|nuestra startup ha) (?:desarrollado|construido|creado|disenado|inventado|fabricado) (?<v>[^.;!?\n]{6,})/u,
    /(?:^|[^\p{L}])(?:desarrollamos|construimos|creamos|disenamos|fabricamos|producimos|trabajamos en|hacemos|desarrolle|inventamos) (?<v>[^.;!?\n]{6,})/u,
    /(?:^|[^\p{L}])(?:usamos|utilizamos|empleamos) (?<v>[^.;!?\n]{6,}? para [^.;!?\n]{6,})/u,
    /\b(?:nuestra tecnologia|nuestro producto|nuestra idea|nuestra solucion|nuestro invento)(?: es| usa| consiste en|:) (?<v>[^.;!?\n]{6,})/u,
  ],
  techNoun:
    'sensor* | chip* | software | plataforma* | dispositivo* | escaner* | membrana* | robot* | dron* | laser* | algoritmo* | modelo* | catalizador* | bateria* | recubrimiento* | material* | proceso | reactor* | enzima* | camara* | sistema* | tecnologia* | metodo* | herramienta* | kit* | ensayo* | maquina* | impresora* | valvula* | polimero* | medidor* | filtro* | sonda* | implante* | parche* | motor* | iman* | antena* | microscopio* | detector* | celda* | electrolizador* | electrodo* | adhesivo* | aleacion* | hidrogel* | bacteria* | levadura* | molecula* | farmaco* | diagnostico* | pinza* | exoesqueleto* | satelite* | radar* | lidar* | espectrometro* | app | ia | cartucho* | inversor* | bomba* | pintura* | pelicula* | vidrio | fibra* | tejido* | turbina* | equipo',
  notTechnology:
    'equipo comercial | pipeline | lista | red | pitch | empresa | cliente* | relacion* | hoja de ruta | web | plan | promesa | oferta | objetivo* | foco | mision | vision | segmento* | sector* | hipotesis | pregunta* | enfoque | ventaja* | usuario* | socio* | proveedor* | carta* | fundador* | presupuesto | pedido* | precio* | prueba* | ensayo | beneficio* | estrategia | ventas | piloto* | loi* | entrevista* | contrato* | propuesta de valor | prioridad | competencia | mercado* | comprador*',
  purpose: /\b(?:que|para|capaz de) (?<v>(?!es\b|son\b)[^.;!?\n]{6,})/u,
  application: [
    /\b(?:aplicaciones|aplicacion|casos? de uso|usos|usos posibles|campos de aplicacion)(?: posibles| principales)?(?: son| serian| seria| incluyen| es)?\s*:?\s+(?!posible|principal|seria|serian|son\b|es\b)(?<v>[^.;!?\n]{3,})/u,
    /\b(?:primera|primer|otra|otras|otro|segunda|posibles?|principal)(?: posible)? (?:aplicacion(?:es)?|uso|usos|caso de uso)(?: seria| serian| es| son| sera|:)?\s*:?\s+(?<v>[^.;!?\n]{3,})/u,
    /\b(?:se puede|se podria|podria|podriamos|puede|sirve|podemos)(?: tambien)?(?: usarse| usar| aplicar| aplicarse| utilizar| utilizarse| emplear| emplearse| servir)?(?:lo|la)? (?:en|para|con) (?<v>[^.;!?\n]{3,})/u,
    /(?:^|[^\p{L}])(?:lo |la |los |las |se )?(?:usariamos|usaremos|usaria|usara|utilizariamos|utilizaremos|aplicariamos|aplicaremos|aplicaria|emplearemos|emplearia)(?: primero| antes que nada| sobre todo| inicialmente)? (?:en|para|con) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:empezariamos|comenzariamos|queremos empezar|arrancariamos|vamos a empezar) (?:con|por|en) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:sirve|util|valido|aplicable) (?:tambien )?(?:para|en) (?<v>[^.;!?\n]{3,})/u,
  ],
  problemLead:
    /^\s*(?:hola|y|pero|hoy|hoy en dia|actualmente|cada (?:ano|primavera|verano|otono|invierno|dia|semana|mes|temporada|noche|campana|vez)|ahora mismo|el (?:gran |verdadero |principal )?problema(?: es)?(?: que)?|problema|en la practica)\s*[:,-]?\s*/u,
  problemLabel: /\bel (?:gran |verdadero |principal )?problema\b|^\s*problema\s*:/u,
  consequence:
    'no hay | escasez | demasiado tarde | se pudre* | dejan | falta de | perdidas | contamina* | pierden | pierde | perder | desperdician | desperdicia | gastan | gasta | pagan | paga | cuesta | cuestan | tiran | tira | desechan | descartan | descarta | sufren | sufre | luchan | fallan | falla | no encuentran | no encuentra | no detectan | no pueden | no puede | mueren | muere | esperan | espera | paran | para la produccion | paradas | parada | tienen que | tiene que | deben | debe | multa | multas | retraso* | retirada* | a mano | manualmente | dano* | corrosion | averia* | accidente* | infeccion* | se estropea* | tarda | tardan | riesgo | queman | quema | rechazan | rechazo* | reemplazan | cambian | mermas | merma | desperdicio* | reoperar | reclamacion* | no saben | obligados a | obligadas a | no logran | renuncian',
  cause: 'porque | ya que | puesto que | debido a | pues',
  firstPerson:
    '*amos | *emos | *imos | nosotros | nuestr* | nos | yo | mi | hemos | estamos | somos | hacemos | usamos | desarrollamos | tenemos',
  pronounStart: /^\s*(?:eso|esto|ello|les|lo que|cada|ademas les|y eso)\b/u,
  value: [
    /\bpropuesta de valor\b(?: es| seria)?(?: que)?\s*:?\s*(?<v>[^;!?\n]{8,})/u,
    /(?<v>(?:^|[^\p{L}])(?:para [^,.;!?\n]{3,80},? )?(?:ayudamos a [^.;!?\n]{2,60}? a |permitimos a [^.;!?\n]{2,60}? |con nosotros[^.;!?\n]{0,40}? |con nuestr\p{L} [^.;!?\n]{2,40}? |nuestr\p{L} [^.;!?\n]{2,40}? )?(?:reducir|reducimos|reduce|reducen|ahorrar|ahorramos|ahorra|ahorran|bajar|bajamos|baja|bajan|cortamos|duplicar|duplicamos|duplica|aumentar|aumentamos|aumenta|acortar|acortamos|acorta|evitar|evitamos|evita|eliminar|eliminamos|elimina|sustituimos|mejoramos|mejora|alargamos|disminuimos|disminuye|recuperamos|recuperan|pasa|pasan|cae|caen) [^;!?\n]{4,})/u,
  ],
  multiple: 'mitad | duplic* | triplic* | doble | triple | diez veces | veces mas | veces menos',
  lab: 'laboratorio | de ensayo | de ensayos | de pruebas | vivero de la universidad | en laboratorio | banco de pruebas | banco de ensayos | nuestras pruebas | pruebas internas | pruebas propias | simulacion* | prototipo* | sala blanca | camara climatica | tunel de viento | nuestros ensayos | ensayos internos | nuestras mediciones | experimento* | in vitro | planta piloto propia | universidad | camara fria | invernadero propio',
  customerSite:
    'en la planta | en la finca | en la obra | en la fabrica | en su fabrica | en el puerto | en una planta | en una finca | piloto* | cliente* | en su planta | en su linea | en campo | en el campo | en planta | usuario* | in situ | en la mina | operador* | hospital* | entrevista* | entrevistad* | prueba de campo',
  result:
    'medimos | medido | midio | logramos | logro | logra | alcanzamos | alcanzo | alcanza | mostro | mostraron | muestra | muestran | demostro | demostramos | detecto | detectamos | detecta | encontro | encontramos | bajo | bajaron | cayo | cayeron | redujo | redujeron | reducido | subio | subieron | mejoro | mejoraron | ahorro | ahorraron | resistio | aguanto | duro | funciona | funciono | confirmo | elimino | eliminamos | entrego | recupero | recuperamos | recuperaron | menos | disminuyo | aumento | obtuvimos | obtuvo | identifico | acerto | conseguimos | consiguio | han bajado | ha bajado | hemos medido | hemos logrado | se redujo | se han reducido | se redujeron',
  voiced:
    'dijeron | mencionaron | se quejaron | nombraron | confirmaron | senalaron | citaron | contaron | pidieron | describieron | coincidieron',
  priority:
    /\bprioridad(?: numero| n\.?)? ?(?<n>1|2|3|uno|dos|tres)\b|\b(?<o>primera|segunda|tercera|maxima) prioridad\b/gu,
  firstMarket: [
    /\b(?:nuestro |el )?(?:mercado (?:principal|inicial|de entrada|prioritario|objetivo principal|objetivo inicial)|primer mercado|cabeza de playa|beachhead|segmento (?:principal|inicial|prioritario|de entrada)|primer segmento|sector (?:principal|prioritario|inicial)|industria (?:principal|prioritaria))(?: es| son| sera| seran| seria|:)? (?<v>[^.;!?\n]{3,})/u,
    /\b(?:primero|inicialmente|de entrada|en primer lugar|para empezar),? (?:nos centramos en|nos enfocamos en|vamos a|apuntamos a|atacamos|nos dirigimos a|queremos ir a|nos centraremos en|venderemos a|empezamos con|empezamos por) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:nos centramos|nos enfocamos|nos dirigimos|apuntamos|nos concentramos|empezamos|vamos)(?: primero| inicialmente| ante todo| sobre todo| principalmente) (?:en|a|por|con) (?<v>[^.;!?\n]{3,})/u,
    /(?:^|[,.;:]\s*)(?<v>[^.,;!?\n]{3,60}?) (?:es|son|sera|seran) nuestr\p{L} (?:mercado (?:principal|inicial|de entrada)|primer mercado|cabeza de playa|sector principal|segmento principal)/u,
  ],
  secondMarket: [
    /(?:^|[,;.]|\by )\s*(?:y |luego |despues |mas tarde |en segundo lugar |posteriormente |y luego |seguid\p{L}+ (?:de|por) )+(?:vendrian |vienen |vendran |irian |iremos a |estan )?(?<v>[^,;.!?\n]{3,60})/u,
    /(?:^|[,;.] ?|\by )(?<v>[^,;.!?\n]{3,60}?) (?:vienen |van |irian |quedan |son |serian |vendrian )?(?:en segundo lugar|despues|mas adelante|como segund\p{L}|luego)\b/u,
    /\b(?:segundo mercado|segundo segmento|mercado secundario)(?: es| son|:)? (?<v>[^,;.!?\n]{3,60})/u,
  ],
  target: [
    /\b(?:nos dirigimos a|apuntamos a|vendemos a|nuestro publico objetivo son|atendemos a) (?<v>[^.;!?\n]{3,})/u,
    /\b(?:sectores objetivo|mercados objetivo|industrias objetivo|nuestros mercados)(?: son|:) (?<v>[^.;!?\n]{3,})/u,
  ],
  link: /^(?:\s*(?:es|son|sera|seran|seria|serian|para|:|=|-|–|—|->|→|\)))*\s*/u,
  icp: [
    /\b(?:clientes? ideal(?:es)?|clientes? objetivo|clientes? tipo|clientes? perfecto|icp|perfil de cliente ideal|comprador ideal|perfil de cliente|cliente tipico)(?: es| son| seria| serian|:| tiene| tienen)? (?<v>[^;!?\n]{6,}?)(?=$|[;!?\n]|\.(?:\s|$))/u,
  ],
  traitBreak:
    /,? (?:y |e )?(?=(?:en|con|de mas de|de al menos|que|entre|con mas|sin|cuy[oa]s?|desde|a partir de|ubicad\p{L}+|situad\p{L}+|de entre|de chile|de espana)\b)|, (?:y |e )?|; | y (?=(?:un|una|al menos|mas de|equipo|su|sus|sin|personal|alto|alta|presupuesto)\b)/gu,
  size: 'median* | pequen* | grand* | familiar* | regional* | independiente* | public* | privad* | municipal* | industrial*',
  role: [
    /\b(?<v>(?:el|la|un|una|nuestro|nuestra) [\p{L}/&' -]{3,60}?) (?:es quien |es el que |es la que )?(?:decide|firma|compra|aprueba|tiene el presupuesto|toma la decision|tiene la ultima palabra|es el comprador|es la compradora|autoriza|maneja el presupuesto|controla el presupuesto|paga)\b/u,
    /\b(?:quien|el que|la que) (?:decide|firma|compra|aprueba|paga|toma la decision|tiene el presupuesto|autoriza)[^.,;!?\n]{0,20}? es (?<v>[^.,;:!?\n]{3,60}?)(?=$|[.,;:!?\n]| y )/u,
    /\b(?:comprador|compradora|decisor|decisora|persona que decide|persona que firma|buyer persona|responsable de la compra)(?: economico)?(?: es| son| seria|:) (?<v>[^.,;:!?\n]{3,60}?)(?=$|[.,;:!?\n]| y (?:le|quiere|pide)| que )/u,
    /\b(?:decision la toma|presupuesto lo tiene|decision es de|firma la pone|compra la decide|lo decide|lo firma|la firma|la decide|decide|firma) (?<v>(?:el|la) [\p{L}/&' -]{3,60}?)(?=$|[.,;:!?\n]| y | que )/u,
    /\bvendemos (?:al|a la) (?<v>[\p{L}/&' -]{3,60}?)(?=$|[.,;:!?\n]| y | que )/u,
  ],
  notRole:
    'orden | pedido | factura | nosotros | yo | cliente | clientes | nadie | competencia | inversor* | el cliente | la empresa | lo | se | que | carta* | piloto* | contrato*',
  motivation: [
    /\blo que (?:mas )?(?:lo|la|le|les|los|las) (?:mueve|motiva|preocupa|importa|interesa|empuja) es (?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? y (?:el |ella )?(?:quiere|pide|exige|necesita|requiere|espera))/u,
    /\b(?:le|les) (?:importa|importan|preocupa|preocupan|interesa|interesan|mueve|motiva|motivan|quita el sueno|obsesiona)(?: sobre todo| mucho| principalmente| ante todo| mas| especialmente)? (?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? y (?:el |ella )?(?:quiere|pide|exige|necesita|requiere|espera))/u,
    /\b(?:su|la) (?:motivacion|principal preocupacion|mayor preocupacion|prioridad|objetivo)(?: principal)?(?: es|:) (?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? y (?:quiere|pide|exige|necesita|requiere))/u,
    /\b(?:el|ella|quiere|busca|necesita|pretende|intenta)?\s?(?:quiere|busca|pretende|intenta|necesita) (?!ver|que le|datos|pruebas|una prueba|un|probar|comparar|medir|contrastar|comprar|firmar|pagar|colaborar)(?<v>\p{L}+(?:ar|er|ir)\b[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? y (?:el |ella )?(?:quiere|pide|exige|necesita|requiere))/u,
    /\b(?:se le mide|la miden|lo miden|se le evalua|responde) por (?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? y (?:quiere|pide|exige|necesita|requiere))/u,
    /\b(?:lo que (?:mas )?le importa|lo que busca|lo que le preocupa) es (?<v>[^.;!?\n]{3,}?)(?=$|[.;!?\n]|,? y (?:quiere|pide|exige|necesita|requiere))/u,
  ],
  proofNeeded: [
    /\b(?:quiere|pide|necesita|exige|quieren|querria|requiere|espera|desea)(?: primero| antes)? ver(?: antes| primero)? (?<v>[^.;!?\n]{3,})/u,
    /\b(?:exige|pide|requiere|reclama|solicita)(?: como prueba| antes)? (?!que\b)(?<v>[^.;!?\n]{3,})/u,
    /\b(?:y|el|ella) (?:necesita|quiere) (?<v>(?:datos|pruebas?|un|una|dos|tres|\d)[^.;!?\n]{3,})/u,
    /\b(?:prueba necesaria|prueba que necesita|evidencia necesaria)(?: es|:) (?<v>[^.;!?\n]{3,})/u,
  ],
  articles:
    /^(?:el|la|los|las|un|una|unos|unas|nuestr[oa]s?|todos los|todas las|a los|a las|sobre todo|al)\s+/u,
}
