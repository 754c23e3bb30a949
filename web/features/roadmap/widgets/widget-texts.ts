/** What belongs in an empty place, an example in a founder's words, and the act that fills it. */
export interface EmptyText {
  readonly title?: string
  readonly text: string
  readonly example: string
  readonly act: string
}

export const EMPTY = {
  idea: {
    text: 'Say what it does that was not possible before, and who has the problem.',
    example:
      'A membrane that takes lithium out of hot brine. Plant managers reinject brine worth €3 million a year.',
    act: 'Describe the idea',
  },
  value: {
    text: 'Say who gains, what changes and by how much. One lab result is enough to start.',
    example: 'For geothermal operators, we cut the cost of lithium recovery from €6,900 to €4,200 per tonne.',
    act: 'Write it in chat',
  },
  evidence: {
    text: 'Held interviews, signed letters, running pilots and paid invoices count. Plans, friends, grants and your own lab do not.',
    example: 'Last month we interviewed 12 plant managers about their brine.',
    act: 'Report an interview',
  },
  industries: {
    text: 'List the places where it could be used. One becomes primary, the others wait.',
    example: 'Geothermal first, battery recycling second, oilfield water later.',
    act: 'Compare industries',
  },
  icp: {
    text: 'Describe the one company you would phone on Monday, then generalise from it.',
    example: 'A 20 MW plant in the Upper Rhine valley with 180 mg of lithium per litre and its own chemist.',
    act: 'Describe the customer',
  },
  persona: {
    text: 'Name who signs, what moves them and which proof they ask for.',
    example: 'The plant manager. He needs 1,000 hours on his own brine.',
    act: 'Name the buyer',
  },
} as const satisfies Record<string, EmptyText>

/** A part that is missing inside a widget that holds something. */
export const MISSING = {
  technology: {
    title: 'The technology',
    text: 'What it does that was not possible before.',
    example: 'It takes 94 % of the lithium out of brine at 80 °C.',
    act: 'Describe it',
  },
  problem: {
    title: 'The problem',
    text: 'Who has it, and what it costs them in money, time or risk.',
    example: 'Plant managers reinject lithium worth €3.1 million a year.',
    act: 'Name the problem',
  },
  applications: {
    title: 'The applications',
    text: 'Every place where it could be used; the three most painful first.',
    example: 'Geothermal brine, oilfield water, battery recycling.',
    act: 'List them',
  },
  valueProposition: {
    title: 'The value proposition',
    text: 'Who gains, what changes, and by how much.',
    example: 'We cut the cost of lithium recovery from €6,900 to €4,200 per tonne.',
    act: 'Write it in chat',
  },
  proof: {
    title: 'No proof yet',
    text: 'One lab result with its test conditions is enough to start.',
    example: '94 % recovery over 400 hours on synthetic brine at 80 °C.',
    act: 'Add a lab result',
  },
  customerProof: {
    title: 'No proof from a customer yet',
    text: 'One number measured on their site counts more than any lab result.',
    example: 'On Terravent’s brine we lost 3.1 % flux in 21 days.',
    act: 'Add customer proof',
  },
  primary: {
    title: 'No primary industry yet',
    text: 'One becomes priority 1; the others wait until it is won.',
    example: 'Geothermal power is our priority 1.',
    act: 'Choose one',
  },
  characteristics: {
    title: 'What they have in common',
    text: 'Three traits you can check before you phone.',
    example: 'They own the site and have a chemist on the payroll.',
    act: 'Add traits',
  },
  role: {
    title: 'The role that signs',
    text: 'Start with who signs; users and blockers come next.',
    example: 'The plant manager signs.',
    act: 'Name the role',
  },
  motivation: {
    title: 'What moves them',
    text: 'What changes for this person when they say yes.',
    example: 'A second revenue line without a lost hour of generation.',
    act: 'Say what moves them',
  },
  proofNeeded: {
    title: 'The proof they ask for',
    text: 'What they want to see, measured where, before they start a trial.',
    example: '1,000 hours on our own brine, signed off by our chemist.',
    act: 'Name the proof',
  },
} as const satisfies Record<string, EmptyText>
