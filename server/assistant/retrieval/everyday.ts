/** Beginnings of words of everyday talk, folded: a question about the weather or a recipe is none for the knowledge base. */
const STEMS =
  `weather|weekend|forecast|rain|sunny|recipe|bak(e|ing)|cook|banana|bread|cake|soup|pasta|pizza|coffee|dinner|lunch|breakfast|restaurant|football|soccer|league|stadium|actor|actress|celebrit\\w+|egg|toast|salad|basketball|tennis|champions|olympic|movie|cinema|netflix|song|music|guitar|piano|poem|joke|riddle|birthday|wedding|christmas|holiday|vacation|hiking|boots|shoes|dress|haircut|cat|dog|puppy|pet|doctor|headache|fever|flu|diet|gym|workout|flight|hotel|airport|bitcoin|crypto|horoscope|zodiac|astrolog|python|javascript|html|regex|indexerror|laptop|iphone|android|playstation|minecraft|japanese|chinese|translate|everest|planet|moon|dinosaur|homework|garden|girlfriend|boyfriend|dating|grandm\\w+|mortgage|
wetter|wochenende|regen|sonne|rezept|kochen|backen|kuchen|suppe|kartoffel\\w*|nudel|kaffee\\w*|abendessen|fussball|bundesliga|liga|stadion|schauspieler\\w*|ei|eier|salat|kino|serie|lied|musik|gitarre|klavier|gedicht|liebes\\w*|witz|geburtstag|hochzeit|weihnacht|urlaub|wander|schuhe|katze|hund|haustier|arzt|kopfschmerz|ruckenschmerz\\w*|fieber|grippe|diat|abnehmen|flug|mallorca|hotel|horoskop|sternzeichen|ubersetze|mond|dinosaurier|hausaufgab|garten|freundin|oma|miete|
lluvia|medico|pastilla|jaqueca|serie|cancion|receta|cocinar|tortilla|patata|paella|cafe|cena|futbol|baloncesto|liga|estadio|actor|actriz|actric|huevo|ensalada|mundial|pelicula|cine|cancion|guitarra|poema|chiste|cumpleanos|boda|navidad|vacaciones|zapato|gato|perro|mascota|fiebre|gripe|dieta|adelgazar|vuelo|horoscopo|traduce|luna|deberes|jardin|novia|novio|abuel\\w+|mancha|camisa|piso|alquiler|
meteo|cinema|serie|roman|voyage|avion|hotel|restaurant|pluie|soleil|recette|cuisiner|crepe|gateau|soupe|diner|foot|match|ligue|stade|acteur|actrice|oeuf|salade|chanson|musique|guitare|blague|anniversaire|mariage|noel|vacances|chaussure|chat|chien|prenom|rhume|fievre|grippe|regime|maigrir|voyage|traduis|lune|dinosaure|devoirs|jardin|copine|copain|grand-mere|loyer|poeme|automne`.replaceAll(
    '\n',
    '',
  )

const EVERYDAY = new RegExp(`^(?:${STEMS})(?:s|es|e|en|n)?$`)

/** Whether a folded word belongs to everyday talk. */
export const isEveryday = (folded: string): boolean => EVERYDAY.test(folded)
