/**
 * Words of everyday talk and of private errands, folded, in four languages: a question about the weather, a recipe
 * or a visa is none for the knowledge base. None of them is a word that founders need for a market.
 */
const WORDS = new Set(
  `
weather weekend forecast rain rainy sunny snowing umbrella recipe bake baking cook cooking banana bread cake
soup pasta pizza coffee dinner lunch breakfast restaurant egg toast salad sandwich burger sushi pancake
dessert chocolate cocktail barbecue vegan vegetarian calorie spaghetti lasagna garlic onion mayonnaise
football soccer league stadium basketball tennis champions olympic marathon jogging yoga skiing surfing
boxing goalkeeper referee actor actress celebrity movie cinema netflix song music guitar piano violin poem
joke riddle lyrics singer rapper concert album trailer anime sudoku chess poker lottery karaoke birthday
wedding christmas easter halloween holiday vacation hiking camping beach hostel airbnb souvenir suitcase
passport visa embassy flight hotel airport boots shoes dress haircut hairdresser tattoo makeup cat dog puppy
kitten hamster parrot pet doctor headache toothache fever flu cough sneeze insomnia sunburn hangover
paracetamol ibuprofen pregnant pregnancy diet gym workout bitcoin crypto horoscope zodiac astrology tarot
python javascript html css regex indexerror wifi laptop iphone android playstation xbox minecraft whatsapp
instagram tiktok youtube facebook spotify japanese chinese translate everest planet moon dinosaur homework
grammar spelling garden girlfriend boyfriend dating grandma grandmother toddler babysitter nanny
kindergarten mortgage landlord roommate ikea sofa mattress pillow curtain carpet laundry ironing dishwasher
fridge plumber toilet bathtub payroll payslip wetter wochenende regen regenschirm sonne schnee rezept kochen
kocht backen kuchen suppe kartoffel kartoffelsuppe kartoffelsalat nudel kaffee kaffeemaschine abendessen
mittagessen fruhstuck fussball bundesliga liga stadion torwart schauspieler schauspielerin ei eier salat
nachtisch schokolade pfannkuchen sosse zwiebel knoblauch kalorie kino lied musik gitarre klavier geige
gedicht liebesgedicht witz ratsel geburtstag hochzeit weihnacht weihnachten ostern urlaub wandern zelten
strand ferienwohnung reisepass personalausweis visum botschaft koffer schuhe friseur tattowierung katze hund
haustier arzt kopfschmerz ruckenschmerz zahnschmerz bauchschmerz knie joggen husten schnupfen fieber grippe
schwanger diat abnehmen fitnessstudio flug mallorca horoskop sternzeichen ubersetze mond dinosaurier
hausaufgabe rechtschreibung garten freundin oma kita miete mietvertrag vermieter mobel teppich matratze
kissen vorhang wasche kuhlschrank geschirrspuler spule waschbecken klempner toilette badewanne fleck rotwein
lohnabrechnung gehaltsabrechnung sozialabgabe kindergeld elterngeld fuhrerschein aufenthaltstitel
aufenthaltserlaubnis staatsburgerschaft lluvia paraguas nieve medico pastilla jaqueca cancion receta cocinar
tortilla patata paella cafe cena desayuno postre bocadillo cebolla ajo vegano caloria futbol baloncesto
estadio portero actriz huevo ensalada mundial pelicula cine guitarra poema chiste adivinanza cumpleanos boda
navidad vacaciones playa pasaporte visado embajada maleta vuelo zapato peluquero peluqueria tatuaje gato
perro mascota fiebre gripe tos resfriado embarazada dieta adelgazar gimnasio horoscopo traduce luna planeta
dinosaurio deberes ortografia jardin novia novio abuela guarderia ninera alquiler mancha camisa piso muebles
alfombra colchon almohada cortina nevera lavadora lavavajillas fregadero lavabo fontanero inodoro nomina
extranjeria empadronamiento meteo parapluie neige roman voyage avion pluie soleil recette cuisiner cuisson
crepe gateau soupe diner dejeuner chocolat oignon ail foot ligue stade acteur actrice oeuf salade chanson
musique guitare violon blague devinette anniversaire mariage noel paques vacances passeport ambassade valise
chaussure coiffeur tatouage chat chien chaton prenom rhume toux fievre enceinte genou maigrir traduis lune
planete dinosaure devoirs orthographe copine copain grand-mere creche nounou loyer poeme automne meuble
tapis matelas oreiller rideau lessive frigo evier plombier toilettes baignoire sejour paie
`
    .split(/\s+/)
    .filter(Boolean),
)

const ENDING = /(?:es|en|[sen])$/

/** Whether a folded word belongs to everyday talk. */
export const isEveryday = (folded: string): boolean =>
  WORDS.has(folded) || WORDS.has(folded.replace(ENDING, ''))
