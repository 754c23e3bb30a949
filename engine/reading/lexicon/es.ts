import type { Lexicon } from './categories.ts'

export const es: Lexicon = {
  indefinite: 'un | una | otro | otra',
  definite: 'el | la | los | las | ambos | ambas | todos los | todas las',
  possessive: 'nuestro* | nuestra* | mi | mis | su | sus',
  demonstrative: 'este | esta | estos | estas | esos | esas | ese | esa | aquellas | aquellos',
  vague:
    'unos | unas | unos cuantos | unas cuantas | algunos | algunas | varios | varias | muchos | muchas | un par de | un par | un puñado de | decenas de | docenas de | bastantes | pocos | pocas | diversas | diversos | numerosas | numerosos | múltiples | una decena de | una veintena de | una treintena de | una quincena de | una decena | una veintena | montones de | un montón de',
  hedge:
    'unos | unas | aproximadamente | alrededor de | cerca de | casi | más o menos | más de | al menos | por lo menos | como mucho | hasta | quizás | quizá | tal vez | entre | en torno a | o así | como | creo | sobre | menos de | como unas | como unos | aprox | aproximadamente | diría | calculo | y pico | por ahí',
  unit: 'dkk | sek | nok | pln | czk | huf | mxn | brl | jpy | cad | aud | kroner | kronor | kronen | zloty | pesos | soles | % | por ciento | euro* | eur | dólar* | usd | peso* | soles | libras | centavo* | k | mil | millón | millones | segundo* | minuto* | hora* | día* | semana* | mes | meses | trimestre* | año* | empleado* | trabajador* | kg | g | mg | tonelada* | t | km | m | cm | mm | nm | °c | grado* | kw | mw | gw | kwh | mwh | v | voltios | hz | litro* | l | ml | hectárea* | ha | veces | x | unidad* | dispositivo* | sensor* | pieza* | muestra* | ciclo* | pregunta* | página*',
  ordinal:
    'primer | primero | primera | primeros | primeras | segundo | segunda | tercer | tercero | tercera | cuarto | cuarta | quinto | quinta | sexto | sexta | séptimo | séptima | octavo | octava | noveno | novena | décimo | décima | primerísim*',
  eachOf:
    'de ellas | de ellos | de esas | de esos | de las | de los | entre ellas | entre ellos | en las | en los | de estas | de estos | de nuestras | de nuestros | en nuestras | durante las | en todas las',
  oneOf: 'una de ellas | uno de ellos | una de las | uno de los | una de esas | uno de esos',
  increment:
    'más | otras | otros | otra | otro | nuevas | nuevos | nueva | nuevo | adicionales | adicional | además | de nuevo | añade | apunta',
  total:
    'a fecha de hoy | estado a hoy | en total | ya llevamos | llevamos ya | llevamos | hasta ahora | hasta el momento | a día de hoy | ya vamos por | vamos por | ya son | ya tenemos | ya hemos hecho | ya sumamos | sumamos | en conjunto | ahora tenemos | tenemos ya | ya estamos en | hasta la fecha | hemos llegado a | llegamos a | acumulamos | ya hay | ahora hay | estamos ya en | alcanzamos | estamos en',
  makesTotal:
    'ahora son | ya van | van ya | eso son ya | ya suman | con eso ya son | con esto ya son | ya son | lo que hace | lo que suma | con estas ya son | con estos ya son | así que ya son | así que son | en total son | con lo que llevamos | con lo que ya son | sumamos ya | hacen un total de | para un total de | con eso llegamos a | con esto llegamos a | con eso llevamos | con esto llevamos | así ya son | así que llevamos | con estas llevamos | con estos llevamos | y con eso',
  shortSpan:
    'esta semana | la semana pasada | ayer | hoy | anteayer | este mes | el mes pasado | el lunes | el martes | el miércoles | el jueves | el viernes | estos días | en los últimos días | acabamos de | acabo de | recién | recientemente | esta mañana | esta tarde | el fin de semana | últimas dos semanas | hace unos días',
  correction:
    'estaba mal | era incorrecto | eso no era | en realidad | me equivoqué | nos equivocamos | corrijo | corrección | perdón | quise decir | quería decir | me he equivocado | error mío | fe de erratas | disculpa | disculpas | rectifico | eran solo | era solo | fueron solo | solo eran | conté mal | no era correcto | en verdad | mejor dicho | por error | de hecho | rectificación | me confundí | lo siento',
  reference:
    'que mencioné | que mencionamos | mencionad* | que te dije | que te comenté | que te conté | dichas | dichos | las mismas | los mismos | ya comentad* | de antes | como dije | anteriores',
  loss: 'ha retirado | han retirado | retira su | retiran su | terminó antes de tiempo | terminar ~ antes de tiempo | dinero de vuelta | reembolso | reembolsos | reembolsado | reembolsamos | reembolsó | reembolsar | ya no es cliente | ya no son clientes | devolverle el dinero | devolverles el dinero | devuelto el dinero | devolvimos el dinero | devolver el dinero | pusieron fin | puso fin | ha decidido terminar | decidió terminar | decidió parar | ha parado | no continuar | no seguir | no seguirá | no continuará | no quiere seguir | no seguir adelante | perdimos | perdido | perder | perdí | se retiró | se retiraron | se ha retirado | se han retirado | retiró | canceló | cancelaron | cancelado | cancelada | ha cancelado | han cancelado | se echó atrás | se echaron atrás | se ha echado atrás | se bajó | se bajaron | se ha bajado | rescindió | rescindieron | rescindido | abandonó | abandonaron | ha abandonado | se fue | se ha ido | se cayó | se ha caído | dio de baja | se dio de baja | se ha dado de baja | rompió | quebró | anuló | anularon | anulado | suspendió | suspendieron | no renovó | no ha renovado | no renovaron | desistió | desistieron | dejó de pagar | interrumpió | interrumpieron | paralizó | descartó | se nos cayó | se cayeron | nos dejó | paró | pararon | lo pararon | han parado | detuvo | detuvieron | frenó | frenaron | se nos fue | se nos ha ido | se nos han ido | se nos fueron | se marchó | se marcharon | cliente menos | clientes menos | borra | quita | tacha',
  conversion:
    'pasa del | pasan del | pasó del | pasaron del | ha pasado del | han pasado del | pasó de un | se convirtió en | se ha convertido en | se convirtieron en | se han convertido en | pasó a ser | ha pasado a ser | se transformó en | se ha transformado en | convertido en | derivó en | ha derivado en | pasó a | pasaron a | dio lugar a | acabó en | terminó en | evolucionó a | ya es un | convertimos | desembocó en',
  repeat:
    '(pidió|compró|encargó|pidieron|compraron|encargaron) (una segunda|un segundo|una tercera|un tercer) | acaba de renovar | acaban de renovar | acaba de prorrogar | acaban de prorrogar | acaba de ampliar | renovó | renovaron | ha renovado | han renovado | renovación | renovaciones | segundo pedido | segunda compra | segunda licencia | segunda orden | tercer pedido | pedido adicional | volvió a comprar | volvió a pedir | volvieron a comprar | volvieron a pedir | repitió | repitieron | ha repetido | otro pedido | otra licencia | nuevo pedido | prorrogó | prorrogaron | prórroga | amplió el contrato | ha vuelto a comprar | ha vuelto a pedir | recompra | segundo equipo | segunda unidad | recontrató | extendió',
  expansion:
    'amplió a | ampliado a | ampliaron a | amplió | ampliación | segunda planta | otra planta | segundo centro | otro centro | extendió a | expansión',
  pseudo:
    '(inversor|inversores) (solar|solares|fotovoltaico|fotovoltaicos|central|centrales|híbrido|híbridos|trifásico|trifásicos|monofásico|monofásicos|de corriente|actuales|convencionales) | (inversor|inversores) que (convierte|convierten|funciona|funcionan|no se) | (prueba|prueban|usa|usan|utiliza|utilizan|instala|instalan|instaló|compró|compraron|vendimos|probando|usando|instalado|comprado|vendido) ~ (inversor|inversores) | (inversor|inversores) se (calienta|calientan|sobrecalienta|sobrecalientan|rompe|rompen|estropea|estropean) | (los|sus|unos) inversores (fallan|duran|pierden) | (tendría|tendríamos|tengo|hay|habría) que (mirar|mirarlo|ver|contar|comprobar|revisar|consultar) | no, espera | no espera | ay, espera | ah, espera | espera, (corrijo|rectifico|no|me|que|perdón) | (jefe|jefes|jefa|jefas|responsable|responsables|encargado|encargados) de taller | si (lo |)sumo (todo|todas|todos|bien) | si (lo |las |)cuento (bien|todo|todas) | si (sumamos|contamos) (todo|todas|bien) | yo diría | diría que | sin duda | sin ninguna duda | no solo | no sólo | no solamente | sin problemas | sin problema | no está mal | no menos de | cómo no | como estaba previsto | según lo previsto | tal como se esperaba | no contar | nada menos que | no es broma | por qué no | ni más ni menos | tal y como se planeó | como esperábamos | según lo planeado | sin contratiempos | sin incidentes | como acordamos | no cabe duda | plan de negocio | esta mañana | por la mañana | de la mañana | por las mañanas | la mañana del | su (filial|matriz|empresa matriz|casa matriz|hermana|empresa hermana)',
  negation:
    'no | ningún | ninguno | ninguna | ningunos | nunca | jamás | nadie | tampoco | ni | todavía no | aún no | nada | falta | faltan | cero | se niega | rechazó | rechazaron | ya no',
  without: 'sin | en lugar de | en vez de',
  planned:
    'propone | proponen | propuso | propusieron | ofrece | ofrecen | ofreció | ofrecieron | nos faltan | nos falta | faltan | hacen falta | queríamos | quería | íbamos a | planeábamos | esperábamos | pensábamos | invitad* | planeamos | planeo | planea | planean | plan | planes | planificamos | esperamos | espero | espera | esperan | queremos | quiero | quiere | quieren | vamos a | voy a | va a | van a | pensamos | pienso | tenemos previsto | tenemos planeado | está previsto | prevemos | prevé | intentamos | intentaremos | buscamos | busco | aspiramos | nuestro objetivo | objetivo | meta | ojalá | confiamos en | deseamos | nos gustaría | me gustaría | estamos por | a punto de | debemos | deberíamos | hay que | tenemos que | necesitamos | negociando | negociamos | en negociación | en negociaciones | preparando | preparamos | en conversaciones para | hablando de | discutiendo | solicitamos | pendiente | pendientes | pronóstico | previsión | antes de | estudiando | considerando | está valorando | valorando | se comprometió a | se comprometieron a | acordamos hacer | pidió | pidieron | esperando | a la espera | trabajamos en | trabajando en | tratando de | tratamos de | aceptó hacer | aceptó empezar | intenté | nos presentamos a | postulamos | postulé | casi (conseguimos|firmamos|cerramos|logramos|tuvimos|conseguí|firmé)',
  scheduled:
    'previsto* | prevista* | planeado* | planeada* | planificad* | programad* | agendad* | en preparación | en negociación | por firmar | por confirmar | pendientes | pendiente | próximos | próximas | próximo | próxima | reservad* | en cartera | en el calendario | en trámite | apalabrad* | concertad*',
  future:
    'la semana que viene | la próxima semana | el próximo mes | el mes que viene | el año que viene | el próximo año | próximo trimestre | mañana | pronto | en breve | próximamente | antes de fin de año | a partir de enero | a partir de marzo | a partir de | este otoño | más adelante | en el futuro | en los próximos | en las próximas | empieza en | comienza en | arranca en | empieza el | comienza el | arranca el | empiezan en | comienzan en | arrancan en | en cuanto | el trimestre que viene | a finales de | empieza la semana | arranca la semana',
  conditional:
    'si | siempre que | en caso de | cuando consigamos | siempre y cuando | a condición de | suponiendo | con tal de que | sería | serían | tendríamos | haríamos | podríamos | facturaríamos | a menos que | salvo que | podría | podrían | pagaría | pagarían | compraría | comprarían | firmaría | firmarían | condicionad* | imagina | imagínate | imaginemos | supongamos | tuviéramos | hubiéramos | hubiera',
  possible:
    'quizás | quizá | tal vez | a lo mejor | puede que | probablemente | posiblemente | podría | podrían | es posible | no sé si | no estoy seguro | no estoy segura | creo que | parece que | seguramente | al parecer | supuestamente | por lo visto',
  interest:
    'interesado en | interesada en | interesados en | interesadas en | interés en | interesad* | mostró interés | mostraron interés | dispuesto a | dispuesta a | dispuestos a | dispuestas a | les interesa | le interesa hacer',
  hypothetical:
    'comprarían | compraría | pagarían | pagaría | firmarían | firmaría | prometió | prometieron | ha prometido | han prometido | promesa | encantaría | encantado de comprar | nos aseguró que comprar*',
  otherVenture:
    '(mi|nuestra) empresa de antes | (mi|nuestra) startup de antes | antiguo empleador | anterior empleador | mi ex empresa | exempresa | antiguo jefe | proyecto anterior | otro proyecto | en mi anterior empresa | en mi antigua empresa | en mi empresa anterior | en mi anterior startup | en mi anterior | mi anterior empresa | mi antigua empresa | en mi último trabajo | en mi antiguo | en mi antigua | cuando trabajaba en | empresa anterior | startup anterior | mi otra empresa | en mi trabajo anterior | en mi primera startup | en mi última empresa | en mi última startup | anterior emprendimiento | en la empresa donde trabajaba',
  otherActor:
    'el otro equipo | la otra startup | los otros fundadores | la otra spin-off | competidor* | la competencia | nuestra competencia | otra startup | otras startups | startup de un amigo | empresa de un amigo | un amigo mío | una amiga mía | otro equipo | otros equipos | rival* | empresa hermana | el líder del mercado | la startup de | la empresa de mi | otros emprendedores | la startup vecina | otro fundador | otros fundadores | otra fundadora | un conocido | una conocida',
  we: 'nosotros | nosotras | yo | hemos | tenemos | hicimos | firmamos | nuestro equipo | mi equipo | nuestra becaria | nuestro becario | nuestros becarios | nuestras becarias | nuestra comercial | nuestros alumnos en prácticas',
  related:
    'de la que salimos | de donde salimos | director de tesis | directora de tesis | tutor* | supervisor* | profesor* | catedrátic* | mi instituto | nuestro instituto | mi laboratorio | nuestro laboratorio | antiguo laboratorio | mi universidad | nuestra universidad | compañer* | cofundador* | socio fundador | colega* | amigo* | amiga* | mi familia | familiar | familiares | hermano* | hermana* | mi padre | mi madre | mis padres | mi tío | mi tía | mis tíos | primo | primos | prima | primas | mi mujer | mi marido | mi esposo | mi esposa | suegr* | cuñad* | empresa matriz | matriz | casa matriz | sociedad matriz | inversor* | inversora* | inversionista* | business angel* | ángel inversor | ángeles inversores | fondo de capital | fondo de inversión | accionista* | mentor* | asesor* | aceleradora* | incubadora* | coach* | compañero de piso | vecino* | vecina* | miembros del equipo | novio | novia | sobrin* | mi hijo | mi hija | mi abuel* | consejo asesor | transferencia tecnológica',
  synthetic:
    'generad* por ia | generad* con ia | personas sintéticas | sintétic* | chatgpt | simulad* | ficticio* | ficticia* | clientes virtuales | modelo de lenguaje | llm | gpt | personas de ia | usuarios virtuales | inventad* | avatares',
  survey:
    '(cruzamos|crucé|intercambiamos|intercambié|cruzado|intercambiado) (unos |algunos |)mensajes | formulario* | typeform* | encuesta* | cuestionario* | webinar* | boletín | correo* | email* | e-mail* | linkedin | formulario* | asistentes | seguidores | lista de espera | respuestas | inscritos',
  signed:
    'acaba de firmar | acaban de firmar | acabamos de firmar | firmad* | firmó | firmaron | ha firmado | han firmado | firmamos | firmé | hemos firmado | suscribió | suscrit* | rubricad* | rubricó | con firma',
  unsigned:
    'sin firmar | no firmad* | no están firmad* | no está firmad* | por firmar | falta la firma | faltan las firmas | pendiente de firma | pendientes de firma | sin firma | no han firmado | no ha firmado | aún no firm* | todavía no firm* | nada firmado | no hay nada firmado | no lo han firmado | no la han firmado | en manos del abogado | en legal | no está por escrito',
  verbal:
    'verbal* | verbalmente | de palabra | por teléfono | oralmente | informal* | en principio | apretón de manos',
  draft: 'borrador* | plantilla* | redactando | propuesta de',
  running:
    'en pleno | en plena | en medio de | en marcha | en curso | activo* | activa* | funcionando | corriendo | desde | está en marcha | están en marcha | va bien | van bien | sigue | siguen | operativo* | operativa* | actualmente | funciona | funcionan | en funcionamiento | estamos haciendo | estamos ejecutando',
  started:
    'acaba de empezar | acaban de empezar | acaba de arrancar | acaban de arrancar | acabamos de empezar | acabamos de arrancar | empezó | empezaron | empezamos | ha empezado | han empezado | comenzó | comenzaron | comenzamos | arrancó | arrancaron | arrancamos | ha arrancado | han arrancado | iniciamos | inició | iniciaron | lanzamos | pusimos en marcha | puso en marcha | instalamos | instaló | instalaron | ha comenzado | han comenzado | iniciado | arrancado | hemos empezado | hemos iniciado | hemos arrancado | hemos puesto en marcha | hemos lanzado | hemos instalado',
  completed:
    'terminó | terminaron | terminamos | ha terminado | completamos | completó | completaron | completado* | acabó | acabaron | acabamos | finalizó | finalizaron | finalizado* | finalizamos | concluyó | concluimos | concluid* | cerramos | con éxito | realizamos | realizado* | hicimos | hemos hecho | hemos completado | hemos terminado | hemos cerrado | exitos* | terminad*',
  done: 'hicimos | hemos hecho | hice | he hecho | realizamos | hemos realizado | he realizado | realicé | tuvimos | tuve | hemos tenido | completamos | terminamos | hizo | hicieron | ha hecho | han hecho | realizó | llevamos | mantuvimos | cerramos | completé',
  interviewNoun:
    'entrevista | entrevistas | entrevistas de problema | entrevista* a clientes | entrevista* con clientes | llamadas de descubrimiento | llamada de descubrimiento | conversaciones de descubrimiento | entrevistas de descubrimiento | discovery call*',
  notInterview:
    '(guion|guía|preguntas|plantilla|modelo|formato|esquema|solicitud|invitación|notas|técnicas) (de|para|a) (la |las |una |unas )?(entrevista|entrevistas) | (entrevista|entrevistas) (de prueba|de trabajo|de ensayo|simulada|simuladas|de prensa|de radio|en la radio|en la prensa)',
  talkNoun:
    'conversación | conversaciones | charla* | reunión | reuniones | llamada* | encuentro* | contacto* | visita* | demo comercial | demos comerciales | demo de ventas | demo de venta | demos de ventas | demos de venta | demos de producto | demo de producto | presentación comercial',
  interviewVerb:
    'entrevistamos | entrevisté | hemos entrevistado | he entrevistado | entrevistó | entrevistaron | ha entrevistado | han entrevistado | entrevistad* | entrevistar',
  talkVerb:
    'hablado ya con | hablado con | hablamos con | hablé con | hemos hablado con | he hablado con | habló con | hablaron con | hablando con | estamos hablando con | nos reunimos con | me reuní con | nos hemos reunido con | en conversaciones con | conversamos con | charlamos con | charlé con | contactamos con | visitamos a | visitamos | conocimos a | en contacto con | quedamos con | llamamos a | hablamos | dialogamos con | platicamos con | hemos charlado con | por teléfono con | en llamada con | conocí a | coincidí con',
  groupSession:
    'grupo focal | grupos focales | focus group* | sesión grupal | sesiones grupales | entrevista grupal | entrevistas grupales | mesa redonda | mesas redondas | grupo de discusión | grupos de discusión | sesión de grupo',
  booth: 'feria | stand | congreso | conferencia | evento | salón | networking',
  expert: 'expert* del sector | expert* | consultor* | analista* | periodista*',
  customerSide:
    'client* | usuari* | comprador* | operador* | potencial* | cliente potencial | clientes potenciales | interesado*',
  topic:
    'para entender | para comprender | para saber cómo | sobre sus | sobre su | por qué sus | sobre su problema* | sobre sus problemas | sobre el problema | sobre su proceso | sobre sus procesos | sobre cómo | puntos de dolor | sobre sus dolores | sobre sus necesidades',
  demo: 'demo | demos | demostración | demostraciones | presentación | presentaciones | pitch | taller* | demo comercial | demos comerciales | demo de ventas | demo de producto | presentación comercial',
  loiNoun:
    'carta* de intención | carta* de intenciones | loi | lois | memorando* de entendimiento | memorándum de entendimiento | memorándums de entendimiento | mou | mous | reserva* | pedido condicionado | pedidos condicionados | letter of intent | letters of intent | preventa* | prepedido* | precontrato*',
  notLoi:
    'nda | ndas | acuerdo* de confidencialidad | carta* de apoyo | carta* de recomendación | term sheet* | hoja de términos | acuerdo* de no divulgación | carta* de interés para la subvención | carta* de respaldo | carta* de adhesión',
  pilotNoun:
    'fase de prueba* | fase piloto | piloto* | proyecto* piloto | prueba* piloto | prueba* de concepto | poc | pocs | ensayo* de campo | prueba* de campo | piloto de pago | cliente* piloto | instalación piloto | instalaciones piloto | programa* piloto | contrato* de piloto | contrato del piloto | ensayo* piloto | test de campo | ensayo* industrial*',
  notPilot:
    'planta piloto | escala piloto | ensayo clínico | ensayos clínicos | línea piloto | piloto automático | pilotos de drones | piloto de drones',
  usesProduct:
    'usan | usa | utilizan | utiliza | están usando | está usando | están utilizando | está utilizando | emplean | emplea | trabajan con | trabaja con | han instalado | ha instalado | usando | utilizando | llevan usando | lleva usando',
  product:
    'prototipo* | dispositivo* | sensor* | sistema* | software | tecnología | equipo* | máquina* | producto* | solución | soluciones | chip* | plataforma | demostrador* | beta | módulo* | robot* | escáner* | dron* | app | herramienta*',
  testing:
    'probando | prueba | prueban | probó | probaron | han probado | ha probado | testea | testean | testeando | testeó | ensaya | ensayan | ensayando | evalúa | evalúan | evaluando | evaluó | muestra | muestras | validando | valida',
  own: 'intern* | propio laboratorio | nuestro laboratorio | en el laboratorio | en laboratorio | propia nave | nuestra nave | propio taller | nuestro taller | banco de pruebas | nuestra propia | nuestro propio | instalaciones propias | nuestras instalaciones | mi garaje | propia finca | propio campo',
  payingCustomer:
    'cliente* de pago | clientes que pagan | cliente que paga | cliente* pagador* | clientes que paguen | cliente que pague | usuarios de pago | clientes pagando | clientes que nos pagan | cliente* que ya paga* | clientes que ya nos pagan | clientes facturando | suscriptor* de pago | empresas que pagan | empresas que nos pagan',
  payVerb:
    'pagó | paga | pagan | pagaron | ha pagado | han pagado | pagando | abonó | abonaron | transfirió | pagada | pagado | pagadas',
  payUs:
    'comprado y pagado | pedido y pagado | acaba de pagar | acaban de pagar | acaba de pagarnos | acaban de pagarnos | acaba de abonar | acaban de abonar | factura ~ pagada | facturas ~ pagadas | factura ~ cobrada | paga por nuestr* | pagan por nuestr* | nos pago | nos paga | nos pagan | nos pagó | nos pagaron | nos ha pagado | nos han pagado | pagó la factura | pagaron la factura | ha pagado la factura | han pagado la factura | factura pagada | facturas pagadas | pagó su factura | pagó nuestra factura | pagó la primera factura | ha abonado | abonó la factura | abonaron la factura | han abonado la factura | nos transfirió | cobramos | hemos cobrado | recibimos el pago | pago recibido | llegó el pago | ha llegado el pago | nos abonó | nos abona | nos abonaron | pagó | pagaron | ha pagado | han pagado | está pagando | están pagando | ya paga | ya pagan | nos ingresó | ingresó el pago | facturas cobradas | nos está pagando | nos están pagando | liquidó la factura | ya pagó | en nuestra cuenta | a nuestra cuenta | en la cuenta | nos hizo la transferencia | nos hicieron la transferencia | entró el dinero | entró el pago | pagó ~ factura | pagaron ~ factura',
  free: 'gratis | gratuit* | sin coste | sin costo | sin pagar | gratuitamente',
  grant:
    'subvención | subvenciones | beca* | premio* | ayuda pública | ayudas | inversión | préstamo* | ronda | financiación | financiamiento | capital semilla | crédito* | concurso | fondos europeos | fondos públicos | ayuda de | crowdfunding | donación | donaciones | cdti | enisa | neotec',
  order: 'pedido* | orden de compra | órdenes de compra | orden de pedido',
  contract: 'contrato* | licencia* | suscripción | suscripciones | acuerdo* | acuerdo marco',
  productContract:
    'contrato* de suministro | contrato* de compra | contrato* anual* | contrato* de licencia | licencia | licencias | contrato* de servicio* | contrato* plurianual* | contrato* comercial* | suscripción | suscripciones | acuerdo* de compra | acuerdo* de suministro | contrato* de venta | contrato* de compraventa | contrato* de producto | contrato* de mantenimiento | contrato* de offtake',
  sold: 'vendimos | vendí | hemos vendido | he vendido | venta | ventas | vendió | vendido* | entregamos',
  bought:
    'compró | compraron | ha comprado | han comprado | encargó | encargaron | pidió | adquirió | adquirieron | ha adquirido | contrató | contrataron | nos compró | nos compraron',
  customer: 'cliente | clientes | clienta | clientas',
  haveVerb:
    'tenemos | tengo | hay | ganamos | conseguimos | hemos conseguido | captamos | cerramos | contamos con | sumamos | con | hemos ganado | logramos | tiene',
  loanOrDeposit:
    'depósito* | fianza | señal reembolsable | préstamo* | consultoría | sueldo | gastos de viaje | reembols*',
  outside:
    'inbound | a través de un distribuidor | distribuidor* | por un distribuidor | comercial contratad* | por la web | nuestra web | puerta fría | canal | socio de canal | vendedor* | por nuestra página | revendedor* | nuestra comercial cerró | nuestro comercial cerró',
  multiYear:
    'plurianual* | por dos años | por tres años | por cuatro años | por cinco años | por diez años | a dos años | a tres años | a cinco años | de dos años | de tres años | de cuatro años | de cinco años | offtake | por 2 años | por 3 años | por 5 años | a 3 años | a 5 años | de 3 años | de 5 años | dos años más | tres años más | otros dos años | otros tres años | multianual*',
  paid: 'pagado* | de pago | pagada* | remunerad* | cobrad* | pagando',
  coordinator:
    'y | e | pero | sino que | mientras | aunque | porque | además | y además | luego | después | pues | así que | o | entonces | sin embargo | cuando | antes | que | donde',
  contrast: 'pero | sin embargo | aunque | mientras | salvo | excepto | solo',
  verb: 'acaba | acaban | acabamos | es | son | era | eran | fue | fueron | está | están | estaba | estamos | ha | han | he | hemos | había | hay | tiene | tienen | tenemos | tengo | tenía | puede | pueden | podría | va | van | vamos | quiere | quieren | queremos | hicimos | hice | hizo | hicieron | firmó | firmaron | firmamos | pagó | pagaron | paga | pagan | perdimos | canceló | cancelaron | retiró | usan | usa | utilizan | utiliza | utiliza | prueban | probaron | probó | vendimos | compró | compraron | renovó | renovaron | amplió | convirtió | hablé | hablamos | entrevistamos | entrevisté | planeamos | esperamos | espero | dijo | dijeron | dicen | cuesta | cuestan | pierden | pierde | decide | deciden | importa | llevamos | llega | llegó | conseguimos | logramos | recibimos | empieza | empezó | empezamos | comienza | comenzó | arranca | arrancó | terminó | acabó | sigue | siguen | funciona | funcionan | bajó | bajaron | subió | encantó | gustó | pidió | confirmó | prometió | cree | creen | ganamos | cerramos | sumamos | realizamos | tuvimos | mide | medimos | redujo | fueron | piensa | necesitamos | abonó | se',
  pronounSubject:
    'nosotros | yo | ellos | ellas | él | ella | que | quien | la | el | ambas | ambos | una de ellas | uno de ellos | ninguna | ninguno | esto | eso',
  stop: 'de | del | en | a | al | con | por | para | sobre | y | o | pero | que | hicimos | hemos | tenemos | firmamos | nos | se | hay | son | es | fueron | tras | desde | entre | sin | como | según | durante | antes | después | hoy | ayer | ya | no | solo | haciendo | sino | llevamos | tuvimos | realizamos',
  with: 'con | de | a | al | del | en | entre | por',
  interrogative:
    'es | son | basta | bastan | debería | deberíamos | qué | cómo | cuándo | cuántas | cuántos | cuál | dónde | quién | por qué | crees | puedo | podemos | alcanza | verdad | no | te parece | vale | está bien | sirve | hay | hace falta | hacen falta',
  person:
    'jefe* | jefa* | director* | directora* | gerente* | responsable* | encargad* | ingenier* | comprador* | dueñ* | propietari* | técnic* | médic* | enfermer* | agricultor* | operari* | especialista* | coordinador* | enólog* | supervisor* | cio | cto | ceo | farmacéutic* | capataz | administrador* | veterinari* | agrónom* | pediatra* | cirujan* | *iatra | *iatras | *ólogo | *ólogos | *óloga | *ólogas | higienista* | comerciante* | ctos | ceos | coos | cios | cfos | coo | cfo',
  place: 'en | de',
  generic:
    'hospital* | clínica* | mina | minas | empresa* | planta* | fábrica* | granja* | finca* | bodega* | almazara* | puerto* | aerolínea* | banco* | cliente* | clienta* | usuario* | operador* | fabricante* | productor* | proveedor* | laboratorio* | centro* | universidad* | ayuntamiento* | municipio* | cooperativa* | equipo* | startup* | astillero* | refinería* | cementera* | distribuidor* | integrador* | hotel* | restaurante* | personas | persona | socio* | compañía* | agricultor* | ganadero* | farmacia* | cervecería* | panadería* | sede* | sitio* | frigorífico* | quesería* | invernadero* | constructora* | eléctrica* | grupo | consorcio* | entidad* | organización | organizaciones | matadero* | papelera* | acería* | tienda* | taller* | naviera* | aseguradora* | molino*',
  notName:
    'ene | feb | mar | abr | jun | jul | ago | sep | sept | oct | nov | dic | yo | nosotros | el | la | los | las | un | una | unos | unas | nuestro | nuestra | nuestros | nuestras | mi | mis | su | sus | este | esta | estos | estas | hoy | ayer | mañana | lunes | martes | miércoles | jueves | viernes | enero | febrero | marzo | abril | mayo | junio | julio | agosto | septiembre | octubre | noviembre | diciembre | q1 | q2 | q3 | q4 | loi | lois | mou | nda | poc | icp | ia | ue | españa | chile | perú | méxico | argentina | colombia | europa | francia | alemania | portugal | en | con | por | para | de | del | al | a | y | o | pero | si | sí | no | ya | hola | gracias | perdón | además | también | luego | hicimos | tenemos | hemos | he | hablé | hablamos | firmamos | perdimos | conseguimos | recibimos | esperamos | planeamos | queremos | vamos | llevamos | vendimos | ganamos | entrevistamos | hay | dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez | once | doce | varios | varias | algunos | algunas | muchos | muchas | ambas | ambos | todos | todas | primer | primera | segundo | segunda | tercer | tercera | cuando | donde | como | qué | cómo | cuánto | cuántos | cuántas | quién | por | según | desde | hasta | entre | sin | sobre | tras | ahora | cliente | clientes | entrevistas | piloto | pilotos | carta | cartas | buenas | malas | noticias | noticia | eur | usd | euros | total | b2b | ceo | cto | trl | eso | esto | lo | se | nos | le | les | es | son | fue | fueron | actualización | finalmente | desgraciadamente | lamentablemente | nadie | ninguno | ninguna | otro | otra | otros | otras | solo | quizás | tal | mientras | aunque | porque | que | dr | dra | sr | sra | uno | rápido',
  example:
    'por ejemplo | p. ej. | según el artículo | según un estudio | dicen que | normalmente | de media | se suele | lo habitual | según el informe | según internet | en promedio | leí que | suelen | suele | por lo general',
  yes: 'sí | si | correcto | exacto | eso es | así es | vale | claro | de acuerdo | confirmo | ok | okay | exactamente',
  no: 'no | incorrecto | para nada | no es correcto | no son entrevistas',
  volumeUnit:
    'unidad* | dispositivo* | sensor* | equipo* | máquina* | escáner* | sistema* | tonelada* | licencia* | kg | litro* | módulo* | robot* | filtro* | panel* | paneles | chip* | m2 | metros cuadrados | cartucho* | dron* | pieza* | kits',
  need: 'porque | para reducir | para sustituir | para evitar | necesita | necesitan | debido a | ya que | para cumplir | para bajar',
}
