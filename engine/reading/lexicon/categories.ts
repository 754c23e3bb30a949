/**
 * The categories of words the evidence rules look for. Each language gives phrases for each of them
 * (syntax: `compile` in ../pattern.ts). Adding a word to a lexicon is all it takes to teach a synonym.
 */
export const CATEGORIES = [
  // determiners and quantities
  'indefinite', // "a", "another": stands for one before a noun
  'definite',
  'possessive',
  'demonstrative',
  'vague', // "a few"
  'hedge', // "about" before or "or so" after a number
  'unit', // a number before it is no count
  'ordinal',
  'eachOf', // "of them", "of the 12": what follows or precedes is a subset
  'oneOf', // "one of them"
  // operation cues
  'increment',
  'total',
  'makesTotal', // "that makes 12"
  'shortSpan', // "last week"
  'correction',
  'reference', // "I mentioned"
  'loss',
  'conversion',
  'repeat',
  'expansion',
  // the three tests
  'pseudo', // looks like a trigger, is none
  'negation',
  'without',
  'planned',
  'scheduled', // works backwards as well: "are scheduled"
  'future',
  'conditional',
  'possible',
  'interest',
  'hypothetical',
  'otherVenture',
  'otherActor',
  'we',
  'related',
  'synthetic',
  'survey',
  // stages
  'signed',
  'unsigned',
  'verbal',
  'draft',
  'running',
  'started',
  'completed',
  'done', // held, did
  // nouns and verbs of the four types
  'interviewNoun',
  'notInterview',
  'talkNoun',
  'interviewVerb',
  'talkVerb',
  'groupSession',
  'booth',
  'expert',
  'customerSide',
  'topic',
  'demo',
  'loiNoun',
  'notLoi',
  'pilotNoun',
  'notPilot',
  'usesProduct',
  'product',
  'testing',
  'own', // own lab, in-house
  'payingCustomer',
  'payVerb',
  'payUs',
  'free',
  'grant',
  'order',
  'contract',
  'productContract',
  'sold',
  'bought',
  'customer',
  'haveVerb',
  'loanOrDeposit',
  'outside', // not through the founder's network
  'multiYear',
  'paid', // "paid pilot"
  // syntax
  'coordinator',
  'contrast',
  'verb',
  'pronounSubject',
  'stop', // ends a noun phrase to the left
  'with',
  'interrogative',
  'person',
  'place',
  'generic', // nouns that name a kind of organisation or person
  'notName', // capitalised words that are no names
  'example',
  'yes',
  'no',
  'volumeUnit',
  'need',
] as const

export type Category = (typeof CATEGORIES)[number]
export type Lexicon = Record<Category, string>
