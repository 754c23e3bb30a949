const COMPANIES = [
  'Orbit',
  'Meridian',
  'Halden',
  'Nordwerk',
  'Silva',
  'Torres',
  'Lumen',
  'Kestrel',
  'Vela',
  'Arden',
]
const KINDS = ['Foods', 'Semi', 'Dairy', 'Systems']
const ROLES = ['plant managers', 'buyers', 'site leads', 'quality managers']
const OPENING = [
  'We built a low-power acoustic chip that hears when a bee colony is about to collapse.',
  'Almond growers lose about 30% of the colonies mid-season; every lost hive costs them around 200 dollars.',
  'First use would be monitoring rented hives in orchards.',
  'Almond orchards are our priority 1 industry, queen breeders come second.',
  'Our ideal customer is an almond orchard in California with more than 500 acres.',
  'The orchard operations manager is the one who signs.',
  'For almond growers we cut hive losses from 30% to 12%.',
  'In our lab test we measured 94% accuracy over one season.',
]

/**
 * Yields what a founder writes over months: the idea first, then interviews, letters, pilots, vague numbers,
 * answers.
 */
export function* messages(): Generator<string> {
  yield* OPENING
  for (let week = 1; ; week++) {
    const company = `${COMPANIES[week % COMPANIES.length]} ${KINDS[Math.floor(week / 10) % KINDS.length]}`
    const role = ROLES[week % ROLES.length]
    yield `In week ${week} we did ${(week % 3) + 1} more interviews with ${role}; the price came up ${week} times.`
    if (week % 4 === 0) yield `We signed an LOI with ${company} in week ${week}.`
    if (week % 6 === 0)
      yield `${company} started a pilot with us in week ${week}, it is running at their site.`
    if (week % 5 === 0) yield `We also talked to about ${(week % 7) + 3} ${role} at the fair of week ${week}.`
    if (week % 5 === 0) yield `Yes, ${(week % 7) + 2}`
    yield `How should we follow up in week ${week + 1}, and what would you ask the ${role} next?`
  }
}
